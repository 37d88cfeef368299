import { useTranslations } from "next-intl";
import { FarmSkeleton } from "@/components/farms/farm/farm-skeleton";
import { PageHeader } from "@/components/shell/page-header";

/** The page's shape while its data is on the way. */
export default function FarmLoading() {
  return (
    <>
      <PageHeader title={useTranslations("farm")("title")} />
      <FarmSkeleton />
    </>
  );
}
