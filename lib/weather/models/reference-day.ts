import { pressureKpaAt, vapourKpaFromMean, vapourKpaFromMinimum, windMsAt2m } from "./air";
import { dayOfYear } from "./calendar";
import { penmanMonteithMm } from "./evapotranspiration";
import {
  clearSkyRadiationMj,
  extraterrestrialRadiationMj,
  netLongwaveMj,
  netShortwaveMj,
  radiationFromTemperatureMj,
} from "./radiation";

/** A day's weather as far as it is known; temperatures must be. */
export type WeatherDay = {
  /** YYYY-MM-DD */
  date: string;
  tminC: number;
  tmaxC: number;
  humidityPct: number | null;
  /** Radiation at the ground. */
  radiationMj: number | null;
  /** Mean of the day, 10 m above ground. */
  windMs10m: number | null;
};

/** Where the day is, and the wind (2 m above ground) that is usual there for days whose wind is not known. */
export type ReferenceSite = { latitude: number; elevationM: number; usualWindMs: number | null };

/** Where a day's figure came from: the weather source, or FAO-56's procedure for missing data. */
export type ReferenceDay = {
  et0Mm: number;
  radiationFrom: "source" | "temperature";
  windFrom: "source" | "climate" | "default";
  humidityFrom: "source" | "temperature";
};

/** Mean of some 2000 stations, for places whose wind is not known at all (FAO-56, p. 63). */
const defaultWindMs = 2;
/** Wind is at least this much for the formula to hold (FAO-56, p. 63). */
const leastWindMs = 0.5;

/**
 * Reference evapotranspiration of a day by FAO-56's Penman-Monteith (eq. 6). What is not known is put in after its
 * chapter 3: radiation from the range of temperature (eq. 50), vapour from the lowest temperature (eq. 48), wind from
 * the climate of the place, else 2 m/s.
 */
export function referenceDay(day: WeatherDay, site: ReferenceSite): ReferenceDay {
  const { tminC, tmaxC } = day;
  const sun = { latitude: site.latitude, dayOfYear: dayOfYear(day.date) };
  const extraterrestrialMj = extraterrestrialRadiationMj(sun);
  const clearSkyMj = clearSkyRadiationMj({ elevationM: site.elevationM, extraterrestrialMj });
  const radiationMj = day.radiationMj ?? radiationFromTemperatureMj({ tminC, tmaxC, extraterrestrialMj });
  const vapourKpa =
    day.humidityPct === null
      ? vapourKpaFromMinimum(tminC)
      : vapourKpaFromMean({ tminC, tmaxC, humidityPct: day.humidityPct });
  const windMs = day.windMs10m === null ? (site.usualWindMs ?? defaultWindMs) : windMsAt2m(day.windMs10m, 10);
  const netRadiationMj =
    netShortwaveMj(radiationMj) - netLongwaveMj({ tminC, tmaxC, vapourKpa, radiationMj, clearSkyMj });
  return {
    et0Mm: penmanMonteithMm({
      tminC,
      tmaxC,
      vapourKpa,
      windMs: Math.max(leastWindMs, windMs),
      netRadiationMj,
      pressureKpa: pressureKpaAt(site.elevationM),
    }),
    radiationFrom: day.radiationMj === null ? "temperature" : "source",
    windFrom: day.windMs10m !== null ? "source" : site.usualWindMs === null ? "default" : "climate",
    humidityFrom: day.humidityPct === null ? "temperature" : "source",
  };
}
