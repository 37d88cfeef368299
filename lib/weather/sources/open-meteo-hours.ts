import { ageSeconds, cached } from "../../upstream/cache";
import { UpstreamError } from "../../upstream/errors";
import type { Point, WeatherHours } from "../weather";
import { ages } from "./ages";
import { cellKey, snapped } from "./cell";
import { gathered } from "./gathered";
import { hoursFrom } from "./hours";
import { unitParameters } from "./open-meteo-body";
import { customerKey, openMeteoForecast } from "./open-meteo-forecast";
import { hourlyVariables, HoursColumns, readOpenMeteoHours } from "./open-meteo-hours-body";
import type { Sourced } from "./source";

const source = "Open-Meteo";
/** As far back as the rules on spells and degree days look. */
export const hoursDaysBack = 35;
const hoursDaysAhead = 7;
/** The models behind it have cells of 9 km and more, and rules on spells of days need no finer ones. */
const cellDegrees = 0.1;
/** Farms of one page go out in one call, since the free tier answers one call at a time; about 35 kB each. */
const mostPoints = 25;
const gatherMs = 10;

/** Hours from 35 days ago to 7 days ahead, neighbours and places asked for at once in one call. */
export async function openMeteoHours({ latitude, longitude }: Point, now: number): Promise<Sourced<WeatherHours>> {
  const cell = { latitude: snapped(latitude, cellDegrees), longitude: snapped(longitude, cellDegrees) };
  const kept = await cached({
    source: "open-meteo-hours",
    key: cellKey(cell),
    schema: HoursColumns,
    freshSeconds: ages.hours.fresh,
    staleSeconds: ages.hours.stale,
    fetch: () => fetchCell({ cell, now }),
    now,
  });
  return {
    data: { hours: hoursOf(kept.value), utcOffsetSeconds: kept.value.utcOffsetSeconds },
    provenance: { source, kind: "forecast", ageSeconds: ageSeconds(kept, now) },
  };
}

const hoursOf = ({ firstLocalMs, temperatureC, humidityPct, rainMm }: HoursColumns) =>
  hoursFrom(
    firstLocalMs,
    temperatureC.map((temperature, index) => ({
      temperatureC: temperature,
      humidityPct: humidityPct[index] ?? 0,
      rainMm: rainMm[index] ?? 0,
    })),
  );

type Asked = { cell: Point; now: number };

const fetchOne = gathered<Asked, HoursColumns>({ most: mostPoints, waitMs: gatherMs, askAll: fetchAll });

async function fetchCell(asked: Asked): Promise<HoursColumns> {
  const columns = await fetchOne(asked);
  if (columns.temperatureC.length > 0) return columns;
  throw new UpstreamError({ source, reason: "no-data", detail: "no hours for this place" });
}

function fetchAll(asked: Asked[]): Promise<HoursColumns[]> {
  const now = Math.max(...asked.map((each) => each.now));
  return openMeteoForecast.get({
    path: "/v1/forecast",
    query: {
      latitude: asked.map(({ cell }) => cell.latitude).join(","),
      longitude: asked.map(({ cell }) => cell.longitude).join(","),
      hourly: hourlyVariables.join(","),
      past_days: String(hoursDaysBack),
      forecast_days: String(hoursDaysAhead),
      timezone: "auto",
      ...unitParameters,
      ...customerKey(),
    },
    format: "json",
    read: (body) => {
      const places = readOpenMeteoHours(body, { source, now });
      if (places.length === asked.length) return places;
      throw new UpstreamError({ source, reason: "malformed", detail: "not as many places as were asked for" });
    },
  });
}
