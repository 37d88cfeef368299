import { addDays } from "../../weather/sources/days";
import type { FarmCrop } from "../crops/farm-crop";
import type { CropSeason } from "../season/crop-season";

/** How far ahead work is looked for, today among the days. */
export const dueDays = 7;

/** When a crop can be planted at a place now. Days are YYYY-MM-DD. */
export type OpenWindow = { cropId: number; cropName: string; from: string; until: string; reason: string };

/** A piece of work and the day for it (YYYY-MM-DD); a day before today is overdue. */
export type Due = { farmCropId: number | null; crop: string; date: string } & (
  | { kind: "irrigate"; netDepthMm: number }
  | { kind: "wait_for_rain"; rainMm: number }
  | { kind: "harvest" | "plant" }
  | { kind: "planting_window"; until: string; reason: string }
);

/** What a farm's work is worked out from. */
export type DueQuestion = {
  today: string;
  crops: readonly FarmCrop[];
  /** Of the crops that grow; empty when it is not known how they do. */
  seasons: readonly CropSeason[];
  windows: readonly OpenWindow[];
};

/** Longer overdue than this, a date tells of a record that nobody keeps, not of work. */
const longestOverdueDays = 60;

/** What is to be done on a farm in the next 7 days, and what should have been done, in the order of days. */
export function dueOn({ today, crops, seasons, windows }: DueQuestion): Due[] {
  const span = { from: addDays(today, -longestOverdueDays), to: addDays(today, dueDays - 1) };
  const within = ({ date }: Due) => date >= span.from && date <= span.to;
  const all = [
    ...seasons.flatMap((season) => waterOf(season, today)),
    ...crops.flatMap((crop) => datesOf(crop, seasons)),
    ...windows.map((window) => windowDue(window, crops, today)),
  ];
  return all.filter(within).sort((a, b) => a.date.localeCompare(b.date) || rank(a) - rank(b));
}

const order: readonly Due["kind"][] = ["irrigate", "wait_for_rain", "harvest", "plant", "planting_window"];
const rank = ({ kind }: Due) => order.indexOf(kind);

function waterOf({ crop, advice }: CropSeason, today: string): Due[] {
  const of = { farmCropId: crop.id, crop: crop.name };
  if (advice.code === "irrigate_now") return [{ ...of, kind: "irrigate", date: today, netDepthMm: advice.netDepthMm }];
  if (advice.code === "irrigate_by") {
    return [{ ...of, kind: "irrigate", date: advice.irrigateOn, netDepthMm: advice.netDepthMm }];
  }
  if (advice.code === "wait_for_rain") {
    return [{ ...of, kind: "wait_for_rain", date: advice.rainOn, rainMm: advice.rainMm }];
  }
  return [];
}

function datesOf(crop: FarmCrop, seasons: readonly CropSeason[]): Due[] {
  const of = { farmCropId: crop.id, crop: crop.name };
  if (crop.status === "planned" && crop.plantingDate !== null) {
    return [{ ...of, kind: "plant", date: crop.plantingDate }];
  }
  if (crop.status !== "growing") return [];
  const season = seasons.find((each) => each.crop.id === crop.id);
  const date = crop.expectedHarvestDate ?? season?.harvestDate ?? null;
  return date === null ? [] : [{ ...of, kind: "harvest", date }];
}

function windowDue(
  { cropId, cropName, from, until, reason }: OpenWindow,
  crops: readonly FarmCrop[],
  today: string,
): Due {
  const planned = crops.find((crop) => crop.cropId === cropId && crop.status === "planned");
  const date = from < today ? today : from;
  return {
    kind: "planting_window",
    farmCropId: planned?.id ?? null,
    crop: planned?.name ?? cropName,
    date,
    until,
    reason,
  };
}

/**
 * The crops (ids of the catalogue) of which it matters when they can be planted: planned ones without a date; on a farm
 * with nothing in the ground or planned, those that it had before.
 */
export function cropsToPlant(crops: readonly FarmCrop[]): number[] {
  const present = crops.filter(({ status }) => status === "growing" || status === "planned");
  const wanted = present.length > 0 ? present.filter(isUndated) : crops;
  const ids = wanted.map(({ cropId }) => cropId).filter((id) => id !== null);
  return [...new Set(ids)].slice(0, mostCrops);
}

/** More than this helps nobody to decide. */
const mostCrops = 3;
const isUndated = ({ status, plantingDate }: FarmCrop) => status === "planned" && plantingDate === null;
