import Papa from "papaparse";
import type { Feature, Geometry } from "geojson";
import { FarmFileError } from "./farm-file-error";
import { directionKey, type ReadFeature } from "./imported";
import { geometryOfWkt } from "./wkt";

/** The column that holds a farm's boundary. */
const boundaryColumn = "boundary_wkt";

/** The columns of an export, in this order. */
const columns = [
  "name",
  "status",
  "size_ha",
  "location",
  "latitude",
  "longitude",
  "soil_type",
  "description",
  boundaryColumn,
  directionKey,
  "crops",
  "id",
  "created_at",
  "updated_at",
];

const geometryColumns = [boundaryColumn, "wkt", "geometry", "geom", "boundary", "the_geom"];
const usable = new Set([...columns, ...geometryColumns, "farm_name", "farm", "lat", "lon", "lng"]);

/** A cell that a spreadsheet would run as a formula, and one that already carries our mark. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const markedFormula = /^'+[=+\-@\t\r\n＝＋－＠]/u;

/** Whether a text's first line names columns that a farm can be read from. */
export function isCsv(text: string): boolean {
  const names = headerOf(text).map((name) => name.trim().toLowerCase().replace(/^"|"$/g, ""));
  return names.length > 1 && names.some((name) => usable.has(name));
}

function headerOf(text: string): string[] {
  return firstLineOf(text).split(delimiterOf(text));
}

function firstLineOf(text: string): string {
  return /^[^\r\n]*/.exec(text.replace(/^\uFEFF/, ""))?.[0] ?? "";
}

/** Spreadsheets part columns by comma, semicolon or tab; the first line, without any text, tells which. */
function delimiterOf(text: string): string {
  const line = firstLineOf(text);
  const count = (delimiter: string) => line.split(delimiter).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** Reads farms from a table with a header, one a row. @throws FarmFileError */
export function readCsv(text: string): ReadFeature[] {
  const { data } = Papa.parse<Record<string, string>>(text, {
    header: true,
    delimiter: delimiterOf(text),
    skipEmptyLines: "greedy",
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  return data.map((row, index) => {
    const cells = Object.entries(row).flatMap(([name, value]: [string, unknown]) =>
      typeof value === "string" && value !== "" ? [[name, unmark(value)] as const] : [],
    );
    const properties: Record<string, string> = Object.fromEntries(cells);
    return { geometry: geometryOfRow(properties, index + 2), properties };
  });
}

function geometryOfRow(properties: Record<string, string>, line: number): Geometry | null {
  const wkt = geometryColumns.map((name) => properties[name]).find((cell) => cell !== undefined);
  if (wkt === undefined) return pointOfRow(properties);
  try {
    return geometryOfWkt(wkt);
  } catch (error) {
    if (!(error instanceof FarmFileError) || error.problem === "unknown_projection") throw error;
    const message = `Row ${line}: its boundary is not WKT, such as POLYGON((7.1 9.2, 7.2 9.2, 7.2 9.3, 7.1 9.2)). Correct or empty that cell.`;
    throw new FarmFileError("broken", message);
  }
}

/** Columns without a boundary say where a farm is; numbers that are none are refused later, with the reason. */
function pointOfRow(properties: Record<string, string>): Geometry | null {
  const latitude = properties.latitude ?? properties.lat;
  const longitude = properties.longitude ?? properties.lon ?? properties.lng ?? properties.long;
  if (latitude === undefined || longitude === undefined) return null;
  return { type: "Point", coordinates: [Number(longitude), Number(latitude)] };
}

/** Writes farms as a table that a spreadsheet opens; texts that it would run as formulas are marked with `'`. */
export function csvOf(features: Feature<Geometry | null>[], wktOf: (geometry: Geometry) => string): string {
  const rows = features.map(({ geometry, properties }) => {
    const cells: Record<string, unknown> = { ...properties };
    if (geometry && geometry.type !== "Point") cells[boundaryColumn] = wktOf(geometry);
    return columns.map((column) => cellOf(cells[column]));
  });
  // The mark tells spreadsheets that the text is UTF-8.
  return `\uFEFF${Papa.unparse({ fields: columns, data: rows }, { newline: "\r\n" })}\r\n`;
}

function cellOf(value: unknown): string | number | null {
  if (value == null) return null;
  if (typeof value === "number") return value;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return formula.test(text) ? `'${text}` : text;
}

function unmark(cell: string): string {
  return markedFormula.test(cell) ? cell.slice(1) : cell;
}
