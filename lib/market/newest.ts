import { trendPercent } from "./models/trend";
import { priceKinds, type PriceKind } from "./market";
import { readNewest, type NewestRow } from "./store";

/** The newest price of a kind, per unit of its series. */
export type Newest = {
  price: number;
  date: string;
  /** Null: nothing to compare with, or it is an outlier. */
  trendPercent: number | null;
  trendFrom: string | null;
  aggregate: boolean;
  outlier: boolean;
};

/** The newest prices of a series; one of them is there. */
export type NewestPrices = Record<PriceKind, Newest | null>;

/** Today in UTC, YYYY-MM-DD. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Seconds from the beginning of a day to `now`. */
export const secondsSince = (day: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(day)) / 1000));

function newestOf({ price, date, aggregate, outlier, beforeDate, beforePrice }: NewestRow): Newest {
  const percent = trendPercent(price, beforePrice);
  return {
    price,
    date,
    aggregate,
    outlier,
    trendPercent: percent,
    trendFrom: percent === null ? null : beforeDate,
  };
}

/** The newest prices of series on or before a day, by the series' ids; a series without one is left out. */
export async function findNewest(ids: number[], day: string): Promise<Map<number, NewestPrices>> {
  const found = new Map<number, NewestPrices>();
  if (ids.length === 0) return found;
  for (const row of await readNewest(ids, day)) {
    found.set(row.seriesId, { retail: null, wholesale: null, ...found.get(row.seriesId), [row.kind]: newestOf(row) });
  }
  return found;
}

/** The date of the newer of a series' newest prices. */
export const newestDate = (prices: NewestPrices): string =>
  priceKinds.map((kind) => prices[kind]?.date ?? "").reduce((a, b) => (a > b ? a : b));
