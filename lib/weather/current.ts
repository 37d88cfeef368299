import type { PlaceSelector } from "../places/contract";
import { resolvePlace } from "../places/resolve";
import type { Asker } from "./asker";
import { askCurrent } from "./sources/order";
import type { Sourced } from "./sources/source";
import type { CurrentConditions } from "./weather";

/** The weather at a place now. @throws ApiError 404 for an unknown place, 503 when no source can tell. */
export async function findCurrentWeather(where: PlaceSelector, asker: Asker): Promise<Sourced<CurrentConditions>> {
  return askCurrent(await resolvePlace(where, asker), asker.now);
}
