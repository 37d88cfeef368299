import { Card } from "../ui/card";
import { Skeleton } from "../ui/skeleton";

/** The shape of the settings page. */
export function SettingsSkeleton() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      {[0, 1, 2, 3].map((card) => (
        <Card key={card} className="flex flex-col gap-4">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-11" />
          <Skeleton className="h-10 w-28" />
        </Card>
      ))}
    </div>
  );
}
