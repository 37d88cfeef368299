import { meanSaturationKpa, psychrometricConstant, saturationSlope } from "./air";

/** What reference evapotranspiration is made of. */
export type PenmanMonteithDay = {
  tminC: number;
  tmaxC: number;
  /** Actual vapour pressure, ea. */
  vapourKpa: number;
  /** At 2 m above ground. */
  windMs: number;
  netRadiationMj: number;
  /** 0 for a day; of a month see `monthlySoilHeatMj`. */
  soilHeatMj?: number;
  pressureKpa: number;
};

/**
 * Reference evapotranspiration ETo in mm per day by Penman-Monteith. Allen, Pereira, Raes & Smith (1998), FAO
 * Irrigation and Drainage Paper 56, eq. 6.
 */
export function penmanMonteithMm(day: PenmanMonteithDay): number {
  const meanC = (day.tmaxC + day.tminC) / 2;
  const slope = saturationSlope(meanC);
  const gamma = psychrometricConstant(day.pressureKpa);
  const deficitKpa = Math.max(0, meanSaturationKpa(day) - day.vapourKpa);
  const radiationTerm = 0.408 * slope * (day.netRadiationMj - (day.soilHeatMj ?? 0));
  const windTerm = gamma * (900 / (meanC + 273)) * day.windMs * deficitKpa;
  // Dew is not counted: below zero nothing evaporates.
  return Math.max(0, (radiationTerm + windTerm) / (slope + gamma * (1 + 0.34 * day.windMs)));
}

/**
 * Reference evapotranspiration in mm per day from temperatures alone. Hargreaves & Samani (1985); FAO-56, eq. 52, with
 * Ra in MJ per m2 and day made mm by 0.408.
 */
export function hargreavesMm(day: { tminC: number; tmaxC: number; extraterrestrialMj: number }): number {
  const meanC = (day.tmaxC + day.tminC) / 2;
  const rangeC = Math.max(0, day.tmaxC - day.tminC);
  return Math.max(0, 0.0023 * (meanC + 17.8) * Math.sqrt(rangeC) * 0.408 * day.extraterrestrialMj);
}
