import { useTranslations } from "next-intl";
import { MarketSkeleton } from "@/components/market/market-skeleton";
import { PageHeader } from "@/components/shell/page-header";

/** The page's shape while its data is on the way. */
export default function MarketLoading() {
  return (
    <>
      <PageHeader title={useTranslations("market")("title")} />
      <MarketSkeleton />
    </>
  );
}
