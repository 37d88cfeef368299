import { dayOf, daysOfYear, daysUntil, type YearSpan } from "./year-day";

/** When a crop is planted and harvested, and how long it takes; all null but planting: it stands for years. */
export type Stay = { plant: YearSpan; harvest: YearSpan | null; longestDays: number | null };

/** Whether a crop stands in the field on a day (`MM-DD`): from the first day of planting to the last of harvest. */
export function isInField({ plant, harvest, longestDays }: Stay, day: string): boolean {
  const [first, last] = [dayOf(plant.from), dayOf(plant.to)];
  const standing = harvest ? daysUntil(last, dayOf(harvest.to)) : (longestDays ?? daysOfYear);
  const length = daysUntil(first, last) + standing;
  return length >= daysOfYear || daysUntil(first, dayOf(day)) <= length;
}
