import { createHash } from "node:crypto";
import { DateTime } from "luxon";
import type { Provenance } from "../../api/provenance";
import { timeZoneAt } from "../../geo/time-zone";
import { conditionsOfCode } from "../conditions";
import type { CurrentConditions, ForecastDay, HourOfWeather, PastDay, Point, WeatherHours } from "../weather";
import { climatology } from "./climatology";
import { addDays, datesOf, daysBetween } from "./days";
import { hoursFrom } from "./hours";
import type { DateRange, Sourced, WeatherSource } from "./source";

const hourMs = 3_600_000;
const hoursOfDay = 24;
/** As far as the weather services' hours reach. */
const [hoursDaysBack, hoursDaysAhead] = [35, 7];
const warmestHour = 14;
/** So many hours of a wet day have its rain. */
const wetHours = 3;

const invented = (kind: Provenance["kind"]): Provenance => ({
  source: "Sandbox (invented weather around what is usual there)",
  kind,
  ageSeconds: 0,
});

const tenth = (value: number) => Math.round(value * 10) / 10;
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A number from 0 to 1 that is always the same for the same words. */
const chance = (...words: (string | number)[]): number =>
  createHash("sha256").update(words.join(" ")).digest().readUInt32BE() / 2 ** 32;

/** What is usual at a point on days from `first` (YYYY-MM-DD) on. @throws Error where no climate is known. */
async function usualDays(point: Point, first: string, count: number): Promise<ForecastDay[]> {
  const usual = await climatology.forecast?.(point, count, Date.parse(first));
  return (usual?.data ?? []).map((day, index) => ({ ...day, date: addDays(first, index) }));
}

/** Neighbours within about 11 km have the same weather. */
const cellOf = ({ latitude, longitude }: Point) => `${latitude.toFixed(1)} ${longitude.toFixed(1)}`;

/** The rain of a day: on as many days as usual, little on most of them and much on a few (an exponential distribution). */
function rainOf(usual: ForecastDay, cell: string): number {
  const share = (usual.precipitationProbabilityPct ?? 0) / 100;
  if (share === 0 || chance("wet1", cell, usual.date) >= share) return 0;
  const mean = (usual.precipitationMm ?? 0) / share;
  return tenth(within(-Math.log(1 - chance("rain1", cell, usual.date)) * mean, 0.2, 90));
}

function skyOf(rainMm: number): number {
  if (rainMm >= 30) return 95;
  if (rainMm >= 10) return 63;
  return rainMm > 0 ? 61 : 2;
}

/** A day of the sandbox's weather: what is usual, now warmer, now cooler, with the rain of single days. */
function dayOf(usual: ForecastDay, cell: string): ForecastDay & { precipitationMm: number; humidityPct: number } {
  const { date } = usual;
  const warmer = (chance("warm", cell, date) - 0.5) * 5;
  const rainMm = rainOf(usual, cell);
  const windMeanKmh = tenth((usual.windMeanKmh ?? 8) * (0.7 + 0.6 * chance("wind", cell, date)));
  return {
    date,
    temperatureMaxC: tenth(usual.temperatureMaxC + warmer - (rainMm > 0 ? 1.5 : 0)),
    temperatureMinC: tenth(usual.temperatureMinC + warmer / 2),
    humidityPct: Math.round(within((usual.humidityPct ?? 60) + (rainMm > 0 ? 9 : -4), 10, 100)),
    precipitationMm: rainMm,
    precipitationProbabilityPct: rainMm > 0 ? 85 : Math.round((usual.precipitationProbabilityPct ?? 0) / 2),
    windMeanKmh,
    windMaxKmh: tenth(windMeanKmh * 1.7),
    gustMaxKmh: tenth(windMeanKmh * 2.4 + (rainMm >= 30 ? 15 : 0)),
    radiationMj: usual.radiationMj === null ? null : tenth(usual.radiationMj * (rainMm > 0 ? 0.75 : 1.05)),
    conditions: conditionsOfCode(skyOf(rainMm)),
  };
}

async function daysFrom(point: Point, first: string, count: number) {
  const cell = cellOf(point);
  return (await usualDays(point, first, count)).map((usual) => dayOf(usual, cell));
}

const clockAt = (point: Point, now: number) => DateTime.fromMillis(now, { zone: timeZoneAt(point) });
const todayAt = (point: Point, now: number) => clockAt(point, now).toFormat("yyyy-MM-dd");

async function forecast(point: Point, days: number, now: number): Promise<Sourced<ForecastDay[]>> {
  return { data: await daysFrom(point, todayAt(point, now), days), provenance: invented("forecast") };
}

async function historical(point: Point, range: DateRange): Promise<Sourced<PastDay[]>> {
  const days = await daysFrom(point, range.startDate, datesOf(range).length);
  const data = days.map(
    ({ precipitationProbabilityPct: _, windMaxKmh: _max, gustMaxKmh: _gust, ...past }): PastDay => past,
  );
  return { data, provenance: invented("observed") };
}

type Day = Awaited<ReturnType<typeof daysFrom>>[number];

/** A day hour by hour: coolest and most humid before dawn, its rain in the afternoon or at night. */
function hoursOf(day: Day, cell: string): Omit<HourOfWeather, "time">[] {
  const mean = (day.temperatureMaxC + day.temperatureMinC) / 2;
  const swing = (day.temperatureMaxC - day.temperatureMinC) / 2;
  const firstWet = Math.floor(chance("hour", cell, day.date) * (hoursOfDay - wetHours));
  return Array.from({ length: hoursOfDay }, (_, hour) => {
    const above = swing * Math.cos(((hour - warmestHour) / hoursOfDay) * 2 * Math.PI);
    const rains = hour >= firstWet && hour < firstWet + wetHours;
    return {
      temperatureC: tenth(mean + above),
      humidityPct: Math.round(within(day.humidityPct - above * 3.2 + (rains ? 10 : 0), 10, 100)),
      rainMm: rains ? tenth(day.precipitationMm / wetHours) : 0,
    };
  });
}

async function hours(point: Point, now: number): Promise<Sourced<WeatherHours>> {
  const cell = cellOf(point);
  const first = addDays(todayAt(point, now), -hoursDaysBack);
  const days = await daysFrom(point, first, hoursDaysBack + hoursDaysAhead);
  const data = {
    hours: hoursFrom(
      Date.parse(first),
      days.flatMap((day) => hoursOf(day, cell)),
    ),
    utcOffsetSeconds: clockAt(point, now).offset * 60,
  };
  return { data, provenance: invented("forecast") };
}

async function current(point: Point, now: number): Promise<Sourced<CurrentConditions>> {
  const usual = await climatology.current?.(point, now);
  if (!usual) throw new Error("what is usual is not known");
  const today = todayAt(point, now);
  const { data } = await hours(point, now);
  const index = daysBetween(addDays(today, -hoursDaysBack), today) * hoursOfDay + clockAt(point, now).hour;
  const hour = data.hours[index];
  if (!hour) throw new Error("the hours do not reach the present");
  const conditions = conditionsOfCode(skyOf(hour.rainMm));
  const { temperatureC, humidityPct } = hour;
  return {
    data: { ...usual.data, at: Math.floor(now / hourMs) * hourMs, temperatureC, humidityPct, conditions },
    provenance: invented("forecast"),
  };
}

/** The weather of the sandbox: invented, and for ever the same. The only source that test keys reach. */
export const sandboxWeather: WeatherSource = { name: "Sandbox", current, forecast, historical, hours };
