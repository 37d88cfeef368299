import type { z } from "zod";
import { invalidRequest } from "../api/errors";
import type { Provenance } from "../api/provenance";
import { findCrop } from "../crops/calendar";
import { mostPrices, type PricesQuery } from "./contract";
import { readDirectory, seriesOf, type Directory } from "./directory";
import { homeCountry, type Series } from "./market";
import { dayOf, findNewest, newestDate, secondsSince, type NewestPrices } from "./newest";
import { findMarkets, findWhere, liesIn } from "./where";

type Query = z.output<typeof PricesQuery>;

/** A series with its newest prices. */
export type PricedSeries = { series: Series; prices: NewestPrices; date: string };

/** The newest prices that were asked for. */
export type Prices = {
  /** Of the newest of them; the asked day when there are none. */
  date: string;
  currency: string;
  rows: PricedSeries[];
};

/** Series with their newest prices on or before a day; one without any is left out. */
export async function priced(series: Series[], day: string): Promise<PricedSeries[]> {
  const newest = await findNewest(
    series.map(({ id }) => id),
    day,
  );
  return series.flatMap((each) => {
    const prices = newest.get(each.id);
    return prices ? [{ series: each, prices, date: newestDate(prices) }] : [];
  });
}

/** The newest of the dates of priced series; null when there are none. */
export const newestOfAll = (rows: PricedSeries[]): string | null =>
  rows.reduce<string | null>((newest, { date }) => (newest === null || date > newest ? date : newest), null);

/** Who published observations, and how old the newest of them is. */
export function observedBy(series: Series[], { newest, now }: { newest: string; now: number }): Provenance {
  const publishers = [...new Set(series.map(({ publisher }) => publisher))].sort();
  return { source: publishers.join("; "), kind: "observed", ageSeconds: secondsSince(newest, now) };
}

/** The series that a query means, all of one currency. */
async function seriesAsked(directory: Directory, { crop_id: cropId, market, location }: Query) {
  if (cropId !== undefined) await findCrop(cropId);
  const where = await findWhere(directory, location);
  const currency = directory.currencyOf(where.country) ?? homeCountry.currency;
  const markets = market === undefined ? undefined : findMarkets(directory, { where, name: market });
  const series = seriesOf(directory, { cropId, marketIds: markets?.map(({ id }) => id) }).filter(
    (each) => each.currency === currency && liesIn(where, each.market),
  );
  return { series, currency };
}

/**
 * The newest prices that a query asks for.
 * @throws ApiError 404 for a crop, market or location that is not known.
 */
export async function findPrices(query: Query, now: number): Promise<{ prices: Prices; provenance?: Provenance }> {
  const { series, currency } = await seriesAsked(await readDirectory(), query);
  if (series.length > mostPrices) {
    throw invalidRequest(`crop_id: these are more than ${mostPrices} prices; give crop_id, market or location as well`);
  }
  const day = query.date ?? dayOf(now);
  const rows = await priced(series, day);
  const newest = newestOfAll(rows);
  if (newest === null) return { prices: { date: day, currency, rows } };
  const provenance = observedBy(
    rows.map((row) => row.series),
    { newest, now },
  );
  return { prices: { date: newest, currency, rows }, provenance };
}
