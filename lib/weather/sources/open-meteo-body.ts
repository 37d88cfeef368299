import { z } from "zod";
import { UpstreamError } from "../../upstream/errors";
import { conditionsOfCode } from "../conditions";
import type { CurrentConditions, ForecastDay, PastDay } from "../weather";
import * as figures from "./figures";

/** Asked for in `current=`. */
export const currentVariables = [
  "temperature_2m",
  "relative_humidity_2m",
  "pressure_msl",
  "wind_speed_10m",
  "visibility",
  "uv_index",
  "weather_code",
];
/** Asked for in `daily=` of past days, from the archive and from the forecast's `past_days`. */
export const pastVariables = [
  "weather_code",
  "temperature_2m_max",
  "temperature_2m_min",
  "relative_humidity_2m_mean",
  "precipitation_sum",
  "wind_speed_10m_mean",
  "shortwave_radiation_sum",
];
/** Asked for in `daily=` of days ahead. */
export const dailyVariables = [
  ...pastVariables,
  "precipitation_probability_max",
  "wind_speed_10m_max",
  "wind_gusts_10m_max",
];

/** Said outright although they are the defaults, so that a change of those cannot change our figures. */
export const unitParameters = { temperature_unit: "celsius", wind_speed_unit: "kmh", precipitation_unit: "mm" };

const expectedUnits: Readonly<Record<string, string>> = {
  time: "iso8601",
  temperature_2m: "°C",
  temperature_2m_max: "°C",
  temperature_2m_min: "°C",
  relative_humidity_2m: "%",
  relative_humidity_2m_mean: "%",
  pressure_msl: "hPa",
  wind_speed_10m: "km/h",
  wind_speed_10m_max: "km/h",
  wind_speed_10m_mean: "km/h",
  wind_gusts_10m_max: "km/h",
  visibility: "m",
  precipitation_sum: "mm",
  shortwave_radiation_sum: "MJ/m²",
  precipitation_probability_max: "%",
};

const Units = z.record(z.string(), z.string()).optional();
const Envelope = z.object({ current_units: Units, daily_units: Units });

const series = <Value extends z.ZodType>(value: Value) => z.array(value).max(500).optional();

const Answer = z.object({
  utc_offset_seconds: z.number().min(-86_400).max(86_400),
  current: z
    .object({
      time: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
      temperature_2m: figures.temperatureC,
      relative_humidity_2m: figures.percent,
      pressure_msl: figures.pressureHpa,
      wind_speed_10m: figures.windKmh,
      visibility: figures.visibilityM,
      uv_index: figures.uvIndex,
      weather_code: figures.weatherCode,
    })
    .optional(),
  daily: z
    .object({
      time: z.array(z.iso.date()).max(500),
      weather_code: series(figures.weatherCode),
      temperature_2m_max: series(figures.temperatureC),
      temperature_2m_min: series(figures.temperatureC),
      relative_humidity_2m_mean: series(figures.percent),
      precipitation_sum: series(figures.precipitationMm),
      precipitation_probability_max: series(figures.percent),
      wind_speed_10m_max: series(figures.windKmh),
      wind_gusts_10m_max: series(figures.windKmh),
      wind_speed_10m_mean: series(figures.windKmh),
      shortwave_radiation_sum: series(figures.radiationMj),
    })
    .optional(),
});
type Daily = NonNullable<z.output<typeof Answer>["daily"]>;

/** What an answer of Open-Meteo holds; null or empty where the model has nothing. */
export type OpenMeteoAnswer = {
  utcOffsetSeconds: number;
  current: CurrentConditions | null;
  /** Days with both temperatures. */
  forecastDays: ForecastDay[];
  /** Every day, with or without figures. */
  pastDays: PastDay[];
};

/**
 * Reads a body of Open-Meteo.
 * @throws UpstreamError for units other than those asked for; ZodError for another shape.
 */
export function readOpenMeteo(body: unknown, source: string): OpenMeteoAnswer {
  const { current_units, daily_units } = Envelope.parse(body);
  for (const units of [current_units, daily_units]) checkUnits(units ?? {}, source);
  const answer = Answer.parse(body);
  return {
    utcOffsetSeconds: answer.utc_offset_seconds,
    current: answer.current ? conditionsNow(answer.current, answer.utc_offset_seconds) : null,
    forecastDays: answer.daily ? daysAhead(answer.daily) : [],
    pastDays: answer.daily ? daysPast(answer.daily) : [],
  };
}

function checkUnits(units: Record<string, string>, source: string): void {
  for (const [name, unit] of Object.entries(units)) {
    const expected = expectedUnits[name];
    if (expected === undefined || unit === expected) continue;
    throw new UpstreamError({ source, reason: "wrong-units", detail: `${name} in ${unit.slice(0, 20)}` });
  }
}

type Current = NonNullable<z.output<typeof Answer>["current"]>;

function conditionsNow(current: Current, utcOffsetSeconds: number): CurrentConditions | null {
  const { temperature_2m: temperatureC, relative_humidity_2m: humidityPct, wind_speed_10m: windKmh } = current;
  if (temperatureC == null || humidityPct == null || windKmh == null) return null;
  return {
    // The time is local and without an offset.
    at: Date.parse(`${current.time}Z`) - utcOffsetSeconds * 1000,
    temperatureC,
    humidityPct,
    pressureHpa: current.pressure_msl ?? null,
    windKmh,
    visibilityKm: current.visibility == null ? null : current.visibility / 1000,
    uvIndex: current.uv_index ?? null,
    conditions: conditionsOfCode(current.weather_code ?? null),
  };
}

function daysAhead(daily: Daily): ForecastDay[] {
  return daily.time.flatMap((date, index) => {
    const temperatureMaxC = daily.temperature_2m_max?.[index];
    const temperatureMinC = daily.temperature_2m_min?.[index];
    if (temperatureMaxC == null || temperatureMinC == null) return [];
    return {
      date,
      temperatureMaxC,
      temperatureMinC,
      humidityPct: daily.relative_humidity_2m_mean?.[index] ?? null,
      precipitationMm: daily.precipitation_sum?.[index] ?? null,
      precipitationProbabilityPct: daily.precipitation_probability_max?.[index] ?? null,
      windMaxKmh: daily.wind_speed_10m_max?.[index] ?? null,
      gustMaxKmh: daily.wind_gusts_10m_max?.[index] ?? null,
      ...evaporationOf(daily, index),
      conditions: conditionsOfCode(daily.weather_code?.[index] ?? null),
    };
  });
}

/** What evapotranspiration needs besides temperature and humidity. */
const evaporationOf = (daily: Daily, index: number) => ({
  windMeanKmh: daily.wind_speed_10m_mean?.[index] ?? null,
  radiationMj: daily.shortwave_radiation_sum?.[index] ?? null,
});

function daysPast(daily: Daily): PastDay[] {
  return daily.time.map((date, index) => ({
    date,
    temperatureMaxC: daily.temperature_2m_max?.[index] ?? null,
    temperatureMinC: daily.temperature_2m_min?.[index] ?? null,
    humidityPct: daily.relative_humidity_2m_mean?.[index] ?? null,
    precipitationMm: daily.precipitation_sum?.[index] ?? null,
    ...evaporationOf(daily, index),
    conditions: conditionsOfCode(daily.weather_code?.[index] ?? null),
  }));
}
