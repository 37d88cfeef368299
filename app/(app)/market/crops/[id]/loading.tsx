import { useTranslations } from "next-intl";
import { CropMarketSkeleton } from "@/components/market/crop/crop-market-skeleton";
import { PageHeader } from "@/components/shell/page-header";

/** The page's shape while its data is on the way. */
export default function CropMarketLoading() {
  return (
    <>
      <PageHeader title={useTranslations("marketCrop")("title")} />
      <CropMarketSkeleton />
    </>
  );
}
