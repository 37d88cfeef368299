import { Card } from "../ui/card";
import { Skeleton } from "../ui/skeleton";

/** The shape of the list of keys. */
export function KeysSkeleton() {
  return (
    <Card className="flex flex-col gap-4">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-6">
          <Skeleton className="h-9 flex-1" />
          <Skeleton className="h-6 w-20" />
          <Skeleton className="h-6 w-28 max-sm:hidden" />
        </div>
      ))}
    </Card>
  );
}
