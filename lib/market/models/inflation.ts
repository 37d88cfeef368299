import { monthNumber, monthText } from "./month";

/** Consumer prices of a year. */
export type YearIndex = { year: number; index: number };

/** By what to multiply a month's prices to turn them into the money of `base`. */
export type InflationFactors = { base: string; factors: { month: string; factor: number }[] };

/** A year's mean stands at its middle, between June and July. */
const midYear = (year: number) => year * 12 + 5.5;

/** The index in a month, on a straight line of logarithms between the middles of two years; null beyond its reach. */
export function monthIndex(index: readonly YearIndex[], month: number): number | null {
  const after = index.find(({ year }) => midYear(year) >= month);
  const before = index.findLast(({ year }) => midYear(year) <= month);
  if (!before || !after || after.year - before.year > 1) return null;
  if (before.year === after.year) return before.index;
  const share = (month - midYear(before.year)) / 12;
  return Math.exp(Math.log(before.index) * (1 - share) + Math.log(after.index) * share);
}

/**
 * Factors that turn prices of months (YYYY-MM) into the money of the newest month that the yearly index reaches (June of
 * its last year), interpolated log-linearly between mid-years. Months that it does not reach are left out; null without
 * an index.
 */
export function inflationFactors(index: readonly YearIndex[], months: readonly string[]): InflationFactors | null {
  const years = index.toSorted((a, b) => a.year - b.year);
  const last = years.at(-1);
  const base = last && Math.floor(midYear(last.year));
  const basePrices = base === undefined ? null : monthIndex(years, base);
  if (base === undefined || basePrices === null) return null;
  const factors = [...new Set(months.map(monthNumber))]
    .sort((a, b) => a - b)
    .flatMap((month) => {
      const prices = monthIndex(years, month);
      return prices === null ? [] : [{ month: monthText(month), factor: basePrices / prices }];
    });
  return { base: monthText(base), factors };
}
