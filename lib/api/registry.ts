import { changeApiKey, issueApiKey, listApiKeys } from "../accounts/endpoints";
import { searchPlacesEndpoint } from "../places/endpoints";
import { currentWeather, weatherForecast, historicalWeather, weatherAlerts } from "../weather/endpoints";
import type { AnyEndpoint } from "./endpoint";

/** The endpoints of the public API. */
export const publicEndpoints = [currentWeather, historicalWeather, weatherAlerts, weatherForecast] as const;

/** The endpoints that only the signed-in browser has. */
export const consoleOnlyEndpoints = [searchPlacesEndpoint, listApiKeys, issueApiKey, changeApiKey] as const;

/** All that the signed-in browser may call. */
export const consoleEndpoints: readonly AnyEndpoint[] = [...publicEndpoints, ...consoleOnlyEndpoints];
