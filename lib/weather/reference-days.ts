import type { Provenance } from "../api/provenance";
import { gazetteer } from "../geo/gazetteer";
import { climateAt } from "./climate/climate-at";
import { usualDay } from "./climate/usual-day";
import { windMsAt2m } from "./models/air";
import { referenceDay, type ReferenceDay, type ReferenceSite } from "./models/reference-day";
import { addDays } from "./sources/days";
import { askForecast, askHistorical } from "./sources/order";
import type { DateRange, Sourced } from "./sources/source";
import type { ForecastDay, PastDay, Point } from "./weather";

/** A day at a place with its reference evapotranspiration. Null: not known. */
export type DayWithReference = {
  /** YYYY-MM-DD */
  date: string;
  /** `ahead` from today on. */
  when: "past" | "ahead";
  temperatureMaxC: number | null;
  temperatureMinC: number | null;
  rainMm: number | null;
  rainProbabilityPct: number | null;
  conditions: string;
  reference: ReferenceDay | null;
};

/** Days from the past into the forecast, with where each part came from. */
export type ReferenceDays = {
  days: DayWithReference[];
  history: Provenance;
  forecast: Provenance;
};

type Span = {
  /** First past day, YYYY-MM-DD. */
  from: string;
  /** Today at the place, YYYY-MM-DD. */
  today: string;
  /** Days ahead, today among them. */
  aheadDays: number;
};

/** A height farther away says little about the point's. */
const heightDistanceKm = 25;
const anemometerM = 10;
const kmhPerMs = 3.6;

/**
 * The days of a place from `from` until the forecast's end, each with reference evapotranspiration after FAO-56.
 * @throws ApiError 503 when no source can tell.
 */
export async function findReferenceDays(point: Point, span: Span, now: number): Promise<ReferenceDays> {
  const yesterday = addDays(span.today, -1);
  const [past, ahead, siteOn] = await Promise.all([
    askHistorical(point, { startDate: span.from, endDate: yesterday }, now),
    askForecast(point, span.aheadDays, now),
    sitesAt(point),
  ]);
  const pastDays = past.data.map((day) => dayOf(day, "past", siteOn(day.date)));
  // A kept forecast may begin before today, and a source's own today may be yesterday's here.
  const aheadDays = ahead.data
    .filter((day) => day.date >= span.today)
    .map((day) => dayOf(day, "ahead", siteOn(day.date)));
  return { days: [...pastDays, ...aheadDays], history: past.provenance, forecast: ahead.provenance };
}

/**
 * Past days of a place, both ends included, each with reference evapotranspiration after FAO-56.
 * @throws ApiError 503 when no source can tell.
 */
export async function findPastReferenceDays(
  point: Point,
  range: DateRange,
  now: number,
): Promise<Sourced<DayWithReference[]>> {
  const [past, siteOn] = await Promise.all([askHistorical(point, range, now), sitesAt(point)]);
  return { data: past.data.map((day) => dayOf(day, "past", siteOn(day.date))), provenance: past.provenance };
}

/** Gives the place's figures that hold on a date. */
async function sitesAt(point: Point): Promise<(date: string) => ReferenceSite> {
  const [places, climate] = await Promise.all([gazetteer(), climateAt(point)]);
  const elevationM = places.elevationNear(point, heightDistanceKm) ?? 0;
  return (date) => {
    const usual = climate && usualDay(climate.normals, Date.parse(date));
    const usualWindMs = usual ? windMsAt2m(usual.windMs, anemometerM) : null;
    return { latitude: point.latitude, elevationM, usualWindMs };
  };
}

function dayOf(day: PastDay | ForecastDay, when: DayWithReference["when"], site: ReferenceSite): DayWithReference {
  const { temperatureMinC: tminC, temperatureMaxC: tmaxC } = day;
  const windMs10m = day.windMeanKmh === null ? null : day.windMeanKmh / kmhPerMs;
  const { date, humidityPct, radiationMj } = day;
  return {
    date,
    when,
    temperatureMaxC: tmaxC,
    temperatureMinC: tminC,
    rainMm: day.precipitationMm,
    rainProbabilityPct: "precipitationProbabilityPct" in day ? day.precipitationProbabilityPct : null,
    conditions: day.conditions,
    reference:
      tminC === null || tmaxC === null
        ? null
        : referenceDay({ date, tminC, tmaxC, humidityPct, radiationMj, windMs10m }, site),
  };
}
