import type { z } from "zod";
import { ApiError, invalidRequest } from "../../api/errors";
import type { Provenance } from "../../api/provenance";
import { findCrop } from "../../crops/calendar";
import { fold } from "../../geo/fold";
import type { HistoryQuery } from "../contract";
import { readDirectory, type Directory } from "../directory";
import { groupedBy } from "../grouped";
import { stateAverage } from "../import/batch";
import { homeCountry, locationText, type PriceKind, type Series } from "../market";
import { listed } from "../names";
import { dayOf } from "../newest";
import { observedBy } from "../prices";
import { readNewestDates } from "../store";
import { findMarkets, findWhere, liesIn, type Where } from "../where";
import { countObservations, readPoints, type Span } from "./store";

type Query = z.output<typeof HistoryQuery>;

/** Prices per unit of a day, week or month, by its first day. */
export type Point = { date: string } & Record<PriceKind, number | null>;

/** Prices of a crop over time. */
export type History = {
  /** What is common to all series that stand behind it: crop, variety, unit and currency. */
  product: Pick<Series, "cropId" | "cropName" | "variety" | "unit" | "currency">;
  /** The market, or of how many markets it is the median. */
  market: string;
  location: string;
  span: Span;
  points: Point[];
};

/** Series of one variety, unit and publisher, markets apart from state averages. */
type Product = { series: Series[]; newest: string; newestOf: Map<number, string> };

const defaultYears = 2;

function yearsBefore(day: string, years: number): string {
  const date = new Date(day);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return dayOf(date.getTime());
}

const noPrices = (text: string) => new ApiError(404, "No prices", text);

/** The crop's series at the market that is meant. @throws ApiError 404 when it has none, 400 when several are meant. */
function seriesOfMarket(
  directory: Directory,
  { where, name, ofCrop }: { where: Where; name: string; ofCrop: Series[] },
) {
  const ids = new Set(findMarkets(directory, { where, name }).map(({ id }) => id));
  const series = ofCrop.filter(({ market }) => ids.has(market.id));
  const markets = [...groupedBy(series, ({ market }) => market.id).values()].flatMap(([first]) => first?.market ?? []);
  if (markets.length > 1) {
    const states = markets
      .map((market) => locationText(market))
      .sort()
      .slice(0, 5);
    throw invalidRequest(
      `market: "${name}" is the name of ${markets.length} markets; add location, such as ${listed(states)}`,
    );
  }
  return series;
}

/** The series that a query may mean. */
async function candidates(directory: Directory, query: Query): Promise<{ where: Where; series: Series[] }> {
  const crop = await findCrop(query.crop_id);
  const where = await findWhere(directory, query.location);
  const currency = directory.currencyOf(where.country) ?? homeCountry.currency;
  const ofCrop = directory.ofCrop(crop.id).filter((each) => each.currency === currency && liesIn(where, each.market));
  const series = query.market === undefined ? ofCrop : seriesOfMarket(directory, { where, name: query.market, ofCrop });
  if (series.length === 0) {
    const at = query.market === undefined ? locationText(where) : `${query.market}, ${locationText(where)}`;
    throw noPrices(`There are no prices of ${crop.name} in ${at}. GET /v1/market/prices lists what there is.`);
  }
  if (query.variety === undefined) return { where, series };
  const variety = fold(query.variety);
  const ofVariety = series.filter((each) => fold(each.variety) === variety);
  if (ofVariety.length === 0) {
    const varieties = [...new Set(series.map((each) => each.variety))];
    throw noPrices(`variety: there are no prices of this there; there are of ${listed(varieties)}.`);
  }
  return { where, series: ofVariety };
}

/** Series that may be laid together, with the dates of their newest prices on or before a day. */
async function productsOf(series: Series[], day: string): Promise<Product[]> {
  const dates = await readNewestDates(
    series.map(({ id }) => id),
    day,
  );
  const newestOf = new Map(dates.map(({ seriesId, date }) => [seriesId, date]));
  const groups = groupedBy(series, ({ variety, unit, publisher, market }) =>
    JSON.stringify([variety, unit, publisher, market.name === stateAverage]),
  );
  return [...groups.values()].map((ofProduct) => ({
    series: ofProduct,
    newest: ofProduct.reduce(
      (newest, { id }) => (newest > (newestOf.get(id) ?? "") ? newest : (newestOf.get(id) ?? "")),
      "",
    ),
    newestOf,
  }));
}

/** The days that are asked for: two years to the newest price where they are left out. */
function spanOf(
  { start_date: start, end_date: end }: Query,
  { newest, today }: { newest: string; today: string },
): Span {
  const last = newest === "" ? today : newest;
  const to = end ?? (start !== undefined && start > last ? start : last);
  return { from: start ?? yearsBefore(to, defaultYears), to };
}

/** Of products with equally new prices the one with most observations. */
async function mostObserved(products: Product[], span: Span): Promise<Product | undefined> {
  if (products.length < 2) return products[0];
  const counts = await countObservations(
    products.flatMap(({ series }) => series.map(({ id }) => id)),
    span,
  );
  const observations = ({ series }: Product) => series.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
  return products.toSorted((a, b) => observations(b) - observations(a))[0];
}

/** Whose prices these are, in words. */
function ownerOf(series: Series[], { where, used }: { where: Where; used: Series[] }) {
  const [only, ...others] = used.length > 0 ? used : series;
  if (only && others.length === 0)
    return { median: false, market: only.market.name, location: locationText(only.market) };
  const markets = only?.market.name === stateAverage ? "state averages" : "markets";
  return { median: true, market: `Median of ${others.length + 1} ${markets}`, location: locationText(where) };
}

function pointsOf(rows: { date: string; kind: PriceKind; price: number }[]): Point[] {
  const points = new Map<string, Point>();
  for (const { date, kind, price } of rows) {
    points.set(date, { retail: null, wholesale: null, ...points.get(date), date, [kind]: price });
  }
  return [...points.values()];
}

/**
 * A crop's prices over time.
 * @throws ApiError 404 for a crop, market, location or variety without prices, 400 for a market name of several.
 */
export async function findHistory(query: Query, now: number): Promise<{ history: History; provenance?: Provenance }> {
  const today = dayOf(now);
  const { where, series: possible } = await candidates(await readDirectory(), query);
  const products = await productsOf(possible, query.end_date ?? today);
  const newest = products.reduce((latest, product) => (latest > product.newest ? latest : product.newest), "");
  const span = spanOf(query, { newest, today });
  const product = await mostObserved(
    products.filter((each) => each.newest === newest),
    span,
  );
  const [first] = product?.series ?? [];
  if (!product || !first) throw new Error("A price history of no series.");
  const { series, newestOf } = product;
  const used = series.filter(({ id }) => (newestOf.get(id) ?? "") >= span.from);
  const { median, ...owner } = ownerOf(series, { where, used });
  const rows = await readPoints(
    series.map(({ id }) => id),
    { span, interval: query.interval, median },
  );
  const { cropId, cropName, variety, unit, currency } = first;
  return {
    history: { product: { cropId, cropName, variety, unit, currency }, ...owner, span, points: pointsOf(rows) },
    ...(newest !== "" && { provenance: observedBy(series, { newest, now }) }),
  };
}
