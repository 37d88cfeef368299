import { z } from "zod";
import { bodyOf, handMadeBody, recording } from "./recordings";

const dayMs = 86_400_000;
const quarterMs = 900_000;

/** What a body is made for. */
export type Asked = {
  query: URLSearchParams;
  /** Below the upstream's base URL. */
  pathname: string;
  /** What was posted; empty for a GET. */
  posted: string;
  /** Milliseconds since 1970. */
  now: number;
  /** `recording`: forecasts keep their dates; `today`: they are moved so that they begin today. Figures stay. */
  datesFrom: "recording" | "today";
};

const Series = z.record(z.string(), z.array(z.union([z.string(), z.number(), z.null()])));
const Units = z.record(z.string(), z.string());
const OpenMeteoBody = z.looseObject({
  utc_offset_seconds: z.number(),
  current: z.looseObject({ time: z.string() }).optional(),
  current_units: Units.optional(),
  daily: Series,
  daily_units: Units,
});
/** A body of Open-Meteo. */
export type OpenMeteoBody = z.infer<typeof OpenMeteoBody>;

/** The forecast as recorded, on the dates it was recorded. */
export function recordedForecast(): OpenMeteoBody {
  const names = { recording: "open-meteo/forecast_all_params_berlin_20250727.json", handMade: "forecast.json" };
  return OpenMeteoBody.parse(bodyOf(names));
}

/** The answer to a forecast call, also to one with `past_days`, whose days repeat the recorded ones in turn. */
export function forecastBody({ query, now, datesFrom }: Asked): OpenMeteoBody {
  const body = recordedForecast();
  const pastDays = Number(query.get("past_days") ?? 0);
  if (datesFrom === "recording") return body;
  const localNow = now + body.utc_offset_seconds * 1000;
  const recordedDays = body.daily.time?.length ?? 0;
  const firstDay = Math.floor(localNow / dayMs) - pastDays;
  const dates = Array.from({ length: pastDays > 0 ? pastDays + 1 : recordedDays }, (_, index) =>
    dateOf(firstDay + index),
  );
  const current = body.current && {
    ...body.current,
    time: new Date(Math.floor(localNow / quarterMs) * quarterMs).toISOString().slice(0, 16),
  };
  return { ...body, ...(current && { current }), daily: onDates(body.daily, dates, 0) };
}

/** The archive's answer for every day asked; its maxima are those of a recording where there is one. */
export function archiveBody({ query }: Asked): OpenMeteoBody {
  const body = OpenMeteoBody.parse(JSON.parse(handMadeBody("archive.json")));
  const recorded = recording("open-meteo/archive_daily_brasilia.json");
  const daily = recorded ? { ...body.daily, ...OpenMeteoBody.parse(JSON.parse(recorded)).daily } : body.daily;
  const first = dayOf(query.get("start_date") ?? "");
  const count = dayOf(query.get("end_date") ?? "") - first + 1;
  const dates = Array.from({ length: Math.max(0, count) }, (_, index) => dateOf(first + index));
  return { ...body, daily: onDates(daily, dates, first - dayOf(String(daily.time?.[0]))) };
}

const dayOf = (date: string) => Math.floor(Date.parse(date) / dayMs);
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
const turn = (index: number, length: number) => ((index % length) + length) % length;

function onDates(series: z.infer<typeof Series>, dates: readonly string[], offset: number): z.infer<typeof Series> {
  const entries = Object.entries(series).map(([name, values]): [string, typeof values] => [
    name,
    name === "time" ? [...dates] : dates.map((_, index) => values[turn(index + offset, values.length)] ?? null),
  ]);
  return Object.fromEntries(entries);
}

