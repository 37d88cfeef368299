import { productOf, type ShownRow } from "./shown-rows";

/** Where a price stands against the median, from cheap to dear. */
export const medianSteps = ["muchCheaper", "cheaper", "near", "dearer", "muchDearer"] as const;
/** A step of the comparison with the median. */
export type MedianStep = (typeof medianSteps)[number];

/** How a market's price stands against the median of those shown in the month of its newest price. */
export type Comparison = { step: MedianStep; percent: number; median: number; markets: number; month: string };

/** Fewer prices make no median that says anything. */
const leastMarkets = 3;
/** Percent from the median up to which a price is near it, and beyond which it is much dearer or cheaper. */
const nearPercent = 5;
const farPercent = 15;

/**
 * Compares each row's newest price with the median of the same product over all rows that have a price in the same
 * month, so that an old price is never compared with a new one. Null: too few of them, or a price far from the usual.
 */
export function compareWithMedian(shown: readonly ShownRow[]): Map<number, Comparison | null> {
  const medians = new Map<string, { median: number; markets: number } | null>();
  const medianOf = (each: ShownRow, month: string) => {
    const key = `${productOf(each)} ${month}`;
    const known = medians.get(key);
    if (known !== undefined) return known;
    const found = monthMedian(
      shown.filter((other) => productOf(other) === productOf(each)),
      month,
    );
    medians.set(key, found);
    return found;
  };
  return new Map(
    shown.map((each) => {
      const month = each.newest.date.slice(0, 7);
      const of = each.newest.outlier ? null : medianOf(each, month);
      if (of === null || of.median === 0) return [each.row.series_id, null];
      const percent = (each.newest.price / of.median - 1) * 100;
      return [each.row.series_id, { ...of, step: stepOf(percent), percent, month }];
    }),
  );
}

/** The step of a price that stands `percent` above (or, negative, below) the median. */
export function stepOf(percent: number): MedianStep {
  if (percent < -farPercent) return "muchCheaper";
  if (percent < -nearPercent) return "cheaper";
  if (percent <= nearPercent) return "near";
  return percent <= farPercent ? "dearer" : "muchDearer";
}

function monthMedian(rows: readonly ShownRow[], month: string): { median: number; markets: number } | null {
  const prices = rows
    .flatMap((each) => (each.newest.outlier && each.newest.date.startsWith(month) ? [] : (priceIn(each, month) ?? [])))
    .toSorted((a, b) => a - b);
  const middle = prices.length / 2;
  const [lower, upper] = [prices[Math.ceil(middle) - 1], prices[Math.floor(middle)]];
  if (prices.length < leastMarkets || lower === undefined || upper === undefined) return null;
  return { median: (lower + upper) / 2, markets: prices.length };
}

function priceIn({ row, kind, newest }: ShownRow, month: string): number | null {
  if (newest.date.startsWith(month)) return newest.price;
  return row.months.find((each) => each.month === month)?.[kind] ?? null;
}
