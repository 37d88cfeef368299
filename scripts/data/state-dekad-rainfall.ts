/**
 * Makes prisma/data/state-dekad-rainfall.tsv from a CSV of CHIRPS rainfall normals averaged over each Nigerian state and
 * dekad (columns state, dekad 1 to 36, rain_mean_mm).
 */
import { fileArgument, printTable, readCsv } from "./table";

const usage = "state-dekad-rainfall.ts CHIRPS-DEKADS.csv";
const names: Record<string, string> = { FCT: "Federal Capital Territory", Nassarawa: "Nasarawa" };

const byState = new Map<string, string[]>();
for (const row of readCsv(fileArgument(0, usage))) {
  const state = names[row("state")] ?? row("state");
  const dekads = byState.get(state) ?? [];
  dekads[Number(row("dekad")) - 1] = Number(row("rain_mean_mm")).toFixed(1);
  byState.set(state, dekads);
}
for (const [state, dekads] of byState) {
  if (dekads.filter(Boolean).length !== 36) throw new Error(`expected 36 dekads of ${state}`);
}
if (byState.size !== 37) throw new Error(`expected 37 states, found ${byState.size}`);

printTable({
  about: [
    "Mean rainfall of the Nigerian states by dekad (days 1 to 10, 11 to 20, 21 to the end of each month).",
    "Publisher: CHIRPS v2, Climate Hazards Center, University of California, Santa Barbara; averaged over the states by",
    "the World Food Programme (HDX, rainfall by subnational area).",
    "Licence: CHIRPS is in the public domain; the averages are CC BY.",
    "Changed: averaged over the years.",
    "Period: 1991-2020. Units: mm per dekad, 36 figures from 1-10 January on, separated by commas.",
    `Made by: node --import tsx scripts/data/${usage}`,
  ],
  columns: ["state", "rain_mm"],
  rows: [...byState].sort(([a], [b]) => (a < b ? -1 : 1)).map(([state, dekads]) => [state, dekads.join(",")]),
});
