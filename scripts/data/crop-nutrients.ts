/**
 * Makes prisma/data/crop-nutrients.tsv from a CSV of fertiliser rates (crop, N_kg_ha, P2O5_kg_ha, K2O_kg_ha, confidence),
 * the crop parameters of QUEFTS in Rquefts' form (CSV), and scripts/data/crop-nutrients.tsv, which holds what is our own.
 */
import { parseTable, readTable, type Row } from "../../prisma/table";
import { fileArgument, printTable, readCsv } from "./table";

const usage = "crop-nutrients.ts RATES.csv QUEFTS-CROPS.csv";

const rates = new Map(readCsv(fileArgument(0, usage)).map((row) => [row("crop"), row]));
const parameters = new Map(readCsv(fileArgument(1, usage)).map((row) => [row("crop"), row]));
const own = parseTable((await readTable("crop-nutrients", "scripts/data")).text);
const byId = new Map(own.map((row) => [row("crop_id"), row]));
const names = new Map(parseTable((await readTable("crops")).text).map((row) => [row("id"), row("name")]));

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`not in the table: ${what}`);
  return value;
}

const gramsPerKg = 1000;
const rounded = (value: number) => Math.round(value * 10) / 10;

/** N, P2O5 and K2O in kg/ha; rates per plant times the plants of a hectare. */
function ratesOf(row: Row): number[] {
  const published = found(rates.get(row("rates")), `rates of ${row("rates")}`);
  const perPlant = row("plants_ha") === "" ? 1 : Number(row("plants_ha")) / gramsPerKg;
  return ["N_kg_ha", "P2O5_kg_ha", "K2O_kg_ha"].map((column) => rounded(Number(published(column)) * perPlant));
}

/** Produce minimum, straw minimum, produce maximum, straw maximum of N, then P, then K; Yzero; Nfix; our own two. */
function queftsOf(row: Row): string {
  if (row("quefts") === "") return "";
  const published = found(parameters.get(row("quefts")), `QUEFTS ${row("quefts")}`);
  const columns = ["N", "P", "K"].flatMap((of) => ["minStore", "minVeg", "maxStore", "maxVeg"].map((at) => of + at));
  const figures = [...columns, "Yzero", "Nfix"].map((column) => Number(published(column)));
  return [...figures, Number(row("straw_per_store")), Number(row("potential_kg_ha"))].join(",");
}

const standard = "national-style rates after the Federal Department of Agriculture (1980) and Chude et al. (2011)";
const checkedSource = `${standard}; N and P checked in the savanna (PMC9674543)`;

function sourceOf(row: Row, standIn: Row | null): string {
  if (standIn)
    return `${standard}; the figures of ${found(names.get(standIn("crop_id")), "a crop").toLowerCase()} stand in`;
  return isChecked(row) ? checkedSource : standard;
}

const isChecked = (row: Row) => rates.get(row("rates"))?.("confidence") === "high";

printTable({
  about: [
    "What crops are given on poor soils in Nigeria, the highest rates, what acidity they bear, and QUEFTS' parameters.",
    "Rates (n, p2o5, k2o; kg/ha at usual yield): compiled after Fertilizer Use Series No. 1, Federal Department of",
    "Agriculture (1980), and Chude et al. (2011) Fertilizer Use and Management Practices for Crops in Nigeria; facts, no",
    "text; checked = yes only where a trial confirms them (maize: Agronomy trials in Iburu and Zaria 2015-16, PMC9674543).",
    "Oil palm: 143 palms, cashew: 100 trees a hectare. Highest rates: the same, or the upper published figure.",
    "quefts: Janssen et al. (1990) Geoderma 46:299-318 and Nijhof (1987), as transcribed in Rquefts (GPL 3; figures only):",
    "kg of N (then P, then K) per kg of dry matter in produce (minimum), straw (minimum), produce (maximum), straw",
    "(maximum); straw before there is produce (kg/ha); share of N from the air; then our own, not checked: straw per",
    "produce, produce without shortage (kg/ha of dry matter). Empty: none published.",
    "target_ph, acid_saturation_pct (% of Al + H in the ECEC): after Cochrane et al. (1980), Sanchez (2019), not checked.",
    "timing: dressings separated by |, the first the basal one.",
    `Made by: node --import tsx scripts/data/${usage}`,
  ],
  columns: [
    ...["crop_id", "crop", "n_kg_ha", "p2o5_kg_ha", "k2o_kg_ha", "n_max_kg_ha", "p2o5_max_kg_ha", "k2o_max_kg_ha"],
    ...["target_ph", "acid_saturation_pct", "legume", "timing", "quefts", "source", "checked"],
  ],
  rows: own.map((row) => {
    const standIn = row("rates").startsWith("=") ? found(byId.get(row("rates").slice(1)), row("rates")) : null;
    const base = ratesOf(standIn ?? row);
    const highest = (standIn ?? row)("most");
    return [
      row("crop_id"),
      found(names.get(row("crop_id")), `crop ${row("crop_id")}`),
      ...base,
      ...(highest === "" ? base : highest.split(",")),
      ...["target_ph", "acid_saturation_pct", "legume", "timing"].map(row),
      queftsOf(row),
      sourceOf(row, standIn),
      isChecked(row) ? "yes" : "no",
    ];
  }),
});
