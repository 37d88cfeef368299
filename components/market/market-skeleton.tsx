import { useTranslations } from "next-intl";
import { Skeleton } from "../ui/skeleton";

/** The shape of map and prices while they are on the way. */
export function PricesSkeleton() {
  const t = useTranslations("market");
  return (
    <div aria-busy className="flex flex-col gap-4">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="rounded-card h-96 max-lg:hidden" />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="rounded-card h-28 lg:h-14" />
      ))}
    </div>
  );
}

/** The shape of the whole page while it is on the way. */
export function MarketSkeleton() {
  return (
    <>
      <div aria-hidden className="mb-5 grid grid-cols-2 gap-3 lg:flex">
        <Skeleton className="col-span-2 h-11 lg:w-44" />
        <Skeleton className="h-11 lg:w-40" />
        <Skeleton className="h-11 lg:w-48" />
      </div>
      <PricesSkeleton />
    </>
  );
}
