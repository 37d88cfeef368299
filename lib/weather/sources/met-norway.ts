import { z } from "zod";
import { config } from "../../config";
import { timeZoneAt } from "../../geo/time-zone";
import { ageSeconds, cached, type Kept } from "../../upstream/cache";
import { upstream } from "../../upstream/client";
import { UpstreamError } from "../../upstream/errors";
import { codeOfSymbol, conditionsOfCode } from "../conditions";
import type { CurrentConditions, Point } from "../weather";
import { ages } from "./ages";
import { cellKey, cellOf } from "./cell";
import { readMetNorway, Step } from "./met-norway-body";
import { daysOf } from "./met-norway-days";
import { hoursOf } from "./met-norway-hours";
import type { WeatherSource } from "./source";

const source = "MET Norway";
/** When it does not say until when its answer holds. */
const usualFreshSeconds = 1800;
const maxPlacesInFlight = 4;

const locationforecast = upstream({ source, baseUrl: () => config().MET_NORWAY_URL, concurrency: maxPlacesInFlight });

const Forecast = z.object({
  steps: z.array(Step),
  /** Seconds for which it asks not to be asked again. */
  freshSeconds: z.number(),
  lastModified: z.string().nullable(),
});
type Forecast = z.infer<typeof Forecast>;

/** Weather now and about nine days ahead, worldwide; https://api.met.no/weatherapi/locationforecast/2.0. */
export const metNorway: WeatherSource = {
  name: source,
  async current(point, now) {
    const kept = await forecastOf({ point, now, staleSeconds: ages.current.stale });
    return { data: conditionsNow(kept, now), provenance: provenanceOf(kept, now) };
  },
  async forecast(point, days, now) {
    const kept = await forecastOf({ point, now, staleSeconds: ages.forecast.stale });
    const left = daysOf(kept.value.steps.slice(indexNow(kept, now)), timeZoneAt(point));
    if (left.length === 0) throw noData("no forecast for this place");
    return { data: left.slice(0, days), provenance: provenanceOf(kept, now) };
  },
  async hours(point, now) {
    const kept = await forecastOf({ point, now, staleSeconds: ages.hours.stale });
    const data = hoursOf(kept.value.steps.slice(indexNow(kept, now)), timeZoneAt(point));
    if (data.hours.length === 0) throw noData("no hourly forecast for this place");
    return { data, provenance: provenanceOf(kept, now) };
  },
};

const noData = (detail: string) => new UpstreamError({ source, reason: "no-data", detail });

const provenanceOf = (kept: Kept<Forecast>, now: number) => ({
  source,
  kind: "forecast" as const,
  ageSeconds: ageSeconds(kept, now),
});

/** The steps begin with the hour of the call, so a kept forecast is read on from as many hours later as it is old. */
function indexNow({ value: { steps }, fetchedAt }: Kept<Forecast>, now: number): number {
  const first = steps[0]?.at ?? 0;
  const index = steps.findLastIndex((step) => step.at <= first + (now - fetchedAt));
  return Math.max(0, index);
}

function conditionsNow(kept: Kept<Forecast>, now: number): CurrentConditions {
  const step = kept.value.steps[indexNow(kept, now)];
  if (!step || step.temperatureC === null || step.humidityPct === null || step.windKmh === null) {
    throw noData("no current weather for this place");
  }
  return {
    at: step.at,
    temperatureC: step.temperatureC,
    humidityPct: step.humidityPct,
    pressureHpa: step.pressureHpa,
    windKmh: step.windKmh,
    visibilityKm: null,
    uvIndex: step.uvIndex,
    conditions: conditionsOfCode(step.symbol === null ? null : codeOfSymbol(step.symbol)),
  };
}

function forecastOf({ point, now, staleSeconds }: { point: Point; now: number; staleSeconds: number }) {
  const cell = cellOf(point);
  return cached({
    source: "met-norway",
    key: cellKey(cell),
    schema: Forecast,
    freshSeconds: (forecast) => forecast.freshSeconds,
    staleSeconds,
    fetch: (before) => fetchForecast({ cell, before, now }),
    now,
  });
}

type Call = { cell: Point; before: Forecast | null; now: number };

/** `complete` rather than `compact`, for the UV index and the probability of rain; a cell has two decimals of the four allowed. */
function fetchForecast({ cell, before, now }: Call): Promise<Forecast> {
  const since = before?.lastModified;
  return locationforecast.get<Forecast>({
    path: "/weatherapi/locationforecast/2.0/complete",
    query: { lat: String(cell.latitude), lon: String(cell.longitude) },
    format: "json",
    read: (body, headers) => ({
      steps: readMetNorway(body, source),
      freshSeconds: freshSecondsOf(headers, now),
      lastModified: headers.get("last-modified"),
    }),
    unchanged: since
      ? { since, value: (headers) => ({ ...before, freshSeconds: freshSecondsOf(headers, now) }) }
      : undefined,
  });
}

/** Until `Expires`, but at least a minute, against clocks that differ, and no longer than counts as fresh here. */
function freshSecondsOf(headers: Headers, now: number): number {
  const expiresAt = Date.parse(headers.get("expires") ?? "");
  if (Number.isNaN(expiresAt)) return usualFreshSeconds;
  return Math.min(ages.current.fresh, Math.max(60, Math.round((expiresAt - now) / 1000)));
}
