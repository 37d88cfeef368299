import { DateTime } from "luxon";
import { invalidRequest, notFound } from "../../api/errors";
import { catalogue } from "../../crops/catalogue";
import type { Point } from "../../geo/coordinates";
import { timeZoneAt } from "../../geo/time-zone";
import { findReferenceDays, type ReferenceDays } from "../../weather/reference-days";
import type { FarmCrop } from "../crops/farm-crop";
import { findFarmCrop } from "../crops/store";
import type { WholeFarm } from "../farm";
import { getFarm } from "../farms";
import { assumedTexture, soilWaterOf, textureOf, type TextureClass } from "../models/soil-texture";
import type { SoilWater } from "../models/water-balance";
import type { Scope } from "../store";
import { cropSeason, type CropSeason } from "./crop-season";
import { addDays } from "../../weather/sources/days";
import { findIrrigations, putIrrigation, type Irrigation } from "./store";

/** Days that a farm without a crop shows of the past; a growing crop shows all since planting. */
const pastDays = 30;
/** What the sources of past weather give in one answer. */
const mostPastDays = 365;
const aheadDays = 10;
/** More crops grow on no farm at once in any way that a page could show. */
const mostCrops = 30;
const homeTimeZone = "Africa/Lagos";

/** A farm's season: its weather and its growing crops. */
export type FarmSeason = {
  farmId: number;
  /** Today at the farm, YYYY-MM-DD. */
  today: string;
  weather: ReferenceDays | null;
  soil: SoilWater & { texture: TextureClass; textureFrom: "farm" | "assumed" };
  crops: CropSeason[];
  irrigations: Irrigation[];
};

/** Today (YYYY-MM-DD) where a farm is; in Nigeria when it has no place. */
export function todayAt(point: Point | null, now: number): string {
  return DateTime.fromMillis(now, { zone: point ? timeZoneAt(point) : homeTimeZone }).toFormat("yyyy-MM-dd");
}

function firstDay(crops: readonly FarmCrop[], today: string): string {
  const plantings = crops.map((crop) => crop.plantingDate).filter((date) => date !== null);
  const wanted = [addDays(today, -pastDays), ...plantings].toSorted()[0] ?? today;
  const earliest = addDays(today, -mostPastDays);
  return wanted < earliest ? earliest : wanted;
}

/**
 * The season of one of the account's farms: its past and coming days, and of each growing crop the stage, the warmth,
 * the water of its root zone and when to irrigate.
 * @throws ApiError 404 without the farm, 503 when no weather source can tell.
 */
export async function findSeason(scope: Scope, { farmId, now }: { farmId: number; now: number }): Promise<FarmSeason> {
  const [farm, irrigations] = await Promise.all([getFarm(scope, farmId), findIrrigations(scope, farmId)]);
  return seasonOf({ ...farm, irrigations }, now);
}

/** What a farm's season is worked out from. */
export type SeasonFarm = Pick<WholeFarm, "id" | "point" | "soilType" | "crops"> & { irrigations: Irrigation[] };

/** The season of a farm that was read before. @throws ApiError 503 when no weather source can tell. */
export async function seasonOf({ irrigations, ...farm }: SeasonFarm, now: number): Promise<FarmSeason> {
  const today = todayAt(farm.point, now);
  const growing = farm.crops.filter((crop) => crop.status === "growing").slice(0, mostCrops);
  const span = { from: firstDay(growing, today), today, aheadDays };
  const [weather, crops] = await Promise.all([
    farm.point ? findReferenceDays(farm.point, span, now) : null,
    catalogue(),
  ]);
  const named = textureOf(farm.soilType);
  const texture = named ?? assumedTexture;
  const soil = { ...soilWaterOf(texture), texture, textureFrom: named ? ("farm" as const) : ("assumed" as const) };
  const seasonOfCrop = (crop: FarmCrop) =>
    cropSeason({
      crop,
      known: (crop.cropId === null ? undefined : crops.byId(crop.cropId)) ?? null,
      soil,
      days: weather?.days ?? null,
      irrigations: new Map(irrigations.filter((of) => of.farmCropId === crop.id).map((of) => [of.date, of.depthMm])),
      today,
    });
  return { farmId: farm.id, today, weather, soil, crops: growing.map(seasonOfCrop), irrigations };
}

/** What a farmer says of an irrigation. */
export type IrrigationReport = Irrigation & { farmId: number; now: number };

/**
 * Keeps what was given to a growing crop on a day, in place of what was said of that day before.
 * @throws ApiError 404 without farm or crop, 400 for a day before planting or still to come.
 */
export async function reportIrrigation(
  scope: Scope,
  { farmId, farmCropId, date, depthMm, now }: IrrigationReport,
): Promise<Irrigation> {
  const farm = await getFarm(scope, farmId);
  const crop = await findFarmCrop(scope, { farmId, id: farmCropId });
  if (!crop) throw notFound("crop on this farm");
  if (crop.status !== "growing") throw invalidRequest("farm_crop_id: only a crop that is growing can be irrigated.");
  const today = todayAt(farm.point, now);
  if (date > today) throw invalidRequest(`date: expected ${today} (today at the farm) or earlier.`);
  if (crop.plantingDate !== null && date < crop.plantingDate) {
    throw invalidRequest(`date: expected ${crop.plantingDate} (the planting date) or later.`);
  }
  await putIrrigation(scope, { farmCropId, date, depthMm });
  return { farmCropId, date, depthMm };
}
