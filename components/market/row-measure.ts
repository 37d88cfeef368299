import { measuresOf, toMeasure, type Measure, type MeasuredPrice } from "@/lib/market/models/measures";
import type { BoardRow } from "./answers";

type Product = Pick<BoardRow, "crop_id" | "variety" | "unit">;

const measuresOfRow = ({ crop_id: cropId, variety, unit }: Product) => measuresOf({ cropId, variety, unit });

/** The measures that some of the rows can be shown in, each once. */
export function measuresOfRows(rows: readonly Product[]): Measure[] {
  const byId = new Map<string, Measure>();
  for (const measure of rows.flatMap(measuresOfRow)) if (!byId.has(measure.id)) byId.set(measure.id, measure);
  return [...byId.values()];
}

/** The measure of that id in which a row can be shown; null: only in the unit of its prices. */
export function measureOf(row: Product, id: string): Measure | null {
  const measure = measuresOfRow(row).find((each) => each.id === id);
  // A kilogram, a litre and a tuber of what is sold by them are the unit itself.
  return measure === undefined || (measure.certain && measure.content === 1) ? null : measure;
}

/** A price per unit of a row as one of the measure of that id, with its spread where the measure has one. */
export function measuredPrice(row: Product, { price, per }: { price: number; per: string }): MeasuredPrice {
  const measure = measureOf(row, per);
  return measure === null ? { price, low: price, high: price } : toMeasure(price, measure);
}
