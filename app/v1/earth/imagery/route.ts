import { routes } from "@/lib/api/fetch-adapter";
import { earthImagery } from "@/lib/earth/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(earthImagery);
