import type { CropWater } from "../../crops/crop";
import type { DayWithReference } from "../../weather/reference-days";
import { kcOn, rootDepthOn } from "../models/kc-curve";
import {
  balanceDay,
  depletionFraction,
  readilyAvailableMm,
  totalAvailableMm,
  type SoilWater,
} from "../models/water-balance";
import { daysBetween } from "../../weather/sources/days";

/** A day of a crop's root zone, as a line of its account. */
export type WaterDayRecord = {
  /** YYYY-MM-DD */
  date: string;
  when: "past" | "ahead";
  kc: number;
  rootDepthM: number;
  et0Mm: number;
  evapotranspirationMm: number;
  rainMm: number;
  rainProbabilityPct: number | null;
  irrigationMm: number;
  percolationMm: number;
  stress: number;
  /** At the end of the day. */
  depletionMm: number;
  readilyMm: number;
  totalMm: number;
};

type Account = {
  water: CropWater;
  perennial: boolean;
  soil: SoilWater;
  plantingDate: string;
  days: readonly DayWithReference[];
  irrigations: ReadonlyMap<string, number>;
};

/**
 * The water of a crop's root zone day by day from planting (or the first known day) on. The soil is taken to be at field
 * capacity at the start, as it is after the rain or irrigation that people plant into (FAO-56, chapter 8).
 */
export function waterDays(account: Account): { records: WaterDayRecord[]; daysFilled: number } {
  const days = account.days.filter((day) => day.date >= account.plantingDate);
  const et0 = filledEt0(days);
  const records: WaterDayRecord[] = [];
  let depletionMm = 0;
  for (const [index, day] of days.entries()) {
    const record = nextDay(account, { day, depletionMm, et0Mm: et0[index] ?? 0 });
    records.push(record);
    depletionMm = record.depletionMm;
  }
  return { records, daysFilled: days.filter((day) => day.reference === null).length };
}

/** A day without a figure has that of the day before, the first ones that of the first day that has one. */
function filledEt0(days: readonly DayWithReference[]): number[] {
  let last = days.find((day) => day.reference)?.reference?.et0Mm ?? 0;
  return days.map(({ reference }) => (last = reference?.et0Mm ?? last));
}

type Step = { day: DayWithReference; depletionMm: number; et0Mm: number };

function nextDay({ water, perennial, soil, plantingDate, irrigations }: Account, step: Step): WaterDayRecord {
  const { day, et0Mm } = step;
  const dayOfSeason = daysBetween(plantingDate, day.date) + 1;
  const established = perennial && dayOfSeason > yearDays;
  const kc = established ? water.kc.mid : kcOn(water, dayOfSeason);
  // FAO-56, Table 22: the smaller of its two depths is for irrigation scheduling.
  const fullDepthM = water.rootDepthM.min;
  const rootDepthM = established ? fullDepthM : rootDepthOn({ stageDays: water.stageDays, fullDepthM }, dayOfSeason);
  const totalMm = totalAvailableMm(soil, rootDepthM);
  const readilyMm = readilyAvailableMm(totalMm, depletionFraction(water.depletionFraction, kc * et0Mm));
  const irrigationMm = irrigations.get(day.date) ?? 0;
  const rainMm = day.rainMm ?? 0;
  const state = { depletionMm: step.depletionMm, totalMm, readilyMm, et0Mm, kc, rainMm, irrigationMm };
  const { evapotranspirationMm, percolationMm, stress, depletionMm } = balanceDay(state);
  return {
    date: day.date,
    when: day.when,
    kc,
    rootDepthM,
    et0Mm,
    evapotranspirationMm,
    rainMm,
    rainProbabilityPct: day.rainProbabilityPct,
    irrigationMm,
    percolationMm,
    stress,
    depletionMm,
    readilyMm,
    totalMm,
  };
}

const yearDays = 365;
