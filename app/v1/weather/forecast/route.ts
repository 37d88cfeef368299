import { routes } from "@/lib/api/fetch-adapter";
import { weatherForecast } from "@/lib/weather/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(weatherForecast);
