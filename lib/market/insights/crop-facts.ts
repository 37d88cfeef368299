import type { Crop } from "../../crops/crop";
import { homeCountry, priceKinds } from "../market";
import { compositeOf, type MonthPrices } from "../models/composite";
import { forecastPrices, type Forecast } from "../models/forecast/forecast";
import { seasonOf, type SeasonMonth } from "../models/season";
import { storageTable, type StorageCell } from "../models/storage";
import {
  marketsOf,
  monthRow,
  newestMonth,
  publishersOf,
  type MarketMonths,
  type Product,
} from "../outlook/crop-prices";
import type { CropSeries } from "../outlook/store";

/** The newest prices over the markets. */
export type CurrentRange = { low: number; high: number; from: number; to: number; markets: number; states: string[] };

/** What is known of a crop's prices in the country, apart from today's date and from other crops. */
export type CropFacts = {
  crop: Crop;
  product: Product;
  newest: { month: number; date: string };
  range: CurrentRange;
  composite: MonthPrices;
  season: SeasonMonth[];
  storage: StorageCell[];
  forecast: Forecast | null;
  publishers: string;
  /** The newest month with a price of the crop in each state, whatever its variety. */
  states: Map<string, number>;
};

const recentMonths = 12;
const rangeMonths = 3;
const horizonMonths = 6;

const monthsSince = (markets: MarketMonths[], first: number) =>
  markets.reduce((sum, { months }) => sum + [...months.keys()].filter((month) => month >= first).length, 0);

const newestOf = (markets: MarketMonths[]) => Math.max(...markets.map(({ months }) => newestMonth(months) ?? 0));

/** The varieties and kinds of price that the crop has in the country. */
function productsOf(series: CropSeries[]): Product[] {
  const { code: country, currency } = homeCountry;
  const products = series
    .filter(({ market, ...each }) => market.country === country && each.currency === currency)
    .flatMap(({ variety, unit }) => priceKinds.map((kind) => ({ country, variety, unit, currency, kind })));
  return [...new Map(products.map((each) => [`${each.variety}/${each.unit}/${each.kind}`, each])).values()];
}

/** The product with the most market-months in the year to the crop's newest price, else the most of all. */
function bestCovered(series: CropSeries[]): { product: Product; markets: MarketMonths[] } | null {
  const candidates = productsOf(series)
    .map((product) => ({ product, markets: marketsOf(series, product) }))
    .filter(({ markets }) => markets.length > 0);
  const newest = Math.max(...candidates.map(({ markets }) => newestOf(markets)));
  const scored = candidates.map((each) => ({
    ...each,
    recent: monthsSince(each.markets, newest - recentMonths + 1),
    all: monthsSince(each.markets, 0),
  }));
  const name = ({ variety, unit, kind }: Product) => `${variety}/${unit}/${kind}`;
  const [best] = scored.sort(
    (a, b) => b.recent - a.recent || b.all - a.all || name(a.product).localeCompare(name(b.product)),
  );
  return best ?? null;
}

/** Each market's newest price among the three months to the crop's newest. */
function currentRange(markets: MarketMonths[], newest: number): CurrentRange {
  const current = markets.flatMap(({ series, months }) => {
    const month = newestMonth(months);
    const price = month === undefined ? undefined : months.get(month);
    if (month === undefined || price === undefined || month <= newest - rangeMonths) return [];
    return [{ month, price, state: series.market.state }];
  });
  const prices = current.map(({ price }) => price);
  return {
    low: Math.min(...prices),
    high: Math.max(...prices),
    from: Math.min(...current.map(({ month }) => month)),
    to: newest,
    markets: current.length,
    states: [...new Set(current.map(({ state }) => state))].sort(),
  };
}

function newestByState(series: CropSeries[]): Map<string, number> {
  const states = new Map<string, number>();
  for (const { market, kinds } of series) {
    if (market.country !== homeCountry.code) continue;
    const newest = Math.max(...priceKinds.map((kind) => newestMonth(kinds[kind]?.months ?? new Map()) ?? 0));
    if (newest > 0) states.set(market.state, Math.max(newest, states.get(market.state) ?? 0));
  }
  return states;
}

/** What is known of a crop's prices; null where the country has none. */
export function cropFacts(crop: Crop, series: CropSeries[]): CropFacts | null {
  const best = bestCovered(series);
  if (!best) return null;
  const { product, markets } = best;
  const months = markets.map((each) => each.months);
  const composite = compositeOf(months);
  if (!composite) return null;
  const newest = newestOf(markets);
  const dates = markets.map(({ last }) => last).sort();
  return {
    crop,
    product,
    newest: { month: newest, date: dates.at(-1) ?? "" },
    range: currentRange(markets, newest),
    composite: composite.prices,
    season: seasonOf(months),
    storage: storageTable(months),
    forecast: forecastPrices(monthRow(composite.prices), horizonMonths),
    publishers: publishersOf(markets),
    states: newestByState(series),
  };
}
