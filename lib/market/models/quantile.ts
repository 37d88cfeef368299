/** The value below which a share of the values lies: linear between order statistics (Hyndman & Fan 1996, type 7). */
function quantile(sorted: ArrayLike<number>, share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? NaN;
  const above = sorted[Math.ceil(at)] ?? NaN;
  return below + (above - below) * (at - Math.floor(at));
}

/** A tenth of the values are below `low`, half below `middle`, a tenth above `high`. */
export type Band = { low: number; middle: number; high: number };

/** The 10, 50 and 90 % points of values, of which there must be one at least. */
export function bandOf(values: readonly number[]): Band {
  const sorted = Float64Array.from(values).sort();
  return { low: quantile(sorted, 0.1), middle: quantile(sorted, 0.5), high: quantile(sorted, 0.9) };
}

/** The middle of values, of which there must be one at least. */
export const median = (values: readonly number[]): number => quantile(Float64Array.from(values).sort(), 0.5);
