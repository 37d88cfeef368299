import { isApiError } from "../api/errors";
import type { Provenance } from "../api/provenance";
import { log } from "../log";
import type { PlaceSelector, ResolvedPlace } from "../places/contract";
import { resolvePlace } from "../places/resolve";
import { agronomicAlerts } from "./agronomic-alerts/agronomic-alerts";
import type { WeatherAlert } from "./alert";
import type { Asker, Placed } from "./asker";
import { climateAt } from "./climate/climate-at";
import { askForecast } from "./sources/order";
import type { Sourced } from "./sources/source";
import { officialWarnings } from "./warnings/official";
import type { ForecastDay } from "./weather";

/** Days of the forecast that dry spells are looked for in. */
const forecastDays = 16;

/** Alerts for a place, and when the newest data behind them was fetched (milliseconds since 1970). */
export type FoundAlerts = Placed<WeatherAlert[]> & { updatedAt: number };

/**
 * Official warnings and agronomic alerts for a place. One of the two sources may fail: the answer then holds the
 * other's, and its provenance says what is missing.
 * @throws ApiError 404 for an unknown place, 503 when neither source can tell.
 */
export async function findAlerts(where: PlaceSelector, asker: Asker): Promise<FoundAlerts> {
  const place = await resolvePlace(where, asker);
  const [warnings, forecast] = await Promise.allSettled([
    officialWarnings(place, asker.now),
    askForecast(place, forecastDays, asker.now),
  ]);
  if (warnings.status === "rejected") logFailure(warnings.reason, "official warnings not available");
  if (forecast.status === "rejected") {
    if (warnings.status === "rejected") throw forecast.reason;
    logFailure(forecast.reason, "no forecast for agronomic alerts");
  }
  const official = warnings.status === "fulfilled" ? warnings.value : null;
  const outlook = forecast.status === "fulfilled" ? forecast.value : null;
  const agronomic = outlook ? await alertsFrom(outlook, place, asker) : [];
  return {
    data: [...(official?.data ?? []), ...agronomic],
    place,
    ...originOf(official?.provenance ?? null, outlook?.provenance ?? null, asker.now),
  };
}

/** An expected failure has its own words; anything else is a fault of ours that somebody must see. */
function logFailure(reason: unknown, message: string): void {
  if (isApiError(reason)) log().info({ reason: reason.message }, message);
  else log().warn({ err: reason }, message);
}

/** Climate normals foresee no event, so a modelled forecast gives no alerts. */
async function alertsFrom(
  outlook: Sourced<ForecastDay[]>,
  place: ResolvedPlace,
  asker: Asker,
): Promise<WeatherAlert[]> {
  if (outlook.provenance.kind === "modelled") return [];
  const normalRainMm = (await climateAt(place))?.normals.rainMm ?? null;
  return agronomicAlerts({ days: outlook.data, normalRainMm, place, source: outlook.provenance.source }, asker.now);
}

/**
 * Where alerts came from: both sources by name, or what is missing. The age is the older one's, `updatedAt` the
 * newer one's.
 */
export function originOf(
  warnings: Provenance | null,
  forecast: Provenance | null,
  now: number,
): { provenance: Provenance; updatedAt: number } {
  const foresees = forecast !== null && forecast.kind !== "modelled";
  const source = [
    warnings ? warnings.source : "official warnings not available",
    foresees ? forecast.source : "no forecast available, so no agronomic alerts",
  ].join("; ");
  const used = [warnings, foresees || !warnings ? forecast : null].flatMap((provenance) => provenance ?? []);
  const ages = used.map((provenance) => provenance.ageSeconds);
  return {
    provenance: { source, kind: warnings || foresees ? "forecast" : "modelled", ageSeconds: Math.max(0, ...ages) },
    updatedAt: now - 1000 * Math.min(...ages),
  };
}
