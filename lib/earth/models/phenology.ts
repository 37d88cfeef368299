import type { Normals } from "../../weather/climate/normals";
import { usualDay } from "../../weather/climate/usual-day";

/*
 * NDVI of an average year from the climate alone. In West Africa NDVI follows the rain of the month and of the two
 * months before it best, where 200 to 1200 mm fall in a year, and levels off where more falls: Nicholson, Davenport &
 * Malo (1990), A comparison of the vegetation response to rainfall in the Sahel and East Africa, Climatic Change
 * 17:209-241, doi:10.1007/BF00138369. The shape below follows from that; its three figures are our own choice: bare
 * ground in a long dry season, a closed stand of savanna or crops, and a rise that is half done after 240 mm in three
 * months. Where it is cold, growth is held back from 5 to -2 degrees C of the lowest temperature of the day, after Jolly,
 * Nemani & Running (2005), A generalized, bioclimatic index to predict foliar phenology, Global Change Biology 11:619-632.
 */

const bareNdvi = 0.15;
const closedNdvi = 0.7;
const halfwayMm = 240;
/** A month and the two before it. */
const rainDays = 91;
const stoppedC = -2;
const unheldC = 5;
const dayMs = 86_400_000;

/** NDVI after so much rain in three months, at a usual lowest temperature of the day. */
export function ndviOfClimate({ rainMm, tminC }: { rainMm: number; tminC: number }): number {
  const watered = 1 - 0.5 ** (rainMm / halfwayMm);
  const warm = Math.min(1, Math.max(0, (tminC - stoppedC) / (unheldC - stoppedC)));
  return bareNdvi + (closedNdvi - bareNdvi) * watered * warm;
}

/** The NDVI that is usual on a date (YYYY-MM-DD); it knows nothing of the year. */
export function usualNdvi(normals: Normals, date: string): number {
  const midnight = Date.parse(date);
  let rainMm = 0;
  for (let daysAgo = 0; daysAgo < rainDays; daysAgo += 1)
    rainMm += usualDay(normals, midnight - daysAgo * dayMs).rainMm;
  return ndviOfClimate({ rainMm, tminC: usualDay(normals, midnight).tminC });
}
