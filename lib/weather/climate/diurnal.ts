import { saturationKpa } from "../models/air";

/** Parton & Logan's fit for air at 1.5 m (Denver): lag of the maximum (h), fall at night, lag of the minimum (h). */
const maximumLagHours = 1.86;
const nightFall = 2.2;
const minimumLagHours = -0.17;
/** The model is of days with a sunrise and a sunset. */
const shortestDayHours = 4;
const longestDayHours = 20;

type Moment = { tminC: number; tmaxC: number; dayLengthHours: number; solarHour: number };

/**
 * Temperature at an hour of a day (degrees C): a sine from about sunrise to sunset, an exponential fall through the night.
 * Parton & Logan (1981), A model for diurnal variation in soil and air temperature, Agric. Meteorol. 23:205-216.
 */
export function temperatureAt({ tminC, tmaxC, dayLengthHours, solarHour }: Moment): number {
  const day = Math.max(shortestDayHours, Math.min(longestDayHours, dayLengthHours));
  const sunset = 12 + day / 2;
  const coldest = 12 - day / 2 + minimumLagHours;
  const byDay = (hour: number) =>
    tminC + (tmaxC - tminC) * Math.sin((Math.PI * (hour - coldest)) / (day + 2 * maximumLagHours));
  if (solarHour >= coldest && solarHour <= sunset) return byDay(solarHour);
  const sinceSunset = solarHour > sunset ? solarHour - sunset : solarHour + 24 - sunset;
  return tminC + (byDay(sunset) - tminC) * Math.exp((-nightFall * sinceSunset) / (24 - day));
}

/**
 * Relative humidity (%) at a temperature (degrees C) of a day whose mean humidity is known, the vapour in the air staying
 * what it is at the mean temperature.
 */
export function humidityAt(temperatureC: number, day: { tminC: number; tmaxC: number; humidityPct: number }): number {
  const vapour = day.humidityPct * saturationKpa((day.tminC + day.tmaxC) / 2);
  return Math.max(1, Math.min(100, vapour / saturationKpa(temperatureC)));
}
