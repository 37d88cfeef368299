import { routes } from "@/lib/api/fetch-adapter";
import { weatherAlerts } from "@/lib/weather/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(weatherAlerts);
