import { useTranslations } from "next-intl";
import { ListSkeleton } from "@/components/farms/list/farm-list";
import { MapBeside } from "@/components/farms/list/map-beside";
import { PageHeader } from "@/components/shell/page-header";
import { Skeleton } from "@/components/ui/skeleton";

/** The page's shape while its data is on the way. */
export default function FarmsLoading() {
  return (
    <MapBeside
      header={<PageHeader title={useTranslations("farms")("title")} />}
      map={<Skeleton className="h-full rounded-none" />}
    >
      <ListSkeleton />
    </MapBeside>
  );
}
