import { routes } from "@/lib/api/fetch-adapter";
import { historicalWeather } from "@/lib/weather/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(historicalWeather);
