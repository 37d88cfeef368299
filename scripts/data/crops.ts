/**
 * Makes prisma/data/crops.tsv from FAO's EcoCrop (a CSV of its database), tables 11, 12 and 22 of FAO-56 (CSVs), and
 * scripts/data/crops.tsv, which holds what is our own.
 */
import { parseTable, readTable, type Row } from "../../prisma/table";
import { fileArgument, printTable, readCsv } from "./table";

const usage = "crops.ts ECOCROP.csv FAO56-TABLE11.csv FAO56-TABLE12.csv FAO56-TABLE22.csv";

const ecocrop = new Map(readCsv(fileArgument(0, usage)).map((row) => [row("EcoPortCode"), row]));
const stageRows = readCsv(fileArgument(1, usage));
const kcRows = readCsv(fileArgument(2, usage));
const rootRows = readCsv(fileArgument(3, usage));

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`not in the publisher's table: ${what}`);
  return value;
}

/** Absolute lower limit, optimum from and to, absolute upper limit. */
function tolerance(row: Row, columns: [string, string, string, string]): string {
  const values = columns.map((column) => Number(row(column)));
  if (values.some((value, index) => index > 0 && value < (values[index - 1] ?? 0))) {
    throw new Error(`limits out of order: ${row("ScientificName")} ${columns.join(" ")}`);
  }
  return values.join(",");
}

const textures = ["heavy", "medium", "light", "organic"];
const textureList = (cell: string) =>
  textures.filter((texture) => cell.includes(texture) || (cell.includes("wide") && texture !== "organic")).join(",");

function requirements(own: Row): string[] {
  const row = found(ecocrop.get(own("ecocrop")), `EcoCrop ${own("ecocrop")}`);
  const rain = found(ecocrop.get(own("rain_ecocrop") || own("ecocrop")), `EcoCrop ${own("rain_ecocrop")}`);
  const cycle = [Number(row("GMIN")), Number(row("GMAX"))];
  const optimal = textureList(row("TEXT"));
  return [
    tolerance(row, ["TMIN", "TOPMN", "TOPMX", "TMAX"]),
    tolerance(rain, ["RMIN", "ROPMN", "ROPMX", "RMAX"]),
    tolerance(row, ["PHMIN", "PHOPMN", "PHOPMX", "PHMAX"]),
    optimal,
    // EcoCrop's absolute list sometimes lacks what its optimal one has.
    textures.filter((texture) => `${textureList(row("TEXTR"))},${optimal}`.includes(texture)).join(","),
    row("KTMP") === "" ? "" : String(Number(row("KTMP"))),
    cycle.every((days) => days > 0) ? cycle.join(",") : "",
    [...new Set([own("ecocrop"), own("rain_ecocrop")])].filter((code) => code !== "").join(","),
  ];
}

/** Lengths of the stages by `crop#total region`. */
function stageDays(selector: string): string {
  const [, crop = "", total = "", region = ""] = /^(.+)#(\d+) ?(.*)$/.exec(selector) ?? [];
  const row = stageRows.find(
    (each) => each("crop") === crop && each("total_d") === total && each("region").includes(region),
  );
  const at = found(row, `table 11 ${selector}`);
  return ["l_ini_d", "l_dev_d", "l_mid_d", "l_late_d"].map((column) => Number(at(column))).join(",");
}

function kc(selector: string): string {
  if (selector.startsWith("=")) return selector.slice(1).split("/").join(",");
  const row = found(
    kcRows.find((each) => each("crop") === selector),
    `table 12 ${selector}`,
  );
  return ["kc_ini", "kc_mid", "kc_end"].map((column) => Number(row(column))).join(",");
}

function roots(selector: string): string[] {
  const row = found(
    rootRows.find((each) => each("crop") === selector),
    `table 22 ${selector}`,
  );
  return [`${Number(row("zr_max1_m"))},${Number(row("zr_max2_m"))}`, String(Number(row("p_base")))];
}

const own = parseTable((await readTable("crops", "scripts/data")).text);
const copied = ["id", "name", "scientific_name", "category", "life", "other_names", "hausa", "yoruba", "igbo"];

printTable({
  about: [
    "Crops that matter in Nigeria and West Africa: what they need, how long and how they grow, how much water they use.",
    "Temperature, rain, pH, texture, killing temperature and cycle: FAO EcoCrop database (2000-2013), rows selected by",
    "species (column ecocrop holds its codes). Terms: FAO, CC BY-NC-SA 3.0 IGO unless FAO says otherwise.",
    "Kc, stages, rooting depth and depletion fraction: Allen, Pereira, Raes & Smith (1998) FAO Irrigation and Drainage",
    "Paper 56, tables 12, 11 and 22, as transcribed in pyfao56 (US Government work, CC0). Where water_stand_in is not",
    "empty, FAO-56 lacks the crop and the figures are another crop's, not checked.",
    "Names, maturity_days, spacing_cm, planting_rate and degree_days: our own, general agronomic knowledge, not checked",
    "against a publication.",
    "Units: degrees C; mm of rain in the growing season (perennials: in a year); days; cm; per hectare; m. Four figures:",
    "absolute lower limit, optimum from, optimum to, absolute upper limit. Kc: initial, mid, end. Stages: initial,",
    "development, mid, late. degree_days: base-upper limit in degrees C : sum to maturity.",
    `Made by: node --import tsx scripts/data/${usage}`,
  ],
  columns: [
    ...copied,
    "temperature_c",
    "rain_mm",
    "ph",
    "texture_optimal",
    "texture_absolute",
    "killing_c",
    "cycle_days",
    "ecocrop",
    "maturity_days",
    "spacing_cm",
    "planting_rate",
    "kc",
    "stage_days",
    "roots_m",
    "depletion",
    "water_stand_in",
    "degree_days",
  ],
  rows: own.map((row) => [
    ...copied.map(row),
    ...requirements(row),
    row("maturity_days"),
    row("spacing_cm"),
    row("planting_rate"),
    kc(row("kc_row")),
    stageDays(row("stages_row")),
    ...roots(row("roots_row")),
    row("water_stand_in"),
    row("degree_days"),
  ]),
});
