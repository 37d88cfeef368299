import { z } from "zod";
import { UpstreamError } from "../../upstream/errors";
import * as figures from "./figures";

/** Asked for in `hourly=`. */
export const hourlyVariables = ["temperature_2m", "relative_humidity_2m", "precipitation"];

const expectedUnits: Readonly<Record<string, string>> = {
  time: "iso8601",
  temperature_2m: "°C",
  relative_humidity_2m: "%",
  precipitation: "mm",
};

const hourMs = 3_600_000;
const mostHours = 3_000;
const mostPlaces = 100;

/** Hours without a gap, as columns: so they are kept in a fifth of the space. */
export const HoursColumns = z.object({
  utcOffsetSeconds: z.number(),
  /** Begin of the first hour by the place's clock, as if that were UTC (milliseconds since 1970). */
  firstLocalMs: z.number(),
  temperatureC: z.array(z.number()),
  humidityPct: z.array(z.number()),
  rainMm: z.array(z.number()),
});
/** Hours without a gap, as columns. */
export type HoursColumns = z.infer<typeof HoursColumns>;

const Envelope = z.object({ hourly_units: z.record(z.string(), z.string()).optional() });
const Answer = z.object({
  utc_offset_seconds: z.number().min(-86_400).max(86_400),
  hourly: z.object({
    time: z.array(z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:00$/)).max(mostHours),
    temperature_2m: z.array(figures.temperatureC).max(mostHours),
    relative_humidity_2m: z.array(figures.percent).max(mostHours),
    precipitation: z.array(figures.precipitationMm).max(mostHours),
  }),
});

/**
 * Reads a body of Open-Meteo with hours: one place's, or a list of several. Of each the hours around now without a gap
 * are taken.
 * @throws UpstreamError for units other than those asked for; ZodError for another shape.
 */
export function readOpenMeteoHours(body: unknown, { source, now }: { source: string; now: number }): HoursColumns[] {
  const places = z
    .array(z.unknown())
    .max(mostPlaces)
    .parse(Array.isArray(body) ? body : [body]);
  return places.map((place) => {
    checkUnits(Envelope.parse(place).hourly_units ?? {}, source);
    return aroundNow(Answer.parse(place), now);
  });
}

function checkUnits(units: Record<string, string>, source: string): void {
  for (const [name, unit] of Object.entries(units)) {
    const expected = expectedUnits[name];
    if (expected === undefined || unit === expected) continue;
    throw new UpstreamError({ source, reason: "wrong-units", detail: `${name} in ${unit.slice(0, 20)}` });
  }
}

function aroundNow(
  { utc_offset_seconds: utcOffsetSeconds, hourly }: z.output<typeof Answer>,
  now: number,
): HoursColumns {
  const starts = hourly.time.map((time) => Date.parse(`${time}Z`));
  const rows = starts.map((start, index) => ({
    start,
    temperatureC: hourly.temperature_2m[index] ?? null,
    humidityPct: hourly.relative_humidity_2m[index] ?? null,
    rainMm: hourly.precipitation[index] ?? null,
  }));
  const localNow = now + utcOffsetSeconds * 1000;
  const current = rows.findLastIndex(({ start }) => start <= localNow);
  const columns: HoursColumns = { utcOffsetSeconds, firstLocalMs: 0, temperatureC: [], humidityPct: [], rainMm: [] };
  let last: number | null = null;
  for (const [index, { start, temperatureC, humidityPct, rainMm }] of rows.entries()) {
    const known = temperatureC !== null && humidityPct !== null && rainMm !== null;
    if (!known || (last !== null && start !== last + hourMs)) {
      // What lies after a gap that is ahead is left out; what lies before one that is past is forgotten.
      if (index > current) break;
      for (const list of [columns.temperatureC, columns.humidityPct, columns.rainMm]) list.length = 0;
    }
    last = known ? start : null;
    if (!known) continue;
    if (columns.temperatureC.length === 0) columns.firstLocalMs = start;
    columns.temperatureC.push(temperatureC);
    columns.humidityPct.push(humidityPct);
    columns.rainMm.push(rainMm);
  }
  return columns;
}
