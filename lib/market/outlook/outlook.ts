import type { z } from "zod";
import { ApiError } from "../../api/errors";
import type { Provenance } from "../../api/provenance";
import { findCrop } from "../../crops/calendar";
import type { Crop } from "../../crops/crop";
import type { OutlookQuery } from "../crop/contract";
import { readDirectory } from "../directory";
import { compositeOf, type MonthPrices } from "../models/composite";
import { forecastPrices, type Forecast, type MonthlyPrice } from "../models/forecast/forecast";
import { monthAt, monthText } from "../models/month";
import { seasonOf, type SeasonMonth } from "../models/season";
import { storageTable, type StorageCell } from "../models/storage";
import {
  ageSecondsOf,
  cropPrices,
  marketsOf,
  monthRow,
  newestMonth,
  publishersOf,
  type MarketMonths,
  type Product,
} from "./crop-prices";
import { oncePerVersion } from "../per-version";
import type { CropSeries } from "./store";

/** What is to be expected of a series' price, apart from today's date. */
export type Outlook = {
  crop: Crop;
  product: Product;
  basis: string;
  newest: { month: number; price: number; date: string } | null;
  /** The two years to it. */
  past: MonthlyPrice[];
  forecast: Forecast | null;
  season: SeasonMonth[];
  storage: StorageCell[];
  source: string;
};

/** Months with a price from which on a market stands for itself. */
const ownMonths = 36;
const horizonMonths = 9;
const pastMonths = 24;

type Basis = { words: string; prices: MonthPrices; season: SeasonMonth[]; markets: MarketMonths[] };

/** The market's own prices where they are three years and show a season, else the median of its country's markets. */
function basisOf(series: CropSeries, markets: MarketMonths[]): Basis | null {
  const own = markets.find((each) => each.series.id === series.id);
  if (own && own.months.size >= ownMonths) {
    const season = seasonOf([own.months]);
    const { name, state } = series.market;
    if (season.length === 12) return { words: `${name}, ${state}`, prices: own.months, season, markets: [own] };
  }
  const months = markets.map((each) => each.months);
  const composite = compositeOf(months);
  if (!composite) return null;
  const words = `Median of ${composite.markets} ${composite.markets === 1 ? "market" : "markets"} of the country`;
  return { words, prices: composite.prices, season: seasonOf(months), markets };
}

function newestOf({ prices, markets }: Basis): Outlook["newest"] {
  const month = newestMonth(prices);
  const price = month === undefined ? undefined : prices.get(month);
  const date = markets
    .map(({ last }) => last)
    .sort()
    .at(-1);
  return month === undefined || price === undefined || date === undefined ? null : { month, price, date };
}

async function workOut({ series_id: seriesId, kind }: z.output<typeof OutlookQuery>): Promise<Outlook> {
  const cropId = (await readDirectory()).byId.get(seriesId)?.cropId;
  const all = cropId === undefined ? [] : await cropPrices(cropId);
  const series = all.find(({ id }) => id === seriesId);
  if (cropId === undefined || !series) throw new ApiError(404, "Not found", "There is no price series with this id.");
  const { variety, unit, currency, market } = series;
  const product = { country: market.country, variety, unit, currency, kind };
  const markets = marketsOf(all, product);
  const crop = await findCrop(cropId);
  const basis = basisOf(series, markets);
  const source = publishersOf(markets) || series.publisher;
  if (!basis) {
    const none = { newest: null, past: [], forecast: null, season: [], storage: [] };
    return { crop, product, basis: `There are no ${kind} prices of it`, ...none, source };
  }
  const months = monthRow(basis.prices);
  return {
    crop,
    product,
    basis: basis.words,
    newest: newestOf(basis),
    past: months.slice(-pastMonths),
    forecast: forecastPrices(months, horizonMonths),
    season: basis.season,
    storage: storageTable(markets.map(({ months }) => months)),
    source,
  };
}

/** Season, forecast and what storing brought of a series, worked out once per version of the prices. @throws ApiError 404 */
export async function findOutlook(
  query: z.output<typeof OutlookQuery>,
  now: number,
): Promise<{ outlook: Outlook; provenance: Provenance }> {
  const key = `${query.series_id}/${query.kind}`;
  const outlook = await oncePerVersion({ cache: "outlook", key }, () => workOut(query));
  const { newest, source, forecast } = outlook;
  const kind = forecast ? "forecast" : "modelled";
  return { outlook, provenance: { source, kind, ageSeconds: newest ? ageSecondsOf(newest.date, now) : 0 } };
}

/** Whole months from the newest price to a moment, and that price's month in text. */
export function monthsOld({ newest }: Outlook, now: number): { month: string | null; months: number } {
  if (!newest) return { month: null, months: 0 };
  return { month: monthText(newest.month), months: Math.max(0, monthAt(now) - newest.month) };
}
