import { z } from "zod";
import { ageSeconds, cached, type Kept } from "../../upstream/cache";
import { UpstreamError } from "../../upstream/errors";
import type { Point } from "../weather";
import { ages, openMeteoFreshSeconds } from "./ages";
import { cellKey, cellOf } from "./cell";
import { fromToday } from "./days";
import { currentVariables, dailyVariables, readOpenMeteo, unitParameters } from "./open-meteo-body";
import { openMeteoHistorical } from "./open-meteo-archive";
import { openMeteoHours } from "./open-meteo-hours";
import { customerKey, openMeteoForecast } from "./open-meteo-forecast";
import type { WeatherSource } from "./source";
import { StoredConditions, StoredForecastDay } from "./stored";

const source = "Open-Meteo";
const forecastDays = 16;

const Forecast = z.object({
  utcOffsetSeconds: z.number(),
  current: StoredConditions.nullable(),
  days: z.array(StoredForecastDay),
});
type Forecast = z.infer<typeof Forecast>;

/** Weather now, up to 16 days ahead, and since 1940; https://open-meteo.com/en/docs. */
export const openMeteo: WeatherSource = {
  name: source,
  async current(point, now) {
    const kept = await forecastOf({ point, now, staleSeconds: ages.current.stale });
    if (!kept.value.current) throw noData("no current weather for this place");
    return { data: kept.value.current, provenance: provenanceOf(kept, now) };
  },
  async forecast(point, days, now) {
    const kept = await forecastOf({ point, now, staleSeconds: ages.forecast.stale });
    const ahead = fromToday({ ...kept.value, fetchedAt: kept.fetchedAt }, now).slice(0, days);
    if (ahead.length === 0) throw noData("no forecast for this place");
    return { data: ahead, provenance: provenanceOf(kept, now) };
  },
  historical: openMeteoHistorical,
  hours: openMeteoHours,
};

const noData = (detail: string) => new UpstreamError({ source, reason: "no-data", detail });

/** `current` is a model's nowcast and no station's reading, so both are forecasts. */
const provenanceOf = (kept: Kept<Forecast>, now: number) => ({
  source,
  kind: "forecast" as const,
  ageSeconds: ageSeconds(kept, now),
});

/** One call gives current weather and all days, so that both cost a cell one call per quarter of an hour. */
function forecastOf({ point, now, staleSeconds }: { point: Point; now: number; staleSeconds: number }) {
  const cell = cellOf(point);
  return cached({
    source: "open-meteo-forecast",
    key: cellKey(cell),
    schema: Forecast,
    freshSeconds: openMeteoFreshSeconds,
    staleSeconds,
    fetch: () => fetchForecast(cell),
    now,
  });
}

function fetchForecast({ latitude, longitude }: Point): Promise<Forecast> {
  return openMeteoForecast.get({
    path: "/v1/forecast",
    query: {
      latitude: String(latitude),
      longitude: String(longitude),
      current: currentVariables.join(","),
      daily: dailyVariables.join(","),
      forecast_days: String(forecastDays),
      timezone: "auto",
      ...unitParameters,
      ...customerKey(),
    },
    format: "json",
    read: (body) => {
      const answer = readOpenMeteo(body, source);
      if (!answer.current && answer.forecastDays.length === 0) throw noData("nothing for this place");
      return { utcOffsetSeconds: answer.utcOffsetSeconds, current: answer.current, days: answer.forecastDays };
    },
  });
}
