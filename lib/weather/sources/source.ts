import type { Provenance } from "../../api/provenance";
import type { CurrentConditions, ForecastDay, PastDay, Point, WeatherHours } from "../weather";

/** Data with where it came from. */
export type Sourced<T> = { data: T; provenance: Provenance };

/** Days asked for, both inclusive, YYYY-MM-DD. */
export type DateRange = { startDate: string; endDate: string };

/**
 * A service or model that knows the weather. Each function throws when the source cannot answer (down, nonsense,
 * no data there); the next source in the order is asked then. A source without a function is passed over.
 */
export type WeatherSource = {
  name: string;
  current?: (point: Point, now: number) => Promise<Sourced<CurrentConditions>>;
  /** `days` days from today (the place's own today). */
  forecast?: (point: Point, days: number, now: number) => Promise<Sourced<ForecastDay[]>>;
  historical?: (point: Point, range: DateRange, now: number) => Promise<Sourced<PastDay[]>>;
  /** Hours around now; from how many days ago and how far ahead is the source's own. */
  hours?: (point: Point, now: number) => Promise<Sourced<WeatherHours>>;
};
