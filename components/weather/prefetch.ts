import type { QueryClient } from "@tanstack/react-query";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { currentWeather, historicalWeather, weatherAlerts, weatherForecast } from "@/lib/weather/endpoints";
import { placeQuery, type PlaceChoice } from "../places/place-choice";
import type { Forecast } from "./answers";
import { lastDays, presetDays } from "./history-range";
import { yesterdayThere } from "./yesterday-there";

/** Longer than this the page does not wait for weather services; the browser then asks and shows that it waits. */
const patienceMs = 1_500;

type WeatherPageData = { queryClient: QueryClient; accountId: number; place: PlaceChoice; nowMs: number };

/** Puts all that the Weather page first shows into its query cache, as far as it can be had at once. */
export async function prefetchWeather(page: WeatherPageData): Promise<void> {
  // What fails here fails again in the browser's own call, which is logged and shown.
  const done = Promise.allSettled([prefetchNow(page), prefetchForecastAndHistory(page)]);
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

async function prefetchNow(page: WeatherPageData): Promise<void> {
  const query = placeQuery(page.place);
  await Promise.all([
    prefetchEndpoint(currentWeather, { query }, page),
    prefetchEndpoint(weatherAlerts, { query }, page),
  ]);
}

async function prefetchForecastAndHistory(page: WeatherPageData): Promise<void> {
  const query = placeQuery(page.place);
  await prefetchEndpoint(weatherForecast, { query }, page);
  const forecast = page.queryClient.getQueryData<{ body: Forecast }>(["GET /v1/weather/forecast", { query }]);
  const { startDate, endDate } = lastDays(
    presetDays.month,
    yesterdayThere({ place: page.place, found: forecast?.body.location, nowMs: page.nowMs }),
  );
  await prefetchEndpoint(historicalWeather, { query: { ...query, start_date: startDate, end_date: endDate } }, page);
}
