import { fault, quoted } from "./fault";

/** A row of the file: its cells by column name, and the line that it stands on. */
export type FileRow = { line: number; cell: (column: string) => string };

const longestText = 80;
const number = /^[+-]?\d{1,12}(\.\d{1,20})?$/;

/** A name in a cell; empty where the publisher left it out. @throws PriceFileError for one that cannot be a name. */
export function textIn({ line, cell }: FileRow, field: string): string {
  const text = cell(field).trim().replace(/\s+/g, " ");
  if (text.length > longestText || /[\p{Cc}<>{}[\]|\\]/u.test(text)) {
    const problem = `${quoted(text)} is no name of at most ${longestText} characters`;
    throw fault({ line, field, problem, remedy: "Correct the cell, or fetch the file again" });
  }
  return text;
}

/** A figure in a cell; null where it is empty. @throws PriceFileError for anything else. */
export function numberIn({ line, cell }: FileRow, field: string): number | null {
  const text = cell(field).trim();
  if (text === "") return null;
  if (number.test(text)) return Number(text);
  const remedy = "Write digits with a dot before decimals and nothing between thousands, such as 1250.5";
  throw fault({ line, field, problem: `${quoted(text)} is not a number`, remedy });
}

const mostPrice = 1_000_000_000;

/** A price; null where none is given. @throws PriceFileError for one that no price can be. */
export function priceIn(row: FileRow, field: string): number | null {
  const price = numberIn(row, field);
  if (price === null || (price >= 0 && price <= mostPrice)) return price;
  const problem = price < 0 ? `${price} is negative` : `${price} is more than anything costs`;
  throw fault({ line: row.line, field, problem, remedy: "Correct the price, or take the row out" });
}

const firstYear = 1990;

/** A day, or a month as its 15th, no later than the month of `now` (ms). @throws PriceFileError for anything else. */
export function dateReader({ field, form, now }: { field: string; form: "day" | "month"; now: number }) {
  const thisMonth = new Date(now).toISOString().slice(0, 7);
  const known = new Map<string, string>();
  const example = form === "day" ? "2025-08-15" : "2025-08";
  return ({ line, cell }: FileRow): string => {
    const text = cell(field).trim();
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const date = form === "day" ? text : `${text}-15`;
    const wrong = (problem: string) =>
      fault({ line, field, problem: `${quoted(text)} ${problem}`, remedy: `Write it like ${example}` });
    if (!isDate(date)) throw wrong(`is not a ${form}`);
    if (Number(date.slice(0, 4)) < firstYear) throw wrong(`is before ${firstYear}`);
    if (date.slice(0, 7) > thisMonth) throw wrong("is in the future");
    known.set(text, date);
    return date;
  };
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // 31 June is parsed as 1 July by some, so the way back must lead to the same text.
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}
