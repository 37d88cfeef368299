import { routes } from "@/lib/api/fetch-adapter";
import { createFarmEndpoint, listFarms } from "@/lib/farms/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listFarms, createFarmEndpoint);
