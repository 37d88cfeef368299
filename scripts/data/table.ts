import { readFileSync } from "node:fs";

/** A file named on the command line. @throws Error with the usage when it is missing. */
export function fileArgument(position: number, usage: string): string {
  const path = process.argv[2 + position];
  if (!path) throw new Error(`usage: node --import tsx scripts/data/${usage}`);
  return readFileSync(path, "utf8");
}

function parseLine(line: string): string[] {
  const cells: string[] = [];
  // A cell is quoted, with "" for a quote, or runs to the next comma.
  for (const match of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
  }
  return cells;
}

/** Rows of a CSV text without line breaks inside cells, as look-ups by column name. @throws Error for an unknown column. */
export function readCsv(text: string): ((column: string) => string)[] {
  const [header = "", ...lines] = text.split(/\r?\n/).filter((line) => line !== "");
  const columns = new Map(parseLine(header).map((name, index) => [name, index]));
  return lines.map((line) => {
    const cells = parseLine(line);
    return (column) => {
      const index = columns.get(column);
      const cell = index === undefined ? undefined : cells[index];
      if (cell === undefined) throw new Error(`no column ${column} in: ${line.slice(0, 80)}`);
      return cell;
    };
  });
}

/** Prints a table in the project's form: `#` lines of provenance, a line of column names, tab-separated rows. */
export function printTable(table: { about: string[]; columns: string[]; rows: (string | number)[][] }): void {
  const lines = [
    ...table.about.map((line) => `# ${line}`),
    table.columns.join("\t"),
    ...table.rows.map((row) => row.join("\t")),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
