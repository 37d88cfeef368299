import { z } from "zod";
import {
  stateAverage,
  type ObservedPrice,
  type PriceBatch,
  type Product,
  type SeriesOf,
} from "../lib/market/import/batch";
import { parseUnit } from "../lib/market/models/units";
import type { Row } from "./table";

const Kind = z.enum(["retail", "wholesale"]);
const optional = (cell: string) => (cell === "" ? null : Number(cell));
const priceCell = /^(\d+(?:\.\d+)?)(a?)(o?)$/;

/** Rows of `price-products.tsv`. */
export const productsOf = (rows: readonly Row[]): Product[] =>
  rows.map((row) => ({
    publisher: row("publisher"),
    label: row("label"),
    cropId: Number(row("crop_id")),
    variety: row("variety"),
    unit: row("unit") === "" ? null : row("unit"),
  }));

/** The 15th of the month that lies `months` after `first` (YYYY-MM); publishers' monthly prices are dated so. */
function midOfMonth(first: string, months: number): string {
  const month = Number(first.slice(0, 4)) * 12 + Number(first.slice(5)) - 1 + months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-15`;
}

/** A market's prices of a label, kind and unit: those of the months from `first` (YYYY-MM), as the table packs them. */
export type PriceRun = {
  series: number;
  kind: "retail" | "wholesale";
  quantity: number;
  first: string;
  prices: string;
};

/** The rows of a table of prices: the series that they are of, each once, and their prices still packed. */
export type PackedPrices = { publisher: string; series: SeriesOf[]; runs: PriceRun[] };

/** Reads the rows of `prices-wfp-nga.tsv` or `prices-nbs.tsv`. */
export function packedPricesOf(rows: readonly Row[], products: readonly Product[]): PackedPrices {
  const byLabel = new Map(products.map((product) => [`${product.publisher}\t${product.label}`, product]));
  const packed: PackedPrices = { publisher: rows[0]?.("publisher") ?? "", series: [], runs: [] };
  const places = new Map<string, number>();
  for (const row of rows) {
    const publisher = row("publisher");
    const product = byLabel.get(`${publisher}\t${row("label")}`);
    const unit = parseUnit(row("unit"));
    if (!product || !unit) throw new Error(`no product or unit for: ${row("label")}, ${row("unit")}`);
    const market = row("market") === "" ? stateAverage : row("market");
    const of = { country: "NG", state: row("state"), market, currency: "NGN", publisher, unit: unit.unit };
    const { cropId, variety } = product;
    const key = [...Object.values(of), cropId, variety].join("\t");
    const place = { latitude: optional(row("latitude")), longitude: optional(row("longitude")) };
    const series = places.get(key) ?? packed.series.push({ ...of, cropId, variety, ...place }) - 1;
    places.set(key, series);
    const kind = Kind.parse(row("kind"));
    packed.runs.push({ series, kind, quantity: unit.quantity, first: row("first"), prices: row("prices") });
  }
  return packed;
}

/**
 * The same with the prices unpacked: they are divided by commas, nothing for a gap, with `a` for an aggregate and `o`
 * for an outlier.
 */
export function priceBatchOf(rows: readonly Row[], products: readonly Product[]): PriceBatch {
  const { publisher, series, runs } = packedPricesOf(rows, products);
  return { publisher, series, observations: runs.flatMap(observationsOf) };
}

function observationsOf({ first, prices, ...of }: PriceRun): ObservedPrice[] {
  return prices.split(",").flatMap((cell, months) => {
    if (cell === "") return [];
    const [, price, aggregate, outlier] = priceCell.exec(cell) ?? [];
    if (price === undefined) throw new Error(`no price: ${cell}`);
    const date = midOfMonth(first, months);
    return { ...of, date, price: Number(price), aggregate: aggregate !== "", outlier: outlier !== "" };
  });
}
