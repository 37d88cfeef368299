import { ApiError } from "../api/errors";
import type { Provenance } from "../api/provenance";
import { gazetteer } from "../geo/gazetteer";
import type { PlaceSelector, ResolvedPlace } from "../places/contract";
import { resolvePlace } from "../places/resolve";
import { climateAt, type Climate } from "../weather/climate/climate-at";
import type { Asker } from "../weather/asker";
import { catalogue } from "./catalogue";
import type { Crop } from "./crop";
import { adviceFor, fitSeasons, type Advice, type FittedSeason } from "./models/advice";
import { suitability, type Suitability } from "./models/ecocrop";
import { publishedFor, type Published, type PublishedWindow } from "./models/published";
import { dekadsOfMonths, rainsOf, type Rains } from "./models/rain-season";
import { readStateDekads, readWindows } from "./store";

/** Rain of a place by dekads, and whose it is. */
type DekadRain = { rainMm: readonly number[]; source: string };

/** When a crop is planted and harvested at a place, how well it fits there, and why. */
export type CropCalendar = {
  crop: Crop;
  place: ResolvedPlace;
  rain: DekadRain | null;
  rains: Rains;
  /** The rainy seasons, the longest first, with how the crop fits into them. */
  seasons: FittedSeason[];
  published: Published;
  advice: Advice | null;
  rainfed: Suitability | null;
  irrigated: Suitability | null;
};

const stateDistanceKm = 100;
const chirps = "CHIRPS rainfall by state and dekad, 1991-2020";
const cru = "CRU CL 2.0 monthly rainfall, 1961-1990";

/** The crop with an id. @throws ApiError 404. */
export async function findCrop(id: number): Promise<Crop> {
  const crop = (await catalogue()).byId(id);
  if (!crop) throw new ApiError(404, "Not found", "There is no crop with this id. GET /v1/crops lists all crops.");
  return crop;
}

/** What of a place decides what grows there and when. */
export type Site = Pick<CropCalendar, "place" | "rain" | "rains"> & { state: string | null; climate: Climate | null };

/** The calendar of a crop at a place. @throws ApiError 404 for an unknown crop or place, 400 when the place is not clear. */
export async function findCalendar(
  { cropId, where }: { cropId: number; where: PlaceSelector },
  asker: Asker,
): Promise<{ data: CropCalendar; provenance: Provenance }> {
  const crop = await findCrop(cropId);
  const place = await resolvePlace(where, asker);
  const [site, windows] = await Promise.all([siteAt(place), readWindows(cropId)]);
  const data = calendarAt(site, { crop, windows });
  return { data, provenance: { source: sourceOf(data), kind: "modelled", ageSeconds: 0 } };
}

/** Climate, rains and country of a place. */
export async function siteAt(place: ResolvedPlace): Promise<Site> {
  const [climate, nearest] = await Promise.all([
    climateAt(place),
    gazetteer().then((places) => places.nearest(place, stateDistanceKm)),
  ]);
  const state = nearest?.admin1 || null;
  const country = place.country ?? nearest?.country ?? null;
  const rain = await rainOf(country === "NG" ? state : null, climate);
  const rains: Rains = rain ? rainsOf(rain.rainMm) : { kind: "none" };
  return { place: { ...place, country }, state, climate, rain, rains };
}

/** The calendar of a crop with these published windows at a site. */
export function calendarAt(
  { place, state, climate, rain, rains }: Site,
  { crop, windows }: { crop: Crop; windows: PublishedWindow[] },
): CropCalendar {
  const seasons = fitSeasons(crop, rains.kind === "seasons" ? rains.seasons : []);
  const { country, latitude } = place;
  const published = publishedFor(windows, { country, state, latitude });
  const fit = suitabilities(crop, climate);
  const advice = adviceFor({ crop, published, rains: seasons, ...fit });
  return { crop, place, rain, rains, seasons, published, advice, ...fit };
}

async function rainOf(state: string | null, climate: Climate | null): Promise<DekadRain | null> {
  const dekads = state === null ? null : await readStateDekads(state);
  if (dekads) return { rainMm: dekads, source: chirps };
  return climate ? { rainMm: dekadsOfMonths(climate.normals.rainMm), source: cru } : null;
}

/** What is known of the soil of a place is not asked here, so that pH and texture are left out of account. */
function suitabilities(crop: Crop, climate: Climate | null): Pick<CropCalendar, "rainfed" | "irrigated"> {
  if (!climate) return { rainfed: null, irrigated: null };
  const { tminC, tmaxC, rainMm } = climate.normals;
  const tmeanC = tminC.map((low, month) => (low + (tmaxC[month] ?? low)) / 2);
  const site = { climate: { tmeanC, tminC, rainMm }, ph: null, texture: null };
  return {
    rainfed: suitability(crop, { ...site, irrigated: false }),
    irrigated: suitability(crop, { ...site, irrigated: true }),
  };
}

/** Travels in a header, so no more than ASCII. */
function sourceOf({ published, rain, rainfed }: Pick<CropCalendar, "published" | "rain" | "rainfed">): string {
  const parts = [
    ...new Set(published.windows.map(({ source }) => source)),
    ...(rain ? [rain.source] : []),
    ...(rainfed ? ["FAO EcoCrop with CRU CL 2.0 1961-1990"] : []),
  ];
  return `Gona crop calendar (${parts.length > 0 ? parts.join("; ") : "no source knows this place"})`;
}
