import { DateTime } from "luxon";
import { invalidRequest } from "../api/errors";
import type { PlaceSelector } from "../places/contract";
import { resolvePlace } from "../places/resolve";
import type { Asker, Placed } from "./asker";
import { askHistorical } from "./sources/order";
import type { PastDay } from "./weather";

type Range = { start_date: string; end_date: string };

/**
 * The weather of past days at a place.
 * @throws ApiError 400 when the range passes yesterday there, 404 for an unknown place, 503 when no source can tell.
 */
export async function findHistoricalWeather(where: PlaceSelector & Range, asker: Asker): Promise<Placed<PastDay[]>> {
  const place = await resolvePlace(where, asker);
  refuseFuture(where, yesterdayIn(place.timezone, asker.now));
  const range = { startDate: where.start_date, endDate: where.end_date };
  return { ...(await askHistorical(place, range, asker.now)), place };
}

function yesterdayIn(timezone: string, now: number): string {
  return DateTime.fromMillis(now, { zone: timezone }).minus({ days: 1 }).toFormat("yyyy-MM-dd");
}

function refuseFuture(range: Range, yesterday: string): void {
  const late = (["start_date", "end_date"] as const).filter((name) => range[name] > yesterday);
  if (late.length === 0) return;
  const faults = late.map((name) => `${name}: expected ${yesterday} (yesterday at this place) or earlier`);
  throw invalidRequest(`${faults.join(". ")}.`);
}
