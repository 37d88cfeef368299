import type { Crop, Span } from "../crop";
import { dekadEnd, dekadStart, type RainSeason } from "./rain-season";
import { dayOf, daysOfYear, daysUntil, monthDayOf, type YearSpan } from "./year-day";

/** Windows that the rains allow; `harvest` null for a crop whose first harvest is years away. */
export type RainWindow = { plant: YearSpan; harvest: YearSpan | null };

/** Whether a crop fits into a rainy season, and when. */
export type RainFit =
  { fits: true; seasonDays: number; window: RainWindow } | { fits: false; seasonDays: number; needsDays: number };

/** What of a crop decides whether it fits into the rains. */
type RainCrop = Pick<Crop, "perennial" | "daysToMaturity">;

/** Days for which the soil still feeds the crop after the rains. */
const storedDays = 20;
/** Later planting loses too much of the season, even where the crop would still ripen. */
const longestPlantingDays = 60;
/** Crops that stand longer than this outlast the rains, and so do perennials: they need rain to root, not to ripen. */
const outlastingDays = 180;
const annualRootingDays = 120;
const perennialRootingDays = 90;

/** First and last day of a rainy season. */
export function seasonDays({ onset, dekads }: RainSeason): YearSpan & { days: number } {
  const [from, to] = [dekadStart(onset), dekadEnd(onset + dekads - 1)];
  return { from, to, days: daysUntil(dayOf(from), dayOf(to)) + 1 };
}

/** Days that the rains must last for a crop; null when its days to maturity are not known. */
function neededDays({ perennial, daysToMaturity }: RainCrop): number | null {
  if (daysToMaturity === null) return null;
  if (perennial) return perennialRootingDays;
  return outlastsRains({ perennial, daysToMaturity }) ? annualRootingDays : daysToMaturity.min - storedDays;
}

/** Whether a crop stands through the dry season: trees, and root crops of more than half a year. */
export function outlastsRains({ perennial, daysToMaturity }: RainCrop): boolean {
  return perennial || (daysToMaturity !== null && daysToMaturity.min >= outlastingDays);
}

/** From the onset of the rains to the last day from which the crop's shortest kind still ripens; null when none does. */
export function possiblePlanting(crop: RainCrop, season: RainSeason): YearSpan | null {
  const needs = neededDays(crop);
  const { from, days } = seasonDays(season);
  return needs === null || days < needs ? null : { from, to: monthDayOf(dayOf(from) + days - needs) };
}

/**
 * When a crop is planted into a rainy season: from the onset until its shortest kind would still ripen within 20 days
 * after the rains, for at most 60 days; perennials while 90 days of rain are left, annuals of more than half a year
 * (cassava, yams, ginger) while 120 are. The limits are defaults of our own.
 */
export function fitIntoRains(crop: RainCrop, season: RainSeason): RainFit | null {
  const needs = neededDays(crop);
  if (needs === null || crop.daysToMaturity === null) return null;
  const { from, days } = seasonDays(season);
  if (days < needs) return { fits: false, seasonDays: days, needsDays: needs };
  const onset = dayOf(from);
  const last = onset + Math.min(longestPlantingDays, days - needs);
  const plant = { from, to: monthDayOf(last) };
  return { fits: true, seasonDays: days, window: { plant, harvest: harvestOf(crop.daysToMaturity, onset, last) } };
}

function harvestOf({ min, max }: Span, onset: number, last: number): YearSpan | null {
  const tooLong = max > daysOfYear || last - onset + max - min >= daysOfYear;
  return tooLong ? null : { from: monthDayOf(onset + min), to: monthDayOf(last + max) };
}
