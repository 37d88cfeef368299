import { Card } from "../ui/card";
import { Skeleton } from "../ui/skeleton";

/** The shape of the usage page. */
export function UsageSkeleton() {
  return (
    <>
      <Skeleton className="h-11 max-w-xl" />
      <div className="grid gap-6 lg:grid-cols-2">
        {[0, 1].map((card) => (
          <Card key={card} className="flex flex-col gap-4">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-56" />
          </Card>
        ))}
      </div>
    </>
  );
}
