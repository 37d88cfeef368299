import { config } from "../../config";
import { upstream } from "../../upstream/client";

/** Open-Meteo's forecast service; its free tier answers one call at a time per address. */
export const openMeteoForecast = upstream({
  source: "Open-Meteo forecast",
  baseUrl: () => config().OPEN_METEO_FORECAST_URL,
  concurrency: 1,
});

/** The customers' key, for the paid hosts. */
export function customerKey(): { apikey?: string } {
  const { OPEN_METEO_API_KEY: apikey } = config();
  return apikey ? { apikey } : {};
}
