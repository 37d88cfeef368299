import { useTranslations } from "next-intl";
import { MapBeside } from "@/components/farms/list/map-beside";
import { OverviewSkeleton } from "@/components/overview/overview-page";
import { PageHeader } from "@/components/shell/page-header";
import { Skeleton } from "@/components/ui/skeleton";

/** The page's shape while its data is on the way. */
export default function OverviewLoading() {
  return (
    <MapBeside
      header={<PageHeader title={useTranslations("overview")("title")} />}
      map={<Skeleton className="h-full rounded-none" />}
    >
      <OverviewSkeleton />
    </MapBeside>
  );
}
