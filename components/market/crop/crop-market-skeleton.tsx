import { Skeleton } from "../../ui/skeleton";

/** The page's shape while its prices are on the way. */
export function CropMarketSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-5">
      <Skeleton className="h-96 lg:col-span-2" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  );
}
