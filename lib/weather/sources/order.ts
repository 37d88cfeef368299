import { isApiError } from "../../api/errors";
import { inSandbox } from "../../sandbox";
import type { CurrentConditions, ForecastDay, PastDay, Point, WeatherHours } from "../weather";
import { ages } from "./ages";
import { climatology } from "./climatology";
import { firstAnswer } from "./first-answer";
import { metNorway } from "./met-norway";
import { nasaPower } from "./nasa-power";
import { openMeteo } from "./open-meteo";
import { sandboxWeather } from "./sandbox-weather";
import type { DateRange, Sourced } from "./source";

/** The order in which they are asked; one that does not offer something is passed over. */
const live = [openMeteo, metNorway, nasaPower];
const services = () => (inSandbox() ? [sandboxWeather] : live);

/** The weather at a point now. @throws ApiError 503 when no source can tell. */
export function askCurrent(point: Point, now: number): Promise<Sourced<CurrentConditions>> {
  return firstAnswer({
    services: services(),
    model: climatology,
    ask: (source) => source.current?.(point, now) ?? null,
    freshSeconds: ages.current.fresh,
  });
}

/** Up to `days` days from today; fewer when the source looks less far ahead. @throws ApiError 503 when no source can tell. */
export function askForecast(point: Point, days: number, now: number): Promise<Sourced<ForecastDay[]>> {
  return firstAnswer({
    services: services(),
    model: climatology,
    ask: (source) => source.forecast?.(point, days, now) ?? null,
    freshSeconds: ages.forecast.fresh,
  });
}

/** Every day of the range, with nulls where the source has gaps. @throws ApiError 503 when no source can tell. */
export function askHistorical(point: Point, range: DateRange, now: number): Promise<Sourced<PastDay[]>> {
  return firstAnswer({
    services: services(),
    model: climatology,
    ask: (source) => source.historical?.(point, range, now) ?? null,
    freshSeconds: ages.historical.fresh,
  });
}

/** Hours around now; null when no service can be reached, since what is usual is no weather that happened. */
export async function askHours(point: Point, now: number): Promise<Sourced<WeatherHours> | null> {
  try {
    return await firstAnswer({
      services: services(),
      model: climatology,
      ask: (source) => source.hours?.(point, now) ?? null,
      freshSeconds: ages.hours.fresh,
    });
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}
