import type { StatementJson } from "../contract";

/** A statement as a table for spreadsheets: a line for each endpoint and key, and the total at its end. Pure. */
export function statementTable({ month, lines, total }: StatementJson): {
  header: string[];
  rows: (string | number)[][];
} {
  return {
    header: ["month_utc", "endpoint", "key_name", "key_prefix", "charged_calls", "cost_naira"],
    rows: [
      ...lines.map((line) => [month, line.endpoint, line.key_name, line.key_prefix, line.calls, line.cost_naira]),
      [month, "Total", "", "", total.calls, total.cost_naira],
    ],
  };
}
