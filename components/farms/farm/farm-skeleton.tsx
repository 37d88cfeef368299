import { Skeleton } from "../../ui/skeleton";

/** The page's shape while the farm is on its way. */
export function FarmSkeleton() {
  return (
    <div aria-busy className="grid gap-4">
      <Skeleton className="h-9 max-w-2xl" />
      <Skeleton className="h-11" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-5">
        <Skeleton className="h-96" />
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}
