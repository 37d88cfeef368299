import { parseUnit, perUnit } from "../models/units";
import { outliers } from "../models/outliers";
import type { ObservedPrice, PriceBatch, Product, SeriesOf } from "./batch";
import type { PublishedPrice, Unfit } from "./layouts";
import type { PriceFile } from "./price-file";

/** Why rows were left out: how many, and a few labels of them (`more`: there are others). */
export type Skipped = { reason: string; rows: number; labels: string[]; more: boolean };

/** What of a file can be kept, and what not. */
export type Taken = PriceBatch & { rows: number; skipped: Skipped[] };

const mostLabels = 5;

/** The one country that has the currency; the franc of several countries (XOF, XAF) names none. */
const countries: Record<string, string> = {
  NGN: "NG",
  GHS: "GH",
  GMD: "GM",
  GNF: "GN",
  LRD: "LR",
  SLE: "SL",
  SLL: "SL",
  MRU: "MR",
  CVE: "CV",
};

const productKey = (publisher: string, label: string) => `${publisher}\t${label.toLowerCase()}`;

function skips() {
  const reasons = new Map<string, Map<string, number>>();
  return {
    add: ({ reason, label }: Unfit): void => {
      const labels = reasons.get(reason) ?? new Map<string, number>();
      reasons.set(reason, labels.set(label, (labels.get(label) ?? 0) + 1));
    },
    /** The commonest first. */
    all: (): Skipped[] =>
      [...reasons]
        .map(([reason, labels]) => {
          const commonest = [...labels].sort(([, a], [, b]) => b - a).slice(0, mostLabels);
          const rows = [...labels.values()].reduce((sum, count) => sum + count, 0);
          return { reason, rows, labels: commonest.map(([label]) => label), more: labels.size > mostLabels };
        })
        .sort((a, b) => b.rows - a.rows),
  };
}

type Reading = {
  products: ReadonlyMap<string, Product>;
  publisher: string;
  nameState: (country: string, name: string) => string;
};

type Known = { of: SeriesOf; quantity: number };

function knownOf(price: PublishedPrice, { products, publisher, nameState }: Reading): Known | Unfit {
  const { label, currency, market, latitude, longitude } = price;
  const product = products.get(productKey(publisher, label));
  if (!product) return { reason: "no crop of the catalogue", label };
  const written = price.unit ?? product.unit ?? "";
  const unit = parseUnit(written);
  if (!unit) return { reason: "unit that is not known", label: `${label}, ${written}` };
  const country = countries[currency];
  if (!country) return { reason: "currency that names no one country", label: `${label}, ${currency}` };
  const { cropId, variety } = product;
  const place = { country, state: nameState(country, price.state), market, latitude, longitude };
  return { of: { ...place, cropId, variety, unit: unit.unit, currency, publisher }, quantity: unit.quantity };
}

/** Where a publisher gives two prices for a day, the one that was seen, then that of the larger quantity, counts. */
function isBetter(a: ObservedPrice, b: ObservedPrice): boolean {
  return a.aggregate === b.aggregate ? a.quantity > b.quantity : b.aggregate;
}

/** Flags the batch's prices that lie far from its others. */
export function flagOutliers({ series, observations }: PriceBatch): void {
  const products = series.map((of) => [of.cropId, of.variety, of.unit, of.currency, of.publisher].join("\t"));
  const compared = observations.map((observed) => ({
    product: `${products[observed.series] ?? ""}\t${observed.kind}`,
    market: observed.series,
    date: observed.date,
    pricePerUnit: perUnit(observed),
  }));
  for (const [index, outlier] of outliers(compared).entries()) {
    const observed = observations[index];
    if (observed) observed.outlier = outlier;
  }
}

/** Sorts a file's rows into what can be kept and what not. */
export function takePrices(
  { publisher, rows, prices, unfit }: PriceFile,
  { products, nameState }: { products: readonly Product[]; nameState: Reading["nameState"] },
): Taken {
  const skipped = skips();
  for (const each of unfit) skipped.add(each);
  const byLabel = new Map(products.map((product) => [productKey(product.publisher, product.label), product]));
  const reading = { products: byLabel, publisher, nameState };
  const [series, places] = [new Map<string, number>(), [] as SeriesOf[]];
  const observations = new Map<string, ObservedPrice>();
  for (const published of prices) {
    const known = knownOf(published, reading);
    if ("reason" in known) {
      skipped.add(known);
      continue;
    }
    const { of, quantity } = known;
    const key = [of.country, of.state, of.market, of.cropId, of.variety, of.unit, of.currency].join("\t");
    const at = series.get(key) ?? places.push(of) - 1;
    series.set(key, at);
    const { kind, date, price, aggregate } = published;
    const observed = { series: at, kind, date, price, quantity, aggregate, outlier: false };
    const place = `${at} ${kind} ${date}`;
    const other = observations.get(place);
    if (other) skipped.add({ reason: "second price for one series and day", label: published.label });
    if (!other || isBetter(observed, other)) observations.set(place, observed);
  }
  return { publisher, rows, skipped: skipped.all(), series: places, observations: [...observations.values()] };
}
