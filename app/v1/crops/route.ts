import { routes } from "@/lib/api/fetch-adapter";
import { listCrops } from "@/lib/crops/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listCrops);