/** The same weather in Fahrenheit, and saying so. */
export function inFahrenheit(body: OpenMeteoBody): OpenMeteoBody {
  const isCelsius = (name: string) => (body.current_units?.[name] ?? body.daily_units[name]) === "°C";
  const convert = (value: unknown) => (typeof value === "number" ? value * 1.8 + 32 : value);
  const renamed = (units: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(units).map(([name, unit]) => [name, unit === "°C" ? "°F" : unit]));
  const values = (block: Record<string, unknown> = {}) =>
    Object.entries(block).map(([name, value]) => {
      if (!isCelsius(name)) return [name, value];
      return [name, Array.isArray(value) ? value.map(convert) : convert(value)];
    });
  return OpenMeteoBody.parse({
    ...body,
    ...(body.current && { current: Object.fromEntries(values(body.current)) }),
    daily: Object.fromEntries(values(body.daily)),
    current_units: renamed(body.current_units),
    daily_units: renamed(body.daily_units),
  });
}

const MetNorwayBody = z.looseObject({
  properties: z.looseObject({
    meta: z.looseObject({ units: Units }),
    timeseries: z.array(z.looseObject({ time: z.string() })),
  }),
});
/** A body of Locationforecast. */
export type MetNorwayBody = z.infer<typeof MetNorwayBody>;

/** Locationforecast as recorded; a client's cache keeps the body under `data`. */
export function recordedMetNorway(): MetNorwayBody {
  const names = { recording: "met-norway/locationforecast_complete_london.json", handMade: "met-norway.json" };
  return z.union([z.object({ data: MetNorwayBody }).transform(({ data }) => data), MetNorwayBody]).parse(bodyOf(names));
}

/** Locationforecast moved by whole days, so that the hours of the day stay with their figures. */
export function metNorwayBody({ now, datesFrom }: Asked): MetNorwayBody {
  const body = recordedMetNorway();
  const firstAt = Date.parse(body.properties.timeseries[0]?.time ?? "");
  const shiftMs = datesFrom === "recording" ? 0 : (Math.floor(now / dayMs) - Math.floor(firstAt / dayMs)) * dayMs;
  const timeseries = body.properties.timeseries.map((entry) => ({
    ...entry,
    time: new Date(Date.parse(entry.time) + shiftMs).toISOString().replace(".000Z", "Z"),
  }));
  return { ...body, properties: { ...body.properties, timeseries } };
}

const NasaPowerBody = z.looseObject({
  properties: z.looseObject({ parameter: z.record(z.string(), z.record(z.string(), z.number())) }),
  parameters: z.record(z.string(), z.looseObject({ units: z.string() })),
});
/** A body of POWER. */
export type NasaPowerBody = z.infer<typeof NasaPowerBody>;

/** POWER's answer for every day asked, repeating a hand-made week (no recording holds what is asked for). */
export function nasaPowerBody({ query }: Asked): NasaPowerBody {
  const body = NasaPowerBody.parse(JSON.parse(handMadeBody("nasa-power.json")));
  const dashed = (date: string | null) => (date ?? "").replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
  const first = dayOf(dashed(query.get("start")));
  const count = dayOf(dashed(query.get("end"))) - first + 1;
  const parameter = Object.fromEntries(
    Object.entries(body.properties.parameter).map(([code, series]) => {
      const week = Object.values(series);
      const days = Array.from({ length: Math.max(0, count) }, (_, index) => [
        dateOf(first + index).replaceAll("-", ""),
        week[turn(first + index, week.length)],
      ]);
      return [code, Object.fromEntries(days)];
    }),
  );
  return NasaPowerBody.parse({ ...body, properties: { ...body.properties, parameter } });
}

/** The geocoder's answer: Paris, Berlin, Hollywood (only recorded), and no other place. */
export function geocodingBody({ query }: Asked): unknown {
  const name = (query.get("name") ?? "").split(",")[0]?.trim().toLowerCase() ?? "";
  const recorded: Record<string, string> = {
    paris: "geocoding_paris.json",
    berlin: "geocoding_single.json",
    hollywood: "geocoding_hollywood_count20.json",
  };
  const file = recorded[name];
  const text = file === undefined ? recording("open-meteo/geocoding_no_match.json") : recording(`open-meteo/${file}`);
  if (text !== null) return JSON.parse(text) as unknown;
  const places = z.record(z.string(), z.unknown()).parse(JSON.parse(handMadeBody("geocoding.json")));
  const known = Object.entries(places).find(([place]) => place.toLowerCase() === name);
  return known ? known[1] : { generationtime_ms: 0.1 };
}
