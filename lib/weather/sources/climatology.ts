import { DateTime } from "luxon";
import type { Provenance } from "../../api/provenance";
import { climateAt, type Climate } from "../climate/climate-at";
import { humidityAt, temperatureAt } from "../climate/diurnal";
import { sunAt } from "../climate/sun";
import { usualConditions } from "../climate/usual-conditions";
import { usualDay, type UsualDay } from "../climate/usual-day";
import { uvIndex } from "../climate/uv-index";
import { visibilityKm } from "../climate/visibility";
import { dayOfYear } from "../models/calendar";
import { extraterrestrialRadiationMj, radiationFromSunshineMj } from "../models/radiation";
import type { CurrentConditions, ForecastDay, PastDay, Point } from "../weather";
import type { Sourced, WeatherSource } from "./source";

/** The mean at sea level in the International Standard Atmosphere (ISO 2533); normals of pressure are not at hand. */
const seaLevelHpa = 1013.25;
const kmhPerMs = 3.6;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const provenances: Record<Climate["rainSource"], Provenance> = {
  CHIRPS: {
    source: "Gona climatology (CRU CL 2.0 1961-1990; CHIRPS 1991-2020)",
    kind: "modelled",
    ageSeconds: 0,
  },
  CRU: { source: "Gona climatology (CRU CL 2.0 1961-1990)", kind: "modelled", ageSeconds: 0 },
};

const tenth = (value: number) => Math.round(value * 10) / 10;

async function climateOf(point: Point): Promise<Climate> {
  const climate = await climateAt(point);
  if (!climate) throw new Error("no climate station within 250 km");
  return climate;
}

/** What is usual at this time of the day and year. */
async function current(point: Point, now: number): Promise<Sourced<CurrentConditions>> {
  const { normals, rainSource } = await climateOf(point);
  // The date by the sun is near enough to the date by the clock for normals, and needs no time zone rules.
  const day = usualDay(normals, now + (point.longitude / 15) * hourMs);
  const sun = sunAt(point, now);
  // Written out field by field: spreading these objects would cost more than all the models together.
  const temperatureC = temperatureAt({
    tminC: day.tminC,
    tmaxC: day.tmaxC,
    dayLengthHours: sun.dayLengthHours,
    solarHour: sun.solarHour,
  });
  const humidityPct = humidityAt(temperatureC, day);
  const data = {
    at: now,
    temperatureC: tenth(temperatureC),
    humidityPct: Math.round(humidityPct),
    pressureHpa: seaLevelHpa,
    windKmh: tenth(day.windMs * kmhPerMs),
    visibilityKm: tenth(visibilityKm(humidityPct)),
    uvIndex: tenth(uvIndex({ latitude: point.latitude, sinElevation: sun.sinElevation, sunshinePct: day.sunshinePct })),
    conditions: usualConditions(day),
  };
  return { data, provenance: provenances[rainSource] };
}

/** The figures that a usual day has in forecast and history alike. */
function dayFigures(day: UsualDay, at: { date: string; latitude: number }) {
  const extraterrestrialMj = extraterrestrialRadiationMj({ latitude: at.latitude, dayOfYear: dayOfYear(at.date) });
  return {
    temperatureMaxC: tenth(day.tmaxC),
    temperatureMinC: tenth(day.tminC),
    humidityPct: Math.round(day.humidityPct),
    precipitationMm: tenth(day.rainMm),
    windMeanKmh: tenth(day.windMs * kmhPerMs),
    radiationMj: tenth(radiationFromSunshineMj({ sunshine: day.sunshinePct / 100, extraterrestrialMj })),
    conditions: usualConditions(day),
  };
}

/** Midnight UTC of `count` dates from `first` (YYYY-MM-DD) on. */
function midnights(first: string, count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => Date.parse(first) + index * dayMs);
}

const dateOf = (midnight: number) => new Date(midnight).toISOString().slice(0, 10);

/** What is usual on the days ahead; it foresees no event, so it has no highest wind or gust. */
async function forecast(point: Point, days: number, now: number): Promise<Sourced<ForecastDay[]>> {
  const { normals, rainSource, timezone } = await climateOf(point);
  const today = DateTime.fromMillis(now, { zone: timezone }).toFormat("yyyy-MM-dd");
  const data = midnights(today, days).map((midnight) => {
    const day = usualDay(normals, midnight);
    const date = dateOf(midnight);
    return {
      date,
      ...dayFigures(day, { date, latitude: point.latitude }),
      precipitationProbabilityPct: Math.round(day.rainShare * 100),
      windMaxKmh: null,
      gustMaxKmh: null,
    };
  });
  return { data, provenance: provenances[rainSource] };
}

/** What is usual on past days: not what happened. */
async function historical(
  point: Point,
  { startDate, endDate }: { startDate: string; endDate: string },
): Promise<Sourced<PastDay[]>> {
  const { normals, rainSource } = await climateOf(point);
  const count = Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMs) + 1;
  const data = midnights(startDate, count).map((midnight) => {
    const date = dateOf(midnight);
    return { date, ...dayFigures(usualDay(normals, midnight), { date, latitude: point.latitude }) };
  });
  return { data, provenance: provenances[rainSource] };
}

/** The last source: climate normals, which know the usual weather of a day but nothing of this year's. */
export const climatology: WeatherSource = { name: "Gona climatology", current, forecast, historical };
