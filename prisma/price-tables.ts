import { z } from "zod";
import {
  publishers,
  stateAverage,
  type ObservedPrice,
  type PriceBatch,
  type Product,
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

/**
 * The prices of `prices-wfp-nga.tsv` or `prices-nbs.tsv`: one row for a market, label, kind and unit; its prices are
 * those of the months from `first`, divided by commas, nothing for a gap, with `a` for an aggregate and `o` for an
 * outlier.
 */
export function priceBatchOf(rows: readonly Row[], products: readonly Product[]): PriceBatch {
  const byLabel = new Map(products.map((product) => [`${product.publisher}\t${product.label}`, product]));
  const batch: PriceBatch = { publisher: rows[0]?.("publisher") ?? publishers.wfp, series: [], observations: [] };
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
    const series = places.get(key) ?? batch.series.push({ ...of, cropId, variety, ...place }) - 1;
    places.set(key, series);
    batch.observations.push(...observationsOf(row, { series, quantity: unit.quantity }));
  }
  return batch;
}

function observationsOf(row: Row, of: { series: number; quantity: number }): ObservedPrice[] {
  const kind = Kind.parse(row("kind"));
  return row("prices")
    .split(",")
    .flatMap((cell, months) => {
      if (cell === "") return [];
      const [, price, aggregate, outlier] = priceCell.exec(cell) ?? [];
      if (price === undefined) throw new Error(`no price: ${cell}`);
      const date = midOfMonth(row("first"), months);
      return { ...of, kind, date, price: Number(price), aggregate: aggregate !== "", outlier: outlier !== "" };
    });
}
