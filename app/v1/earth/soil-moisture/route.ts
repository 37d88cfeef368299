import { routes } from "@/lib/api/fetch-adapter";
import { earthSoilMoisture } from "@/lib/earth/moisture/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(earthSoilMoisture);
