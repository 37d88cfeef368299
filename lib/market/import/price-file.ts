import Papa from "papaparse";
import type { FileRow } from "./cells";
import { fault, quoted, unusable } from "./fault";
import { layouts, type Layout, type PublishedPrice, type Unfit } from "./layouts";

/** A file that was read whole: every row is well written. */
export type PriceFile = {
  publisher: string;
  rows: number;
  prices: PublishedPrice[];
  unfit: Unfit[];
};

/** Larger files are refused: they would not fit a small server's memory. */
export const mostFileBytes = 48_000_000;
const fetchAgain = "Fetch the file again, or correct it";

function decoded(bytes: Uint8Array): string {
  if (bytes.byteLength > mostFileBytes) {
    throw unusable(`it is larger than ${mostFileBytes / 1e6} MB`, "Split it, each part with the line of column names");
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    throw unusable("it is not UTF-8 text", "Save it as CSV in UTF-8");
  }
}

const described = layouts.map(({ columns }) => columns.join(",")).join(" or ");

function layoutOf(header: readonly string[]): Layout {
  const has = new Set(header);
  const missing = (layout: Layout) => layout.columns.filter((column) => !has.has(column));
  const nearest = layouts.toSorted(
    (a, b) => missing(a).length / a.columns.length - missing(b).length / b.columns.length,
  )[0];
  if (!nearest || missing(nearest).length > nearest.columns.length / 2) {
    throw unusable("line 1: its columns are of no known layout", `Begin with the column names ${described}`);
  }
  const [lacking] = missing(nearest);
  if (lacking !== undefined) {
    const problem = `column ${missing(nearest).join(", ")} is missing`;
    throw fault({ line: 1, problem, remedy: `Name the columns ${nearest.columns.join(",")}` });
  }
  const twice = header.find((column, at) => column !== "" && header.indexOf(column) !== at);
  if (twice !== undefined) {
    throw fault({ line: 1, problem: `column ${quoted(twice)} is there twice`, remedy: "Name each column once" });
  }
  return nearest;
}

/** HDX files may have a second line that tags the columns. */
const isHxl = (cells: readonly string[]) =>
  cells[0]?.startsWith("#") === true && cells.every((cell) => cell === "" || cell.startsWith("#"));

/** Gives each line's cells to `take`; a cell cannot hold a line break, so rows and lines are the same. */
function eachLine(text: string, take: (cells: string[], line: number) => void): void {
  let line = 0;
  Papa.parse<string[]>(text, {
    delimiter: ",",
    newline: "\n",
    step: ({ data, errors }) => {
      line += 1;
      if (errors.length > 0 || data.some((cell) => cell.includes("\n"))) {
        const remedy = 'Close each quotation mark, and write "" for one inside a cell';
        throw fault({ line, problem: "a quotation mark is not closed", remedy });
      }
      if (data.length > 1 || data[0]?.trim()) take(data, line);
    },
  });
}

/** Reads cells by column name from rows of one header. */
function rowsOf(header: readonly string[], optional: readonly string[]) {
  const columns = new Map(header.map((column, index) => [column, index]));
  for (const column of optional) if (!columns.has(column)) columns.set(column, -1);
  return (cells: string[], line: number): FileRow => {
    if (cells.length !== header.length) {
      const problem = `${cells.length} fields where the header has ${header.length}; the line may be cut off`;
      throw fault({ line, problem, remedy: fetchAgain });
    }
    return { line, cell: (column) => cells[columns.get(column) ?? -1] ?? "" };
  };
}

/** Reads a publisher's file whole; `now` in ms. @throws PriceFileError at the first fault in it. */
export function readPriceFile(bytes: Uint8Array, now: number): PriceFile {
  const text = decoded(bytes);
  const file: PriceFile = { publisher: "", rows: 0, prices: [], unfit: [] };
  let open: ((cells: string[], line: number) => void) | undefined;
  const begin = (cells: string[]) => {
    const header = cells.map((cell) => cell.trim().toLowerCase());
    const layout = layoutOf(header);
    const [rowOf, read] = [rowsOf(header, layout.optional), layout.reader(now)];
    file.publisher = layout.publisher;
    return (row: string[], line: number) => {
      if (line === 2 && isHxl(row)) return;
      const price = read(rowOf(row, line));
      file.rows += 1;
      if ("reason" in price) file.unfit.push(price);
      else file.prices.push(price);
    };
  };
  eachLine(text, (cells, line) => {
    if (open) open(cells, line);
    else open = begin(cells);
  });
  if (file.rows === 0) throw unusable("it holds no prices", fetchAgain);
  return file;
}
