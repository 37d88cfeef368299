import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** A row of a shipped table: its cell in the named column. @throws Error when there is no such column. */
export type Row = (column: string) => string;

/** The text of `prisma/data/<name>.tsv` (or of another folder's) with the digest by which a change is noticed. */
export async function readTable(name: string, folder = "prisma/data"): Promise<{ text: string; digest: string }> {
  const text = await readFile(path.join(folder, `${name}.tsv`), "utf8");
  return { text, digest: createHash("sha256").update(text).digest("hex") };
}

/** Rows of a table: after lines of provenance (`#`) and one of column names, tab-separated cells. */
export function parseTable(text: string): Row[] {
  const [header = "", ...lines] = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const columns = new Map(header.split("\t").map((column, index) => [column, index]));
  return lines.map((line) => {
    const cells = line.split("\t");
    return (column) => {
      const cell = cells[columns.get(column) ?? -1];
      if (cell === undefined) throw new Error(`no column ${column} in: ${line.slice(0, 80)}`);
      return cell;
    };
  });
}
