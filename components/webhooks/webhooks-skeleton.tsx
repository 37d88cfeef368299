import { Card } from "../ui/card";
import { Skeleton } from "../ui/skeleton";

/** The shape of the list of webhooks. */
export function WebhooksSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      {[0, 1].map((row) => (
        <Card key={row} className="flex max-w-4xl flex-col gap-3">
          <Skeleton className="h-7 w-52" />
          <Skeleton className="h-5 w-full max-w-sm" />
          <Skeleton className="h-9 w-40" />
        </Card>
      ))}
    </div>
  );
}
