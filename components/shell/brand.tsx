import { cn } from "../ui/class-names";

/** The mark: furrows that meet at the horizon. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cn("size-7", className)}>
      <rect width="32" height="32" rx="9" fill="var(--leaf)" />
      <g fill="none" stroke="var(--on-leaf)" strokeWidth="2.4" strokeLinecap="round">
        <path d="M7 13.5h18" />
        <path d="M13.6 13.5C12.9 18 11 22 7.8 25.2" />
        <path d="M18.4 13.5c.7 4.5 2.6 8.5 5.8 11.7" />
        <path d="M16 13.5v11.7" />
      </g>
      <circle cx="16" cy="8.4" r="2.3" fill="var(--on-leaf)" />
    </svg>
  );
}
