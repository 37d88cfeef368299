import { ApiError, invalidRequest, isApiError } from "../../api/errors";
import type { Provenance } from "../../api/provenance";
import { getFarm } from "../../farms/farms";
import { log } from "../../log";
import type { PlaceSelector, ResolvedPlace } from "../../places/contract";
import { resolvePlace } from "../../places/resolve";
import { isUpstreamError } from "../../upstream/errors";
import type { Asker } from "../../weather/asker";
import { addDays, dateAt, datesOf } from "../../weather/sources/days";
import type { DateRange } from "../../weather/sources/source";
import { meanOverDepth, type DepthBand } from "../models/layers";
import type { DatedValue } from "../models/trend";
import { findMoistureDays } from "../sources/open-meteo-moisture";
import type { MoistureDay } from "../sources/open-meteo-moisture-body";
import { depthBandOf } from "./depth";
import { balancedMoisture } from "./balanced-moisture";

type Asked = { start_date: string; end_date: string; depth: string };

/** Water content (m3/m3) of a day, and how it is known. */
export type MoisturePoint = DatedValue & { quality: "reanalysis" | "forecast" | "modelled" };

/** Soil moisture over time at a place and depth. */
export type MoistureSeries = {
  points: MoisturePoint[];
  band: DepthBand;
  place: ResolvedPlace;
  provenance: Provenance;
};

/** What the forecast service tells of soil moisture. */
const aheadDays = 7;
const retryAfterSeconds = 30;

/**
 * Soil moisture of a place day by day, at the depth asked for.
 * @throws ApiError 400 for a depth or days that cannot be, 404 for an unknown place or another account's farm, 503 when
 * nothing is known.
 */
export async function findMoisture(where: PlaceSelector & Asked, asker: Asker): Promise<MoistureSeries> {
  const band = depthBandOf(where.depth);
  refuseFarFuture(where, asker.now);
  const place = await resolvePlace(where, asker);
  const range = { startDate: where.start_date, endDate: where.end_date };
  const known = await fromServices({ place, range, band, now: asker.now });
  if (known) return { ...known, band, place };
  const farm = where.farm_id === undefined ? null : await getFarm(asker, where.farm_id);
  const soilType = farm?.soilType ?? null;
  const question = { place, soilType, range, bottomCm: band.bottomCm };
  const { data, provenance } = await balancedMoisture(question, asker.now).catch(inOurWords);
  if (data.length === 0) throw unavailable();
  return { points: data.map((day) => ({ ...day, quality: "modelled" })), provenance, band, place };
}

/** Without weather there is no water balance; who asks for soil moisture need not know of that. */
function inOurWords(error: unknown): never {
  throw isApiError(error) && error.status === 503 ? unavailable() : error;
}

const unavailable = () =>
  new ApiError(
    503,
    "Soil moisture unavailable",
    `No service that knows soil moisture or weather there can be reached at the moment. Try again in ${retryAfterSeconds} seconds.`,
    { "Retry-After": String(retryAfterSeconds) },
  );

function refuseFarFuture({ start_date, end_date }: Asked, now: number): void {
  const last = addDays(dateAt(now, 0), aheadDays);
  const late = Object.entries({ start_date, end_date }).filter(([, date]) => date > last);
  if (late.length === 0) return;
  throw invalidRequest(
    `${late.map(([name]) => `${name}: expected ${last} (${aheadDays} days from today, UTC) or earlier`).join(". ")}.`,
  );
}

type Question = { place: ResolvedPlace; range: DateRange; band: DepthBand; now: number };

/** Null when no service has a figure at this depth. */
async function fromServices({ place, range, band, now }: Question) {
  try {
    const { data, provenance } = await findMoistureDays(place, range, now);
    const points = pointsOf(data, range, band);
    if (points.length === 0) return null;
    const ahead = points.some(({ quality }) => quality === "forecast");
    return { points, provenance: { ...provenance, kind: ahead ? ("forecast" as const) : ("observed" as const) } };
  } catch (error) {
    // What upstreams do wrong is logged once, where they are called.
    if (!isUpstreamError(error)) log().warn({ source: "soil moisture", err: error }, "soil moisture source failed");
    return null;
  }
}

/** Each day from the first of its tellers that has a figure at this depth: the layers of two are never mixed. */
function pointsOf(days: readonly MoistureDay[], range: DateRange, band: DepthBand): MoisturePoint[] {
  return datesOf(range).flatMap((date) => {
    const [best] = days
      .filter((day) => day.date === date)
      .flatMap(({ quality, layers }) => {
        const value = meanOverDepth(layers, band);
        return value === null ? [] : [{ date, value, quality }];
      });
    return best ?? [];
  });
}
