import type { Crop, CropWater, Span } from "../../crops/crop";
import { growingDegreeDays } from "../../weather/models/growing-degree-days";
import type { DayWithReference } from "../../weather/reference-days";
import type { FarmCrop } from "../crops/farm-crop";
import { irrigationAdvice, type Advice } from "../models/irrigation-advice";
import { stageOn, stagesOf, stretchedStages, type StageName } from "../models/kc-curve";
import type { SoilWater } from "../models/water-balance";
import { addDays, daysBetween } from "../../weather/sources/days";
import { waterDays, type WaterDayRecord } from "./water-days";

/** Why there is no advice on a crop. */
export type NoAdvice = { code: "no_planting_date" | "not_planted" | "no_crop_data" | "no_place" };

/** Warmth since planting. */
export type CropWarmth = {
  baseC: number;
  upperC: number;
  /** First and last day that are summed, YYYY-MM-DD. */
  from: string;
  to: string;
  degreeDays: number;
  toMaturity: Span | null;
};

/** The root zone's water since planting and in the days ahead. */
export type CropWaterState = {
  days: WaterDayRecord[];
  /** At the start of today, with what was irrigated today taken off. */
  depletionMm: number;
  readilyMm: number;
  totalMm: number;
  kc: number;
  rootDepthM: number;
  /** Days whose ET0 was not known and was taken from the nearest day. */
  daysFilled: number;
  source: string;
};

/** A growing crop's season as of today. */
export type CropSeason = {
  crop: FarmCrop;
  /** The day after which the crop is ripe: as expected by the farmer, else after its stages; null when not known. */
  harvestDate: string | null;
  /** 1 on the day of planting; null before it or when it is not known. */
  dayOfSeason: number | null;
  stages: { stage: StageName; from: string; to: string }[];
  stage: StageName | null;
  warmth: CropWarmth | null;
  water: CropWaterState | null;
  advice: Advice | NoAdvice;
};

/** What a crop's season is worked out from. */
export type SeasonInput = {
  crop: FarmCrop;
  /** The crop in the catalogue; null when it is not there. */
  known: Crop | null;
  soil: SoilWater;
  /** Past and coming days of the farm, oldest first; null when it has no place. */
  days: readonly DayWithReference[] | null;
  /** Net depth in mm by day. */
  irrigations: ReadonlyMap<string, number>;
  today: string;
};

/** A dry harvest: from here on the crop's Kc at its end says that it is left to dry. */
const dryHarvestKc = 0.6;
/** Water that is given in the last days before such a harvest does more harm than good. */
const dryingDays = 10;

/** A crop's season: stage, warmth, water and what to do. */
export function cropSeason(input: SeasonInput): CropSeason {
  const { crop, known, today } = input;
  const planted = crop.plantingDate !== null && crop.plantingDate <= today;
  const stageDays = known?.water ? seasonStages(known.water, input) : null;
  const dayOfSeason = crop.plantingDate !== null && planted ? daysBetween(crop.plantingDate, today) + 1 : null;
  const water = waterState(input, stageDays);
  const harvestDate = crop.expectedHarvestDate ?? lastDay(crop.plantingDate, known, stageDays);
  return {
    crop,
    harvestDate,
    dayOfSeason,
    stages: stageDays && crop.plantingDate !== null ? datedStages(stageDays, crop.plantingDate) : [],
    stage: stageDays && dayOfSeason !== null ? stageOn(stageDays, dayOfSeason) : null,
    warmth: planted ? warmthOf(input) : null,
    water,
    advice: adviceOf(input, { water, harvestDate }),
  };
}

type StageDays = CropWater["stageDays"];

function seasonStages({ stageDays }: CropWater, { crop, known }: SeasonInput): StageDays {
  const { plantingDate, expectedHarvestDate } = crop;
  if (known?.perennial || plantingDate === null || expectedHarvestDate === null) return stageDays;
  return stretchedStages(stageDays, daysBetween(plantingDate, expectedHarvestDate) + 1);
}

function datedStages(stageDays: StageDays, plantingDate: string) {
  return stagesOf(stageDays).map(({ stage, fromDay, toDay }) => ({
    stage,
    from: addDays(plantingDate, fromDay - 1),
    to: addDays(plantingDate, toDay - 1),
  }));
}

function lastDay(plantingDate: string | null, known: Crop | null, stageDays: StageDays | null): string | null {
  if (plantingDate === null || stageDays === null || known?.perennial) return null;
  const last = stagesOf(stageDays).at(-1);
  return last ? addDays(plantingDate, last.toDay - 1) : null;
}

function warmthOf({ crop, known, days, today }: SeasonInput): CropWarmth | null {
  const { plantingDate } = crop;
  const heat = known?.heat;
  // Warmth of which the beginning is not known says nothing about how far a crop is.
  if (!heat || known.perennial || plantingDate === null || !days?.[0] || plantingDate < days[0].date) return null;
  const past = days.filter((day) => day.when === "past" && day.date >= plantingDate);
  const degreeDays = past.reduce((sum, { temperatureMinC: tminC, temperatureMaxC: tmaxC }) => {
    return tminC === null || tmaxC === null ? sum : sum + growingDegreeDays({ tminC, tmaxC }, heat);
  }, 0);
  return {
    baseC: heat.baseC,
    upperC: heat.upperC,
    from: plantingDate,
    to: past.at(-1)?.date ?? today,
    degreeDays,
    toMaturity: heat.degreeDays,
  };
}

function waterState(input: SeasonInput, stageDays: StageDays | null): CropWaterState | null {
  const { crop, known, days, today } = input;
  const { plantingDate } = crop;
  if (!days || !known?.water || !stageDays || plantingDate === null || plantingDate > today) return null;
  const { records, daysFilled } = waterDays({
    water: { ...known.water, stageDays },
    perennial: known.perennial,
    soil: input.soil,
    plantingDate,
    days,
    irrigations: input.irrigations,
  });
  // Late in the evening a forecast may begin with tomorrow.
  const now = records.find((record) => record.date >= today) ?? records.at(-1);
  if (!now) return null;
  const before = records.findLast((record) => record.date < today)?.depletionMm ?? 0;
  return {
    days: records,
    depletionMm: Math.max(0, before - now.irrigationMm),
    readilyMm: now.readilyMm,
    totalMm: now.totalMm,
    kc: now.kc,
    rootDepthM: now.rootDepthM,
    daysFilled,
    source: known.water.source,
  };
}

type Known = { water: CropWaterState | null; harvestDate: string | null };

function adviceOf({ crop, known, days, today }: SeasonInput, { water, harvestDate }: Known): Advice | NoAdvice {
  if (crop.plantingDate === null) return { code: "no_planting_date" };
  if (crop.plantingDate > today) return { code: "not_planted" };
  if (!known?.water) return { code: "no_crop_data" };
  if (!days || !water) return { code: "no_place" };
  const driesDown = !known.perennial && known.water.kc.end <= dryHarvestKc;
  return irrigationAdvice({
    depletionMm: water.depletionMm,
    readilyMm: water.readilyMm,
    ahead: water.days.filter((day) => day.date >= today),
    dryingDown: driesDown && harvestDate !== null && daysBetween(today, harvestDate) < dryingDays,
  });
}
