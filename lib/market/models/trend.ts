const mostPercent = 999_999.9;

/**
 * Change in % from an earlier price to a price, to a tenth; null when there is none to compare with. A trend compares
 * the newest price with the latest of the calendar month before, else of the two months before that.
 */
export function trendPercent(price: number, before: number | null): number | null {
  if (before === null || before <= 0) return null;
  const percent = Math.min(mostPercent, (price / before - 1) * 100);
  // -0.04 % rounds to a zero with a sign, which no price moved by.
  return Math.round(percent * 10) / 10 || 0;
}

/** A change as text: `+4.2%`, `-0.5%`, `0.0%`; `n/a` for null. */
export function trendText(percent: number | null): string {
  if (percent === null) return "n/a";
  return `${percent > 0 ? "+" : ""}${percent.toFixed(1)}%`;
}
