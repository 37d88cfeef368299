import { median } from "../../earth/models/trend";
import { addDays } from "../../weather/sources/days";

/** NDVI of a picture; `quality` begins with a word for how much of the field was clear. */
type Picture = { date: string; value: number; quality: string };

/** A fall of NDVI: the newest clear picture against the median of those before it. */
export type NdviDrop = {
  sceneDate: string;
  ndvi: number;
  usualNdvi: number;
  observations: number;
  since: string;
};

/**
 * So much lower is a drop. Our own rule: three times the 0.05 to which the NDVI of a field is held to be right
 * (Vermote & Kotchenova 2008, see lib/earth/models/what-changed.ts), so that haze or a thin cloud is seldom taken for one.
 */
export const leastDrop = 0.15;
/** The days whose pictures are compared with: long enough for clear ones, short enough to be the same stage of growth. */
const comparedDays = 60;
const leastPictures = 3;
/** An older picture is no news. */
const newsDays = 14;

/** The days (YYYY-MM-DD) of which pictures are needed to see a drop on a day. */
export const daysLookedAt = (today: string) => ({
  startDate: addDays(today, -(comparedDays + newsDays)),
  endDate: today,
});

/** Rounded, since 0.6 - 0.45 is a hair under 0.15 in binary. */
const fallFrom = (before: number, after: number) => Math.round((before - after) * 1e6) / 1e6;

/** The drop that pictures (oldest first) show today; null when they show none or are too few. */
export function ndviDrop(pictures: readonly Picture[], today: string): NdviDrop | null {
  const clear = pictures.filter(({ quality }) => /^(good|fair)/.test(quality));
  const newest = clear.at(-1);
  if (!newest || newest.date < addDays(today, -newsDays)) return null;
  const start = addDays(newest.date, -comparedDays);
  const before = clear.filter(({ date }) => date >= start && date < newest.date);
  const since = before[0]?.date;
  if (since === undefined || before.length < leastPictures) return null;
  const usualNdvi = median(before.map(({ value }) => value));
  if (fallFrom(usualNdvi, newest.value) < leastDrop) return null;
  return { sceneDate: newest.date, ndvi: newest.value, usualNdvi, observations: before.length, since };
}

/** Whether a drop is news beside the NDVI values of drops that were told lately: the field fell as much again. */
export const isNewDrop = ({ ndvi }: NdviDrop, toldNdvi: readonly number[]): boolean =>
  toldNdvi.every((told) => fallFrom(told, ndvi) >= leastDrop);
