import type { PlaceChoice } from "../places/place-choice";
import { addDays, dayBySun } from "./calendar-days";

/** The last day of which past weather can be asked. `found` is where the place was found; until it is known Greenwich stands in. */
export function yesterdayThere(input: {
  place: PlaceChoice;
  found: { longitude: number } | undefined;
  nowMs: number;
}): string {
  const { place, found, nowMs } = input;
  const longitude = "longitude" in place ? place.longitude : (found?.longitude ?? 0);
  return addDays(dayBySun(nowMs, longitude), -1);
}
