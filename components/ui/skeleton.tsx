import { cn } from "./class-names";

/** The shape of what comes; appears only when the wait passes 200 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn("animate-skeleton rounded-control bg-ink/8", className)} />;
}
