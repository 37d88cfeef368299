import { z } from "zod";

/** A figure that may be null or left out, within what weather on earth can be; out of it the answer is refused. */
const figure = (minimum: number, maximum: number) => z.number().min(minimum).max(maximum).nullish();

/** Air temperature at 2 m in °C: the records are -89 and 57. */
export const temperatureC = figure(-90, 60);
/** Relative humidity or probability in %. */
export const percent = figure(0, 100);
/** Air pressure at sea level in hPa: the records are 870 and 1085. */
export const pressureHpa = figure(850, 1100);
/** Wind in km/h: the record gust is 408. */
export const windKmh = figure(0, 450);
/** The same limit in m/s. */
export const windMs = figure(0, 125);
/** Precipitation of up to a day in mm: the record is 1825. */
export const precipitationMm = figure(0, 2000);
/** Solar radiation of a day at the ground in MJ/m2: above the atmosphere it is never more than 48. */
export const radiationMj = figure(0, 50);
/** UV index: the record is 43. */
export const uvIndex = figure(0, 45);
/** Visibility in m. */
export const visibilityM = figure(0, 1_000_000);
/** WMO weather code. */
export const weatherCode = z.int().min(0).max(99).nullish();
