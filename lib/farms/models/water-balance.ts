/*
 * Water in the root zone after Allen, Pereira, Raes & Smith (1998), FAO Irrigation and Drainage Paper 56 (FAO-56),
 * chapter 8. Depletion is what is missing to field capacity; all depths in mm.
 */

/** Water that a soil holds at field capacity and at wilting point, as a share of its volume (m3/m3). */
export type SoilWater = { fieldCapacity: number; wiltingPoint: number };

/** Total available water in the root zone, TAW (FAO-56, eq. 82). */
export function totalAvailableMm({ fieldCapacity, wiltingPoint }: SoilWater, rootDepthM: number): number {
  return 1000 * (fieldCapacity - wiltingPoint) * rootDepthM;
}

/** Share of TAW that a crop can use without stress, from the table's value for 5 mm a day (FAO-56, Table 22, note 2). */
export function depletionFraction(tableFraction: number, etcMm: number): number {
  return Math.min(0.8, Math.max(0.1, tableFraction + 0.04 * (5 - etcMm)));
}

/** Readily available water, RAW (FAO-56, eq. 83). */
export function readilyAvailableMm(totalMm: number, fraction: number): number {
  return fraction * totalMm;
}

type Stress = { depletionMm: number; totalMm: number; readilyMm: number };

/** Water stress coefficient Ks: 1 without stress, 0 at wilting point (FAO-56, eq. 84). */
export function stressCoefficient({ depletionMm, totalMm, readilyMm }: Stress): number {
  if (depletionMm <= readilyMm) return 1;
  return Math.max(0, (totalMm - depletionMm) / (totalMm - readilyMm));
}

/** Rain below this share of the day's ET0 evaporates from leaves and crust and is not counted (FAO-56, chapter 8). */
const countedRainShare = 0.2;

/** One day's water: what was there, what came and what the crop would take. */
export type WaterDay = {
  /** At the end of the day before. */
  depletionMm: number;
  totalMm: number;
  readilyMm: number;
  et0Mm: number;
  kc: number;
  rainMm: number;
  irrigationMm: number;
};

/** The day's account. */
export type WaterAccount = {
  /** At the end of the day, 0 to TAW. */
  depletionMm: number;
  stress: number;
  /** What crop and soil gave off, ETc adj. */
  evapotranspirationMm: number;
  countedRainMm: number;
  /** What ran through below the roots. */
  percolationMm: number;
};

/**
 * One day of the root zone's water balance (FAO-56, eq. 85 to 88), without runoff and capillary rise. What the crop
 * takes ends at wilting point, so that no water is taken that is not there.
 */
export function balanceDay(day: WaterDay): WaterAccount {
  const countedRainMm = day.rainMm < countedRainShare * day.et0Mm ? 0 : day.rainMm;
  const inflowMm = countedRainMm + day.irrigationMm;
  const stress = stressCoefficient(day);
  const availableMm = Math.max(0, day.totalMm - day.depletionMm + inflowMm);
  const evapotranspirationMm = Math.min(stress * day.kc * day.et0Mm, availableMm);
  const unboundedMm = day.depletionMm - inflowMm + evapotranspirationMm;
  const percolationMm = Math.max(0, -unboundedMm);
  return { depletionMm: unboundedMm + percolationMm, stress, evapotranspirationMm, countedRainMm, percolationMm };
}
