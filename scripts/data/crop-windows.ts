/**
 * Makes prisma/data/crop-windows.tsv from the crop calendars of Sacks et al. (2010) for West Africa and of FAO for Ghana
 * and Niger (CSVs), and scripts/data/crop-windows.tsv, which holds what is our own.
 */
import { parseTable, readTable, type Row } from "../../prisma/table";
import { monthWindows } from "./month-windows";
import { fileArgument, printTable, readCsv } from "./table";

const usage = "crop-windows.ts SAGE-CALENDAR.csv FAO-CALENDAR.csv";

type Window = { crop: string; country: string; zone: string; season: string; days: string[]; source: string };

const sacks = "Sacks, Deryng, Foley & Ramankutty (2010), Global Ecology and Biogeography 19:607-620";
const sources: Record<string, string> = {
  own: "General agronomic knowledge, not checked against a publication",
  IAR:
    "Institute for Agricultural Research, Zaria, advice for the season of 2023 (planting); harvest from the days to " +
    "maturity, not checked against a publication",
};

const countries: Record<string, string> = {
  Nigeria: "NG",
  Niger: "NE",
  Benin: "BJ",
  Ghana: "GH",
  Togo: "TG",
  Cameroon: "CM",
  "Burkina Faso": "BF",
  Chad: "TD",
  "Cote d'Ivoire": "CI",
  Mali: "ML",
};
const cropNames: Record<string, string[]> = {
  Millet: ["Pearl millet"],
  Groundnuts: ["Groundnut"],
  Soybeans: ["Soybean"],
  "Sweet.Potatoes": ["Sweet potato"],
  Yams: ["White yam", "Water yam"],
  Yam: ["White yam", "Water yam"],
  Pulses: ["Cowpea"],
  "Wheat (durum)": ["Wheat"],
  "Chili pepper": ["Chilli pepper"],
  Cocoyam: ["Taro", "Tannia"],
};

/** `8/1` as `08-01`. */
const monthDay = (date: string) =>
  date
    .split("/")
    .map((part) => part.padStart(2, "0"))
    .join("-");

/** North, south or east, wherever the publisher wrote it; a second maize season has two rains only in the south. */
function zoneOf(row: Row): string {
  const written = `${row("Location")} ${row("Qualifier")} ${row("Crop.name.in.original.data")}`.toLowerCase();
  const zone = ["north", "south", "east"].find((word) => written.includes(word));
  if (zone) return zone;
  const country = row("Location");
  return row("Qualifier") === "2" && ["Nigeria", "Ghana"].includes(country) ? "south" : "all";
}

function sacksWindows(row: Row): Window[] {
  const [location = ""] = row("Location").split(" (");
  const irrigated = row("Qualifier") === "irrigated" || (row("Crop") === "Rice" && row("Qualifier") === "2");
  const days = ["Plant.start.date", "Plant.end.date", "Harvest.start.date", "Harvest.end.date"];
  return (cropNames[row("Crop")] ?? [row("Crop")]).map((crop) => ({
    crop,
    country: countries[location] ?? "",
    zone: zoneOf(row),
    season: irrigated ? "dry" : row("Qualifier") === "2" ? "second" : "main",
    days: days.map((column) => monthDay(row(column))),
    source: sacks,
  }));
}

/** Planted between October and January, and not through most of the year. */
function isDrySeason([from = "", to = ""]: string[]): boolean {
  const [first, last] = [Number(from.slice(0, 2)), Number(to.slice(0, 2))];
  return (first >= 10 || first === 1) && (last - first + 12) % 12 < 6;
}

function faoWindows(row: Row): Window[] {
  const source = `FAO Crop Calendar, ${row("country")}; months of all its zones together`;
  const windows = monthWindows(row("sowing_months"), row("harvest_months"));
  return (cropNames[row("crop")] ?? [row("crop")]).flatMap((crop) =>
    windows.map((days) => {
      const season = isDrySeason(days) ? "dry" : "main";
      return { crop, country: countries[row("country")] ?? "", zone: "all", season, days, source };
    }),
  );
}

function ownWindows(row: Row): Window {
  const days = ["plant_from", "plant_to", "harvest_from", "harvest_to"].map(row);
  const source = sources[row("source")] ?? "";
  return { crop: row("crop"), country: row("country"), zone: row("zone"), season: row("season"), days, source };
}

const folder = "scripts/data";
const own = parseTable((await readTable("crop-windows", folder)).text).map(ownWindows);
const crops = parseTable((await readTable("crops", folder)).text);
const ids = new Map(crops.map((row) => [row("name"), row("id")]));

const published = readCsv(fileArgument(0, usage)).flatMap(sacksWindows);
const key = ({ crop, country }: Window) => `${crop}/${country}`;
const known = new Set(published.map(key));
// FAO's months are those of all zones together, so they only fill what Sacks et al. lack.
const filled = readCsv(fileArgument(1, usage))
  .flatMap(faoWindows)
  .filter((window) => !known.has(key(window)));
const windows = [...published, ...filled, ...own].filter(({ crop, country }) => ids.has(crop) && country !== "");

printTable({
  about: [
    "When crops are planted and harvested in West Africa, as published.",
    `Publishers: ${sacks}, SAGE, University of`,
    "Wisconsin, free for use with citation; FAO Crop Calendar (Ghana, Niger), terms CC BY-NC-SA 3.0 IGO; Institute for",
    "Agricultural Research, Zaria; and our own where the source says so (not checked against a publication).",
    "Changed: rows of West Africa selected; FAO's months joined to windows, and left out where all twelve are named.",
    "Period: calendars of the years around 2000. Days are MM-DD; a window may pass the new year.",
    `Made by: node --import tsx scripts/data/${usage}`,
  ],
  columns: [
    "id",
    "crop_id",
    "country",
    "zone",
    "season",
    "plant_from",
    "plant_to",
    "harvest_from",
    "harvest_to",
    "source",
  ],
  rows: windows.map(({ crop, country, zone, season, days, source }, index) => [
    index + 1,
    ids.get(crop) ?? "",
    country,
    zone,
    season,
    ...days,
    source,
  ]),
});
