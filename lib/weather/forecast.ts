import type { PlaceSelector } from "../places/contract";
import { resolvePlace } from "../places/resolve";
import type { Asker, Placed } from "./asker";
import { askForecast } from "./sources/order";
import type { ForecastDay } from "./weather";

/** The weather of the next `days` days at a place. @throws ApiError 404 for an unknown place, 503 when no source can tell. */
export async function findForecast(
  where: PlaceSelector & { days: number },
  asker: Asker,
): Promise<Placed<ForecastDay[]>> {
  const place = await resolvePlace(where, asker);
  return { ...(await askForecast(place, where.days, asker.now)), place };
}
