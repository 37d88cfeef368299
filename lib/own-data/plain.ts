import { unitsToNaira } from "../api/price";

/** A row as files carry it: snake_case names, times in UTC, amounts in naira. */
export type PlainRow = Record<string, unknown>;

/** Names of fields that are days, not moments. */
const days = new Set([
  "date",
  "seenOn",
  "month",
  "plantingDate",
  "expectedHarvestDate",
  "collectionDate",
  "estimatedCompletionDate",
  "analysisDate",
]);

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Amounts are kept in ten-thousandths of a naira, and written in naira. */
const nameOf = (name: string) => snakeCase(name).replace(/_units$/, "_naira");

function valueOf(name: string, value: unknown): unknown {
  if (value instanceof Date) return days.has(name) ? value.toISOString().slice(0, 10) : value.toISOString();
  if (typeof value === "bigint") return name.endsWith("Units") ? unitsToNaira(value) : Number(value);
  return value;
}

/** A stored row as files carry it. What a JSON column holds stays as it is. Pure. */
export function plainRow(row: object): PlainRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [nameOf(name), valueOf(name, value)]));
}
