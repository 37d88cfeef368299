import type { ReactNode } from "react";

type ChartTooltipProps = {
  /** Filled in by recharts. */
  active?: boolean;
  label?: string | number;
  /** The point under the pointer as a sentence; null: nothing to say. */
  say: (label: string | number) => ReactNode;
};

/** A tooltip that reads like a sentence: `<Tooltip content={<ChartTooltip say={...} />} />`. */
export function ChartTooltip({ active, label, say }: ChartTooltipProps) {
  if (!active || label === undefined) return null;
  const sentence = say(label);
  if (sentence === null) return null;
  return (
    <p
      role="status"
      className="rounded-control border-line bg-surface text-small text-ink shadow-float max-w-64 border px-3 py-2"
    >
      {sentence}
    </p>
  );
}
