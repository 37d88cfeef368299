/**
 * Makes prisma/data/state-rainfall.tsv from a CSV of CHIRPS monthly rainfall averaged over each Nigerian state
 * (columns state, year, month, rain_mm).
 */
import { printTable, fileArgument, readCsv } from "./table";

const firstYear = 1991;
const lastYear = 2020;
const names: Record<string, string> = { FCT: "Federal Capital Territory", Nassarawa: "Nasarawa" };

const rows = readCsv(fileArgument(0, "state-rainfall.ts CHIRPS-MONTHLY.csv"));
const totals = new Map<string, number[]>();
for (const row of rows) {
  const year = Number(row("year"));
  if (year < firstYear || year > lastYear) continue;
  const state = names[row("state")] ?? row("state");
  const sums = totals.get(state) ?? Array.from({ length: 12 }, () => 0);
  const month = Number(row("month")) - 1;
  sums[month] = (sums[month] ?? 0) + Number(row("rain_mm"));
  totals.set(state, sums);
}
if (totals.size !== 37) throw new Error(`expected 37 states, found ${totals.size}`);

const years = lastYear - firstYear + 1;
printTable({
  about: [
    "Mean monthly rainfall of the Nigerian states.",
    "Publisher: CHIRPS v2, Climate Hazards Center, University of California, Santa Barbara; averaged over the states by",
    "the World Food Programme (HDX, rainfall by subnational area).",
    "Licence: CHIRPS is in the public domain; the averages are CC BY.",
    "Changed: averaged over the years; states checked, since a copy in circulation has their names shifted by one from",
    "the FCT on (right: Rivers about 2,800 mm a year, Sokoto 640).",
    `Period: ${firstYear}-${lastYear}. Units: mm per month, January to December separated by commas.`,
    "Made by: node --import tsx scripts/data/state-rainfall.ts CHIRPS-MONTHLY.csv",
  ],
  columns: ["state", "rain_mm"],
  rows: [...totals]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([state, sums]) => [state, sums.map((sum) => (sum / years).toFixed(1)).join(",")]),
});
