import { z } from "zod";
import type { Point } from "../../geo/coordinates";
import { ageSeconds, cached } from "../../upstream/cache";
import { isUpstreamError, UpstreamError } from "../../upstream/errors";
import { cellKey, cellOf } from "../../weather/sources/cell";
import { addDays, dateAt, datesOf, daysBetween } from "../../weather/sources/days";
import { openMeteoArchive } from "../../weather/sources/open-meteo-archive";
import { customerKey, openMeteoForecast } from "../../weather/sources/open-meteo-forecast";
import type { DateRange, Sourced } from "../../weather/sources/source";
import {
  archiveLayers,
  forecastLayers,
  MoistureDay,
  readArchiveMoisture,
  readForecastMoisture,
} from "./open-meteo-moisture-body";

const source = "Open-Meteo";
/** The archive's land model comes about five days late; what it lacks of these last days, the forecast service tells. */
export const recentDays = 14;
const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;

const Days = z.array(MoistureDay);
type Asked = { cell: Point; range: DateRange; today: string };

/**
 * Soil moisture by layer for the days of a range: the archive's reanalysis, and the forecast for the latest days that
 * the archive lacks and the days ahead. A day may come from both, the reanalysis first.
 * @throws UpstreamError when neither has anything.
 */
export async function findMoistureDays(point: Point, range: DateRange, now: number): Promise<Sourced<MoistureDay[]>> {
  const asked = { cell: cellOf(point), range, today: dateAt(now, 0) };
  const settled = range.endDate < addDays(asked.today, -recentDays);
  const kept = await cached({
    source: "open-meteo-moisture",
    key: `${cellKey(asked.cell)} ${range.startDate} ${range.endDate}`,
    schema: Days,
    freshSeconds: settled ? daySeconds : hourSeconds,
    // A kept forecast of the days ahead beats the average by far for a day; the past does not change.
    staleSeconds: settled ? 30 * daySeconds : daySeconds,
    fetch: () => fetchDays(asked),
    now,
  });
  const ahead = kept.value.some(({ quality }) => quality === "forecast");
  const kind = ahead ? ("forecast" as const) : ("observed" as const);
  return { data: kept.value, provenance: { source, kind, ageSeconds: ageSeconds(kept, now) } };
}

async function fetchDays(asked: Asked): Promise<MoistureDay[]> {
  const past = await fromArchive(asked);
  const recent = await fromForecast(asked, past).catch((error: unknown) => {
    if (past.length === 0) throw error;
    return [];
  });
  const days = [...past, ...recent].filter(({ layers }) => layers.some(({ value }) => value !== null));
  if (days.length > 0) return days;
  throw new UpstreamError({ source, reason: "no-data", detail: "no soil moisture for this place and time" });
}

/** The archive's days of the range; none where it has nothing or cannot be asked and the forecast service reaches as far. */
async function fromArchive({ cell, range, today }: Asked): Promise<MoistureDay[]> {
  const yesterday = addDays(today, -1);
  const last = range.endDate < yesterday ? range.endDate : yesterday;
  if (range.startDate > last) return [];
  try {
    const days = await openMeteoArchive.get({
      path: "/v1/archive",
      query: {
        ...placeQuery(cell),
        start_date: range.startDate,
        end_date: last,
        daily: archiveLayers.map(({ name }) => name).join(","),
      },
      format: "json",
      read: (body) => readArchiveMoisture(body, source),
    });
    return days.filter(({ date, layers }) => isIn(range, date) && layers.some(({ value }) => value !== null));
  } catch (error) {
    // It refuses dates that it does not have yet; the forecast service may have them.
    const refused = isUpstreamError(error) && error.reason === "refused";
    if (refused || range.startDate >= addDays(today, -recentDays)) return [];
    throw error;
  }
}

const isIn = ({ startDate, endDate }: DateRange, date: string) => startDate <= date && date <= endDate;

/** The forecast's days of the range, from the first recent one that the archive lacks on. */
async function fromForecast({ cell, range, today }: Asked, past: readonly MoistureDay[]): Promise<MoistureDay[]> {
  const whole = past.filter(({ layers }) => layers.every(({ value }) => value !== null)).map(({ date }) => date);
  const known = new Set(whole);
  const earliest = addDays(today, -recentDays);
  const missing = datesOf(range).filter((date) => date >= earliest && !known.has(date));
  const [first] = missing;
  if (first === undefined) return [];
  const wanted = new Set(missing);
  const days = await openMeteoForecast.get({
    path: "/v1/forecast",
    query: {
      ...placeQuery(cell),
      hourly: forecastLayers.map(({ name }) => name).join(","),
      past_days: String(Math.max(0, daysBetween(first, today))),
      forecast_days: String(Math.max(1, daysBetween(today, range.endDate) + 1)),
    },
    format: "json",
    read: (body) => readForecastMoisture(body, source),
  });
  return days.filter(({ date }) => wanted.has(date));
}

const placeQuery = ({ latitude, longitude }: Point) => ({
  latitude: String(latitude),
  longitude: String(longitude),
  timezone: "GMT",
  ...customerKey(),
});
