import { ArrowDownRight, ArrowRight, ArrowUpRight } from "lucide-react";
import type { Newest } from "./answers";
import { directionOf, type PriceWords } from "./use-price-words";

const icons = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };

/** Which way a price moved, as an arrow and in words. */
export function Trend({ newest, words }: { newest: Newest; words: PriceWords }) {
  const direction = directionOf(newest.trend_percent);
  const text = words.trend(newest);
  if (direction === "unknown") return <span className="text-ink-soft">{text}</span>;
  const Icon = icons[direction];
  return (
    <span className="inline-flex items-start gap-1">
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>{text}</span>
    </span>
  );
}
