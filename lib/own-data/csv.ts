import Papa from "papaparse";
import { ResultsBody } from "../soil/samples/contract";
import type { PlainRow } from "./plain";
import { crops, samples, sightings, usage, type OwnTable } from "./tables";

/** A table for spreadsheets: its columns, and the cells of a row. */
export type OwnSheet = { table: OwnTable; columns: readonly string[]; cellsOf: (row: PlainRow) => PlainRow };

const same = (row: PlainRow) => row;

/** The sheets of the export beside that of farms. */
export const ownSheets: readonly OwnSheet[] = [
  {
    table: crops,
    columns: [
      "id",
      "farm_id",
      "crop_id",
      "name",
      "variety",
      "area_ha",
      "status",
      "planting_date",
      "expected_harvest_date",
      "created_at",
      "updated_at",
    ],
    cellsOf: same,
  },
  {
    table: samples,
    columns: [
      "id",
      "farm_id",
      "tracking_code",
      "status",
      "collection_date",
      "depth_cm",
      "latitude",
      "longitude",
      "notes",
      ...Object.keys(ResultsBody.shape),
    ],
    cellsOf: (row) => ({ ...row, ...(row.results ?? {}) }),
  },
  {
    table: sightings,
    columns: [
      "id",
      "organism",
      "scientific_name",
      "seen_on",
      "latitude",
      "longitude",
      "farm_id",
      "crop_id",
      "identification_id",
      "notes",
      "created_at",
    ],
    cellsOf: (row) => {
      const { name, scientificName } = row.organism as { name: string; scientificName: string };
      return { ...row, organism: name, scientific_name: scientificName };
    },
  },
  { table: usage, columns: ["key_id", "endpoint", "hour", "calls", "cost_naira", "last_at"], cellsOf: same },
];

// Texts that a spreadsheet would run as formulas are marked.
const options = { newline: "\r\n", escapeFormulae: true } as const;

/** The first line of a sheet; the mark before it tells spreadsheets that the text is UTF-8. */
export const csvHead = (columns: readonly string[]) => `\uFEFF${Papa.unparse([[...columns]], options)}\r\n`;

/** Rows of a sheet as lines (RFC 4180). Unknown cells are empty. Pure. */
export function csvLines({ columns, cellsOf }: Pick<OwnSheet, "columns" | "cellsOf">, rows: PlainRow[]): string {
  const cells = rows.map(cellsOf);
  return `${Papa.unparse(
    cells.map((row) => columns.map((column) => row[column] ?? null)),
    options,
  )}\r\n`;
}
