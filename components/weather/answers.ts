import type { z } from "zod";
import type { CurrentWeather, HistoricalWeather, WeatherAlerts, WeatherForecast } from "@/lib/weather/contract";

/** The weather now, as the API gives it. */
export type Current = z.output<typeof CurrentWeather>;
/** The coming days, as the API gives them. */
export type Forecast = z.output<typeof WeatherForecast>;
/** One coming day. */
export type ForecastDay = Forecast["daily"][number];
/** Past days, as the API gives them. */
export type History = z.output<typeof HistoricalWeather>;
/** One past day. */
export type PastDay = History["data"][number];
/** One warning. */
export type Alert = z.output<typeof WeatherAlerts>["alerts"][number];
