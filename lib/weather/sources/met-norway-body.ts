import { z } from "zod";
import { UpstreamError } from "../../upstream/errors";
import * as figures from "./figures";

const expectedUnits: Readonly<Record<string, string>> = {
  air_temperature: "celsius",
  air_temperature_max: "celsius",
  air_temperature_min: "celsius",
  relative_humidity: "%",
  air_pressure_at_sea_level: "hPa",
  wind_speed: "m/s",
  wind_speed_of_gust: "m/s",
  precipitation_amount: "mm",
  probability_of_precipitation: "%",
  ultraviolet_index_clear_sky: "1",
};

const Envelope = z.object({
  properties: z.object({ meta: z.object({ units: z.record(z.string(), z.string()) }) }),
});

const Period = z
  .object({
    summary: z.object({ symbol_code: z.string().max(60) }).optional(),
    details: z
      .object({
        precipitation_amount: figures.precipitationMm,
        probability_of_precipitation: figures.percent,
        air_temperature_max: figures.temperatureC,
        air_temperature_min: figures.temperatureC,
      })
      .optional(),
  })
  .optional();

const Entry = z.object({
  time: z.iso.datetime(),
  data: z.object({
    instant: z.object({
      details: z.object({
        air_temperature: figures.temperatureC,
        relative_humidity: figures.percent,
        air_pressure_at_sea_level: figures.pressureHpa,
        wind_speed: figures.windMs,
        wind_speed_of_gust: figures.windMs,
        ultraviolet_index_clear_sky: figures.uvIndex,
      }),
    }),
    next_1_hours: Period,
    next_6_hours: Period,
  }),
});

const Answer = z.object({ properties: z.object({ timeseries: z.array(Entry).min(1).max(500) }) });

const kept = z.number().nullable();

/** One step of the forecast: the weather at its moment and what falls until the next step. */
export const Step = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Hours until the next step; what the step says of a period holds for these. */
  hours: z.number(),
  temperatureC: kept,
  /** Extremes within the period. */
  temperatureMaxC: kept,
  temperatureMinC: kept,
  humidityPct: kept,
  pressureHpa: kept,
  windKmh: kept,
  gustKmh: kept,
  uvIndex: kept,
  precipitationMm: kept,
  precipitationProbabilityPct: kept,
  symbol: z.string().nullable(),
});
/** One step of the forecast: the weather at its moment and what falls until the next step. */
export type Step = z.infer<typeof Step>;

/**
 * Reads a body of Locationforecast into steps in order of time.
 * @throws UpstreamError for units other than the documented ones; ZodError for another shape.
 */
export function readMetNorway(body: unknown, source: string): Step[] {
  const { units } = Envelope.parse(body).properties.meta;
  for (const [name, unit] of Object.entries(units)) {
    const expected = expectedUnits[name];
    if (expected === undefined || unit === expected) continue;
    throw new UpstreamError({ source, reason: "wrong-units", detail: `${name} in ${unit.slice(0, 20)}` });
  }
  const entries = Answer.parse(body)
    .properties.timeseries.map((entry) => ({ ...entry, at: Date.parse(entry.time) }))
    .toSorted((a, b) => a.at - b.at);
  return entries.map((entry, index) => stepOf(entry, entries[index + 1]?.at));
}

type TimedEntry = z.output<typeof Entry> & { at: number };

function stepOf({ at, data }: TimedEntry, nextAt: number | undefined): Step {
  const now = data.instant.details;
  const hoursToNext = nextAt === undefined ? 0 : (nextAt - at) / 3_600_000;
  const hourly = data.next_1_hours !== undefined && hoursToNext <= 1;
  const period = hourly ? data.next_1_hours : data.next_6_hours;
  const periodHours = hourly ? 1 : 6;
  const hours = Math.min(periodHours, hoursToNext);
  // The period may reach beyond the next step, which has its own; the rest of it is not counted twice.
  const amountMm = period?.details?.precipitation_amount;
  // Extremes of a period that reaches beyond the next step may lie in the next local day.
  const extremes = hours === periodHours ? period?.details : undefined;
  return {
    at,
    hours,
    temperatureC: now.air_temperature ?? null,
    temperatureMaxC: extremes?.air_temperature_max ?? null,
    temperatureMinC: extremes?.air_temperature_min ?? null,
    humidityPct: now.relative_humidity ?? null,
    pressureHpa: now.air_pressure_at_sea_level ?? null,
    windKmh: kmh(now.wind_speed),
    gustKmh: kmh(now.wind_speed_of_gust),
    uvIndex: now.ultraviolet_index_clear_sky ?? null,
    precipitationMm: amountMm == null ? null : amountMm * (hours / periodHours),
    precipitationProbabilityPct:
      period?.details?.probability_of_precipitation ?? data.next_6_hours?.details?.probability_of_precipitation ?? null,
    symbol: period?.summary?.symbol_code ?? null,
  };
}

const kmh = (windMs: number | null | undefined) => (windMs == null ? null : windMs * 3.6);
