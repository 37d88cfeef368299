import { ApiError, invalidRequest } from "../../api/errors";
import { log } from "../../log";
import type { PlaceSelector, ResolvedPlace } from "../../places/contract";
import { isUpstreamError } from "../../upstream/errors";
import type { Asker } from "../../weather/asker";
import { dateAt } from "../../weather/sources/days";
import { findField } from "../field";
import { modisNdvi } from "./modis-ndvi";
import type { NdviQuestion, NdviSeries, NdviSource } from "./ndvi-series";
import { sentinel2Ndvi } from "./sentinel-2-ndvi";
import { askUsualNdvi } from "./usual-ndvi";

type Range = { start_date: string; end_date: string };

/** The order in which they are asked. */
const sources: readonly NdviSource[] = [sentinel2Ndvi, modisNdvi];
const retryAfterSeconds = 30;

/**
 * NDVI of a place over time: of a farm with a boundary the mean within it. From the first source that has a usable
 * picture, else what is usual there.
 * @throws ApiError 400 for days to come, 404 for an unknown place or another account's farm, 503 when nothing is known.
 */
export async function findNdvi(
  where: PlaceSelector & Range,
  asker: Asker,
): Promise<NdviSeries & { place: ResolvedPlace }> {
  refuseFuture(where, asker.now);
  const { place, field } = await findField(where, asker);
  const range = { startDate: where.start_date, endDate: where.end_date };
  const series = await firstSeries({ field, range, now: asker.now });
  return { ...series, place };
}

function refuseFuture(range: Range, now: number): void {
  const today = dateAt(now, 0);
  const late = (["start_date", "end_date"] as const).filter((name) => range[name] > today);
  if (late.length === 0) return;
  throw invalidRequest(`${late.map((name) => `${name}: expected ${today} (today, UTC) or earlier`).join(". ")}.`);
}

async function firstSeries(question: NdviQuestion): Promise<NdviSeries> {
  for (const source of sources) {
    try {
      const series = await source.ask(question);
      if (series.points.length > 0) return series;
    } catch (error) {
      // What upstreams do wrong is logged once, where they are called.
      if (!isUpstreamError(error)) log().warn({ source: source.name, err: error }, "NDVI source failed");
    }
  }
  const usual = await askUsualNdvi(question);
  if (usual) return usual;
  throw new ApiError(
    503,
    "NDVI unavailable",
    "No satellite has a usable picture of this place and time that can be reached at the moment, and the climate " +
      `figures kept here do not cover it. Try again in ${retryAfterSeconds} seconds.`,
    { "Retry-After": String(retryAfterSeconds) },
  );
}
