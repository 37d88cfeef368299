/**
 * Makes prisma/data/climate-normals.tsv from a CSV of GSODRdata's CRU_CL_2 (CRU CL 2.0 sampled at weather stations;
 * station_id, station_name, country, latitude, longitude, elevation_m, and dtr, pre, rd0, reh, sun, tmp, wnd _01 to _12).
 */
import { fileArgument, printTable, readCsv } from "./table";

const usage = "climate-normals.ts CRU-CL2-STATIONS.csv";
// Here every station is kept; elsewhere about one in each square of 1 degree of latitude by as many kilometres.
const africa = new Set(
  (
    "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE " +
    "RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW"
  ).split(" "),
);
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

type Station = {
  key: string;
  name: string;
  country: string;
  latitude: number;
  longitude: number;
  elevationM: number | null;
  normals: string[];
};

function station(row: (column: string) => string): Station {
  const monthly = (write: (value: (variable: string) => number) => number) =>
    months.map((month) => Math.round(write((variable) => Number(row(`${variable}_${month}`))))).join(",");
  return {
    key: row("station_id"),
    name: titleCase(row("station_name")),
    country: row("country"),
    latitude: Number(row("latitude")),
    longitude: Number(row("longitude")),
    elevationM: row("elevation_m") === "" ? null : Math.round(Number(row("elevation_m"))),
    normals: [
      monthly((value) => (value("tmp") - value("dtr") / 2) * 10),
      monthly((value) => (value("tmp") + value("dtr") / 2) * 10),
      monthly((value) => value("reh")),
      monthly((value) => value("wnd") * 10),
      monthly((value) => value("pre")),
      monthly((value) => value("rd0")),
      monthly((value) => value("sun")),
    ],
  };
}

function titleCase(name: string): string {
  return name
    .toLowerCase()
    .replace(/(^|[^\p{L}'])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** The cell of a station, and how far (in degrees) it stands from the cell's middle. */
function cellOf({ latitude, longitude }: Station): { cell: string; offset: number } {
  const row = Math.floor(latitude);
  const width = 1 / Math.cos(((row + 0.5) * Math.PI) / 180);
  const column = Math.floor(longitude / width);
  return { cell: `${row}/${column}`, offset: Math.hypot(latitude - row - 0.5, longitude / width - column - 0.5) };
}

/** A station with a known height is the better one (temperatures are corrected for it), then the one nearest the middle. */
function isBetter(a: Station, b: Station): boolean {
  if ((a.elevationM === null) !== (b.elevationM === null)) return a.elevationM !== null;
  return cellOf(a).offset < cellOf(b).offset;
}

function thin(stations: Station[]): Station[] {
  const kept = new Map<string, Station>();
  for (const candidate of stations) {
    const { cell } = cellOf(candidate);
    // Stations in one cell of CRU's grid have the same values: one is enough.
    const slot = africa.has(candidate.country) ? `${candidate.country}/${candidate.normals.join(";")}` : cell;
    const holder = kept.get(slot);
    if (!holder || (!africa.has(candidate.country) && isBetter(candidate, holder))) kept.set(slot, candidate);
  }
  return [...kept.values()];
}

const stations = thin(readCsv(fileArgument(0, usage)).map(station));
stations.sort((a, b) => (`${a.country}${a.key}` < `${b.country}${b.key}` ? -1 : 1));

printTable({
  about: [
    "Monthly climate normals 1961-1990 at weather stations: every station of Africa, about one in 12,000 km2 elsewhere.",
    "Publisher: Climatic Research Unit, University of East Anglia: CRU CL 2.0 (New, Lister, Hulme & Makin 2002, A",
    "high-resolution data set of surface climate over global land areas, Climate Research 21:1-25), 10-minute grid sampled",
    "at weather stations as published in the R package GSODRdata (Adam H. Sparks, MIT licence).",
    "Licence: free to use with the citation above. Station names and places: NOAA Integrated Surface Database, public domain.",
    "Changed: stations selected, minimum and maximum temperature = mean -/+ half the daily range, figures rounded.",
    "Period: 1961-1990. Units: degrees (WGS 84); metres; and for January to December, separated by commas: tenths of a",
    "degree Celsius, % relative humidity, tenths of a metre per second at 10 m, mm of rain a month, days with rain a month,",
    "sunshine in % of the length of the day.",
    `Made by: node --import tsx scripts/data/${usage}`,
  ],
  columns: (
    "id name country latitude longitude elevation_m tmin_tenths_c tmax_tenths_c humidity_pct wind_tenths_ms rain_mm rain_days " +
    "sunshine_pct"
  ).split(" "),
  rows: stations.map(({ name, country, latitude, longitude, elevationM, normals }, index) => {
    return [index + 1, name, country, latitude, longitude, elevationM ?? "", ...normals];
  }),
});
