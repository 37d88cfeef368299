import Papa from "papaparse";
import { labFields, ResultsBody } from "../samples/contract";

const otherFields = ["phosphorus_method", "analysis_date", "laboratory"] as const;
const fields = [...labFields, ...otherFields];

/** A field of a laboratory's results. */
type Field = (typeof fields)[number];

/** What was read of a file: the fields that it has, or what is wrong with it, each fault with its line and column. */
export type ResultsFile =
  { ok: true; results: Partial<Record<Field, string | number>> } | { ok: false; faults: string[] };

/** What laboratories also call the fields. */
const otherNames: Record<string, Field> = {
  om: "organic_matter",
  n: "nitrogen",
  total_nitrogen: "nitrogen",
  p: "phosphorus",
  k: "potassium",
  ca: "calcium",
  mg: "magnesium",
  s: "sulfur",
  sulphur: "sulfur",
  fe: "iron",
  zn: "zinc",
  cu: "copper",
  b: "boron",
  mn: "manganese",
  ph_h2o: "ph",
  ph_water: "ph",
  acidity: "exchangeable_acidity",
};

const percent = /^(%|percent)$/;
const charge = /^(cmol(\(\+\)|c|\+)?\/kg|cmol\(\+\) ?\/kg|meq\/100 ?g)$/;
const content = /^(mg\/kg|ppm)$/;
const inPercent: readonly Field[] = ["organic_matter", "nitrogen", "clay", "sand", "silt"];
const inCharge: readonly Field[] = ["cec", "exchangeable_acidity"];

/** The unit that a field is wanted in, and how it may be written. */
function unitOf(field: Field): { words: string; pattern: RegExp } | null {
  if (otherFields.some((other) => other === field)) return null;
  if (field === "ph") return { words: "pH units", pattern: /^(ph|-|ph units?|none)$/ };
  if (inPercent.includes(field)) return { words: "%", pattern: percent };
  if (inCharge.includes(field)) return { words: "cmol/kg", pattern: charge };
  return { words: "mg/kg", pattern: content };
}

type Cell = { field: Field; text: string; line: number };

/**
 * Reads a laboratory's results from CSV: either a line of field names and one of figures, with a line of units between
 * them if there is one, or one field a line with its name, its figure and perhaps its unit.
 */
export function readResultsCsv(text: string): ResultsFile {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: false });
  const rows = data
    .map((cells, index) => ({ cells: cells.map((cell) => cell.trim()), line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const [first] = rows;
  if (!first) return { ok: false, faults: ["The file is empty."] };
  const faults: string[] = [];
  const across = first.cells.filter((name) => fieldOf(name) !== null).length;
  const down = rows.filter(({ cells }) => fieldOf(cells[0] ?? "") !== null).length;
  const isList = down > across;
  const cells = isList ? cellsOfList(rows, faults) : cellsOfTable(rows, faults);
  if (cells.length === 0 && faults.length === 0) faults.push("No line or column has the name of a field, such as ph.");
  const results: Partial<Record<Field, string | number>> = {};
  for (const cell of cells) {
    if (results[cell.field] !== undefined) faults.push(`${placeOf(cell)}: this field is there twice.`);
    else results[cell.field] = valueOf(cell, faults);
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, results };
}

type Row = { cells: string[]; line: number };

/** The field that a name means, whatever its case, spaces and a unit in brackets behind it. */
function fieldOf(name: string): Field | null {
  const plain = name
    .toLowerCase()
    .replace(/\s*[([].*$/, "")
    .trim()
    .replace(/[\s-]+/g, "_");
  return fields.find((field) => field === plain) ?? otherNames[plain] ?? null;
}

const placeOf = ({ line, field }: Pick<Cell, "line" | "field">) => `Line ${line}, ${field}`;
const isNumber = (text: string) => /^[+-]?\d+([.,]\d+)?$/.test(text);

function cellsOfList(rows: readonly Row[], faults: string[]): Cell[] {
  return rows.flatMap(({ cells: [name = "", text = "", unit = ""], line }, index) => {
    const field = fieldOf(name);
    if (field === null) {
      // The first line may head its columns.
      if (index > 0) faults.push(`Line ${line}: ${quoted(name)} is not the name of a field.`);
      return [];
    }
    checkUnit({ field, text: unit, line }, faults);
    return text === "" ? [] : [{ field, text, line }];
  });
}

function cellsOfTable([header, ...rows]: readonly Row[], faults: string[]): Cell[] {
  const columns = (header?.cells ?? []).map((name, index) => {
    const field = fieldOf(name);
    if (field === null && name !== "") faults.push(`Column ${index + 1}: ${quoted(name)} is not the name of a field.`);
    return field;
  });
  const cellsOf = ({ cells, line }: Row): Cell[] =>
    cells.flatMap((text, index) => {
      const field = columns[index];
      return field && text !== "" ? [{ field, text, line }] : [];
    });
  const [first, ...others] = rows.map(cellsOf);
  const isUnits = first?.every(({ field, text }) => !isNumber(text) && unitOf(field) !== null);
  if (isUnits) for (const cell of first ?? []) checkUnit(cell, faults);
  const [figures = [], next] = isUnits ? others : [first, ...others];
  if (next) faults.push(`Line ${next[0]?.line ?? ""}: the file has more than one sample; leave one line of figures.`);
  if (figures.length === 0) faults.push("The file has no line of figures.");
  return figures;
}

function checkUnit(cell: Cell, faults: string[]): void {
  const unit = unitOf(cell.field);
  if (!unit || cell.text === "" || unit.pattern.test(cell.text.toLowerCase())) return;
  faults.push(`${placeOf(cell)}: in ${quoted(cell.text)}; give it in ${unit.words}.`);
}

/** What the file says, cut short where it says too much. */
const quoted = (text: string) => `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;

function valueOf(cell: Cell, faults: string[]): string | number | undefined {
  const { field, text } = cell;
  const isFigure = labFields.some((each) => each === field);
  if (isFigure && !isNumber(text)) {
    faults.push(`${placeOf(cell)}: ${quoted(text)} is not a number.`);
    return undefined;
  }
  const value = isFigure ? Number(text.replace(",", ".")) : text;
  const checked = ResultsBody.shape[field].safeParse(value);
  if (checked.success) return value;
  faults.push(`${placeOf(cell)}: ${quoted(text)}: ${checked.error.issues[0]?.message ?? "not possible"}.`);
  return undefined;
}
