import {
  balanceDay,
  depletionFraction,
  readilyAvailableMm,
  totalAvailableMm,
  type SoilWater,
} from "../../farms/models/water-balance";
import type { DayWithReference } from "../../weather/reference-days";
import type { DatedValue } from "./trend";

/** The reference surface of FAO-56 is grass: it gives off what the reference evapotranspiration says. */
const grassKc = 1;
/** Of warm season grass (FAO-56, Table 22). */
const grassFraction = 0.5;
/** The balance is of a root zone; a thinner layer would need one of the surface's own drying. */
const leastRootM = 0.3;
/** Where the spin-up begins: what the weather of its weeks does not make forgotten is in the middle. */
const startShare = 0.5;

/** A soil, its weather, and how deep the wanted layer ends. */
export type GrassBalance = { soil: SoilWater; days: readonly DayWithReference[]; bottomCm: number };

/**
 * Volumetric water content (m3/m3) at the end of each day under a grass that is never watered, after FAO-56's balance of
 * the root zone (eq. 82 to 88): the mean from the surface to `bottomCm`, at least 30 cm. Days without evapotranspiration
 * have the one before's; the first weeks still show the start at half of the available water.
 */
export function grassMoisture({ soil, days, bottomCm }: GrassBalance): DatedValue[] {
  const depthM = Math.max(leastRootM, bottomCm / 100);
  const totalMm = totalAvailableMm(soil, depthM);
  let depletionMm = startShare * totalMm;
  let et0Mm = days.find(({ reference }) => reference)?.reference?.et0Mm ?? 0;
  return days.map((day) => {
    et0Mm = day.reference?.et0Mm ?? et0Mm;
    const readilyMm = readilyAvailableMm(totalMm, depletionFraction(grassFraction, grassKc * et0Mm));
    const rainMm = day.rainMm ?? 0;
    const state = { depletionMm, totalMm, readilyMm, et0Mm, kc: grassKc, rainMm, irrigationMm: 0 };
    depletionMm = balanceDay(state).depletionMm;
    return { date: day.date, value: soil.fieldCapacity - depletionMm / (1000 * depthM) };
  });
}
