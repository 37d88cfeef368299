import { routes } from "@/lib/api/fetch-adapter";
import { currentWeather } from "@/lib/weather/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(currentWeather);
