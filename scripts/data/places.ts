/**
 * Makes prisma/data/places.tsv from GeoNames' cities15000.txt and geoBoundaries' ADM1 and ADM2 of Nigeria (GeoJSON).
 */
import { fold } from "../../lib/geo/fold";
import { Boundaries, centroid, contains, outerRings } from "./polygon";
import { fileArgument, printTable } from "./table";

const usage = "places.ts cities15000.txt NGA-ADM1.geojson NGA-ADM2.geojson";
const firstStateId = 1_000_000_001;
const firstLgaId = 1_000_001_001;
const cityPopulation = 100_000;
// West Africa with Nigeria's neighbours Cameroon and Chad: here every place of the file is taken.
const region = new Set("BF BJ CI CM CV GH GM GN GW LR ML MR NE NG SL SN TD TG".split(" "));
const abandoned = new Set(["PPLH", "PPLQ", "PPLW"]);
const capitals = new Set(["PPLC", "PPLA"]);

/** Our name of a state, where geoBoundaries has another. */
const stateNames: Record<string, string> = { "Abuja Federal Capital Territory": "Federal Capital Territory" };

/** Other names by which people know a state. */
const otherStateNames: Record<string, string[]> = {
  "Federal Capital Territory": ["FCT", "Abuja FCT", "FCT Abuja", "Abuja Federal Capital Territory"],
  Nasarawa: ["Nassarawa"],
};

/** GeoNames' codes of the Nigerian states. */
const stateCodes: Record<string, string> = Object.fromEntries(
  (
    "05 Lagos,11 Federal Capital Territory,16 Ogun,21 Akwa Ibom,22 Cross River,23 Kaduna,24 Katsina,25 Anambra," +
    "26 Benue,27 Borno,28 Imo,29 Kano,30 Kwara,31 Niger,32 Oyo,35 Adamawa,36 Delta,37 Edo,39 Jigawa,40 Kebbi," +
    "41 Kogi,42 Osun,43 Taraba,44 Yobe,45 Abia,46 Bauchi,47 Enugu,48 Ondo,49 Plateau,50 Rivers,51 Sokoto," +
    "52 Bayelsa,53 Ebonyi,54 Ekiti,55 Gombe,56 Nasarawa,57 Zamfara"
  )
    .split(",")
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

type Row = {
  id: number;
  name: string;
  otherNames: string[];
  kind: string;
  admin1: string;
  country: string;
  latitude: number;
  longitude: number;
  elevationM: string;
  population: number;
  timezone: string;
};

type Area = { name: string; rings: ReturnType<typeof outerRings>; latitude: number; longitude: number };

const nigeria = { country: "NG", elevationM: "", population: 0, timezone: "Africa/Lagos" };

/** Names in Latin letters that say something new: no airport codes, no bare transliterations in small letters. */
function usefulNames(name: string, alternates: string[]): string[] {
  const seen = new Set([fold(name)]);
  return alternates.filter((alternate) => {
    const useful = /^\p{Lu}[\p{Script=Latin}\p{M}' -]{2,}$/u.test(alternate) && /\p{Ll}/u.test(alternate);
    const key = fold(alternate);
    if (!useful || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The state whose boundary holds the point (GeoNames has a few towns in a neighbour state), else GeoNames' own. */
function stateOf(point: { latitude: number; longitude: number }, code: string, boundaries: Area[]): string {
  return boundaries.find(({ rings }) => contains(rings, point))?.name ?? stateCodes[code] ?? "";
}

function geonamesRow(line: string, boundaries: Area[]): Row | undefined {
  const cells = line.split("\t");
  const cell = (index: number) => cells[index] ?? "";
  const [name, code, country, population] = [cell(1), cell(7), cell(8), Number(cell(14))];
  if (cells.length < 18 || abandoned.has(code)) return undefined;
  if (!region.has(country) && population < cityPopulation && !capitals.has(code)) return undefined;
  const alternates = [cell(2), ...(country === "NG" ? cell(3).split(",") : [])];
  const point = { latitude: Number(cell(4)), longitude: Number(cell(5)) };
  return {
    id: Number(cell(0)),
    name,
    otherNames: usefulNames(name, alternates),
    kind: population >= cityPopulation || capitals.has(code) ? "city" : "town",
    admin1: country === "NG" ? stateOf(point, cell(10), boundaries) : "",
    country,
    ...point,
    // -9999 marks a point that the elevation model lacks.
    elevationM: cell(16) === "-9999" ? "" : cell(16),
    population,
    timezone: cell(17),
  };
}

const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

function areasOf(geojson: string): Area[] {
  return Boundaries.parse(JSON.parse(geojson)).features.map(({ properties, geometry }) => {
    const rings = outerRings(geometry);
    const { latitude, longitude } = centroid(rings);
    return { name: properties.shapeName.trim(), rings, latitude: rounded(latitude), longitude: rounded(longitude) };
  });
}

function stateRows(boundaries: Area[]): Row[] {
  return boundaries.map(({ name, latitude, longitude }, index) => {
    const otherNames = otherStateNames[name] ?? [];
    return { id: firstStateId + index, name, otherNames, kind: "state", admin1: name, ...nigeria, latitude, longitude };
  });
}

function lgaRows(lgas: Area[], boundaries: Area[]): Row[] {
  return lgas
    .map((area) => ({ ...area, state: stateOf(area, "", boundaries) }))
    .sort((a, b) => (`${a.state}/${a.name}` < `${b.state}/${b.name}` ? -1 : 1))
    .map(({ name, state, latitude, longitude }, index) => {
      if (state === "") throw new Error(`${name} lies in no state`);
      return {
        id: firstLgaId + index,
        name,
        otherNames: [],
        kind: "lga",
        admin1: state,
        ...nigeria,
        latitude,
        longitude,
      };
    });
}

const states = areasOf(fileArgument(1, usage))
  .map((area) => ({ ...area, name: stateNames[area.name] ?? area.name }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
const cities = fileArgument(0, usage)
  .split("\n")
  .flatMap((line) => geonamesRow(line, states) ?? [])
  .sort((a, b) => a.id - b.id);
const rows = [...stateRows(states), ...lgaRows(areasOf(fileArgument(2, usage)), states), ...cities];

printTable({
  about: [
    "Gazetteer: Nigerian states, local government areas and towns, towns of West Africa, larger places of the world.",
    "Publisher of the towns: GeoNames (https://www.geonames.org/), cities15000 of May 2026. Licence: CC BY 4.0.",
    "Publisher of states and LGAs: geoBoundaries gbOpen NGA ADM1, ADM2, simplified (William & Mary geoLab;",
    "https://www.geoboundaries.org/). Licence: CC BY 4.0. They stand at the centroids of their boundaries.",
    "Changed: rows and columns selected, other names in Latin letters only, names of states normalised.",
    "Units: degrees (WGS 84), metres above sea level (digital elevation model), people (0: unknown).",
    `Made by: node --import tsx scripts/data/${usage}`,
  ],
  columns: "id name other_names kind admin1 country latitude longitude elevation_m population timezone".split(" "),
  rows: rows.map((row) => [
    row.id,
    row.name,
    row.otherNames.join("|"),
    row.kind,
    row.admin1,
    row.country,
    row.latitude,
    row.longitude,
    row.elevationM,
    row.population,
    row.timezone,
  ]),
});
