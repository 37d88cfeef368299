import type { PriceKind } from "../market";
import type { MonthlyPrice } from "../models/forecast/forecast";
import type { MonthPrices } from "../models/composite";
import { monthText } from "../models/month";
import { oncePerVersion } from "../per-version";
import { readCropSeries, type CropSeries } from "./store";

/** Every series of a crop with its monthly prices, read once per version of the prices. */
export async function cropPrices(cropId: number): Promise<CropSeries[]> {
  const read = async () => ({ series: await readCropSeries(cropId) });
  return (await oncePerVersion({ cache: "crop prices", key: String(cropId) }, read)).series;
}

/** What may be compared: one product and kind of price in one country and currency. */
export type Product = {
  country: string;
  variety: string;
  unit: string;
  currency: string;
  kind: PriceKind;
};

/** A market's monthly prices of a product. */
export type MarketMonths = { series: CropSeries; months: MonthPrices; last: string };

/** The markets that have prices of a product. */
export function marketsOf(all: CropSeries[], product: Product): MarketMonths[] {
  const { country, variety, unit, currency, kind } = product;
  return all.flatMap((series) => {
    const prices = series.kinds[kind];
    const fits =
      series.market.country === country &&
      series.variety === variety &&
      series.unit === unit &&
      series.currency === currency;
    return fits && prices && prices.months.size > 0 ? [{ series, months: prices.months, last: prices.last }] : [];
  });
}

/** The newest month with a price; undefined without one. */
export function newestMonth(prices: MonthPrices): number | undefined {
  return prices.size === 0 ? undefined : Math.max(...prices.keys());
}

/** Prices as a row of months without holes, for the forecaster. */
export function monthRow(prices: MonthPrices): MonthlyPrice[] {
  const months = [...prices.keys()];
  const first = Math.min(...months);
  const last = newestMonth(prices);
  if (last === undefined) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    month: monthText(first + index),
    price: prices.get(first + index) ?? null,
  }));
}

/** Publishers of prices in words, as they may stand in a header. */
export function publishersOf(markets: MarketMonths[]): string {
  const names = [...new Set(markets.map(({ series }) => series.publisher))].sort();
  return names.join(", ").replace(/[^\x20-\x7e]/g, "?");
}

/** Seconds from a day (YYYY-MM-DD, UTC) to a moment. */
export function ageSecondsOf(day: string, now: number): number {
  return Math.max(0, Math.round((now - Date.parse(day)) / 1000));
}
