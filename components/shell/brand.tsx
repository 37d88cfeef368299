import { cn } from "../ui/class-names";

/** The mark: a G ploughed in furrows. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cn("size-7", className)}>
      <rect width="32" height="32" rx="9" fill="var(--leaf)" />
      <g fill="none" stroke="var(--on-leaf)" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M22.7 9.3A9.5 9.5 0 1 0 25.5 16h-9" />
        <path d="M19.2 12.3A5 5 0 1 0 16 21" />
      </g>
    </svg>
  );
}
