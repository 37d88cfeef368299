import type { SheetMeasure } from "./soil-types";

/** A figure with its ratings. */
export type RatedMeasure = SheetMeasure & { class: "low" | "medium" | "high"; low_below: number; high_above: number };

/** Whether a figure has ratings to show it against. */
export const isRated = (measure: SheetMeasure): measure is RatedMeasure =>
  measure.class !== null && measure.low_below !== null && measure.high_above !== null;

/**
 * Where a value stands on a bar of three equal bands, 0 to 1: straight within each band, and the high band ends as far
 * above its beginning as that is from nothing.
 */
export function bandPosition({ value, low_below: low, high_above: high }: RatedMeasure): number {
  if (value < low) return Math.max(value, 0) / low / 3;
  if (value <= high) return high > low ? (1 + (value - low) / (high - low)) / 3 : 1 / 2;
  return high > 0 ? (2 + Math.min((value - high) / high, 1)) / 3 : 1;
}

/** Decimals for a value of its size: enough to tell it from the limits of its bands. */
export function decimalsFor(value: number): number {
  if (value >= 100) return 0;
  if (value >= 10) return 1;
  return value >= 1 ? 2 : 3;
}
