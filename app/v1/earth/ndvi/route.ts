import { routes } from "@/lib/api/fetch-adapter";
import { earthNdvi } from "@/lib/earth/ndvi/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(earthNdvi);
