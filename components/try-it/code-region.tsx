import { cn } from "../ui/class-names";

type CodeRegionProps = { text: string; label: string; className?: string };

/** Text as it stands, in a frame that scrolls and takes the focus for it. */
export function CodeRegion({ text, label, className }: CodeRegionProps) {
  return (
    <pre
      tabIndex={0}
      role="region"
      aria-label={label}
      className={cn("rounded-control border-line bg-sunken text-small overflow-auto border p-3 font-mono", className)}
    >
      <code>{text}</code>
    </pre>
  );
}
