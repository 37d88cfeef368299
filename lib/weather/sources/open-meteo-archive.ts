import { z } from "zod";
import { config } from "../../config";
import { ageSeconds, cached } from "../../upstream/cache";
import { upstream } from "../../upstream/client";
import { isUpstreamError, UpstreamError } from "../../upstream/errors";
import { unknownConditions } from "../conditions";
import type { PastDay, Point } from "../weather";
import { ages } from "./ages";
import { cellKey, cellOf } from "./cell";
import { dateAt, datesOf, daysBetween } from "./days";
import { customerKey, openMeteoForecast } from "./open-meteo-forecast";
import { pastVariables, readOpenMeteo, unitParameters } from "./open-meteo-body";
import type { DateRange, Sourced } from "./source";
import { StoredPastDay } from "./stored";

const source = "Open-Meteo";
/** The forecast service reaches this far back. */
const maxPastDays = 92;
/** Missing days come in later, so an answer with gaps is asked for again sooner. */
const gapsFreshSeconds = 3600;

/** Open-Meteo's archive; its free tier answers one call at a time per address. */
export const openMeteoArchive = upstream({
  source: "Open-Meteo archive",
  baseUrl: () => config().OPEN_METEO_ARCHIVE_URL,
  concurrency: 1,
});

const Days = z.array(StoredPastDay);

/** Past days from the archive (a reanalysis of observations), its latest gaps filled from the forecast service. */
export async function openMeteoHistorical(point: Point, range: DateRange, now: number): Promise<Sourced<PastDay[]>> {
  const cell = cellOf(point);
  const kept = await cached({
    source: "open-meteo-archive",
    key: `${cellKey(cell)} ${range.startDate} ${range.endDate}`,
    schema: Days,
    freshSeconds: (days) => (days.some(hasGap) ? gapsFreshSeconds : ages.historical.fresh),
    staleSeconds: ages.historical.stale,
    fetch: () => fetchDays({ cell, range, now }),
    now,
  });
  return { data: kept.value, provenance: { source, kind: "observed", ageSeconds: ageSeconds(kept, now) } };
}

type Past = { cell: Point; range: DateRange; now: number };

async function fetchDays({ cell, range, now }: Past): Promise<PastDay[]> {
  const byDate = new Map((await fromArchive(cell, range)).map((day) => [day.date, day]));
  const days = datesOf(range).map((date) => byDate.get(date) ?? emptyDay(date));
  const filled = await withGapsFilled({ days, cell, now });
  if (!filled.some((day) => day.temperatureMaxC !== null || day.temperatureMinC !== null)) {
    throw new UpstreamError({ source, reason: "no-data", detail: "no past weather for this place and time" });
  }
  return filled;
}

async function fromArchive(cell: Point, { startDate, endDate }: DateRange): Promise<PastDay[]> {
  try {
    return await openMeteoArchive.get({
      path: "/v1/archive",
      query: { start_date: startDate, end_date: endDate, ...pastQuery(cell) },
      format: "json",
      read: (body) => readOpenMeteo(body, source).pastDays,
    });
  } catch (error) {
    // It refuses dates that it does not have yet; the forecast service may have them.
    if (isUpstreamError(error) && error.reason === "refused") return [];
    throw error;
  }
}

async function withGapsFilled({ days, cell, now }: { days: PastDay[]; cell: Point; now: number }): Promise<PastDay[]> {
  const today = dateAt(now, 0);
  const gaps = days.filter((day) => hasGap(day) && daysBetween(day.date, today) <= maxPastDays);
  const first = gaps[0];
  if (!first) return days;
  // One more than needed, since today may be later or earlier there than in UTC.
  const pastDays = Math.min(maxPastDays, Math.max(1, daysBetween(first.date, today) + 1));
  const recent = await fromForecast(cell, pastDays).catch(() => []);
  const byDate = new Map(recent.map((day) => [day.date, day]));
  return days.map((day) => merged(day, byDate.get(day.date)));
}

function fromForecast(cell: Point, pastDays: number): Promise<PastDay[]> {
  return openMeteoForecast.get({
    path: "/v1/forecast",
    query: { past_days: String(pastDays), forecast_days: "1", ...pastQuery(cell) },
    format: "json",
    read: (body) => readOpenMeteo(body, source).pastDays,
  });
}

const pastQuery = ({ latitude, longitude }: Point) => ({
  latitude: String(latitude),
  longitude: String(longitude),
  daily: pastVariables.join(","),
  timezone: "auto",
  ...unitParameters,
  ...customerKey(),
});

const emptyDay = (date: string): PastDay => ({
  date,
  temperatureMaxC: null,
  temperatureMinC: null,
  humidityPct: null,
  precipitationMm: null,
  windMeanKmh: null,
  radiationMj: null,
  conditions: unknownConditions,
});

const hasGap = (day: PastDay) =>
  [day.temperatureMaxC, day.temperatureMinC, day.humidityPct, day.precipitationMm].includes(null);

function merged(day: PastDay, other: PastDay | undefined): PastDay {
  if (!other || !hasGap(day)) return day;
  return {
    date: day.date,
    temperatureMaxC: day.temperatureMaxC ?? other.temperatureMaxC,
    temperatureMinC: day.temperatureMinC ?? other.temperatureMinC,
    humidityPct: day.humidityPct ?? other.humidityPct,
    precipitationMm: day.precipitationMm ?? other.precipitationMm,
    windMeanKmh: day.windMeanKmh ?? other.windMeanKmh,
    radiationMj: day.radiationMj ?? other.radiationMj,
    conditions: day.conditions === unknownConditions ? other.conditions : day.conditions,
  };
}
