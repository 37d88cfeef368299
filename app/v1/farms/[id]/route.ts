import { routes } from "@/lib/api/fetch-adapter";
import { deleteFarmEndpoint, getFarmEndpoint, updateFarmEndpoint } from "@/lib/farms/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(
  getFarmEndpoint,
  updateFarmEndpoint,
  deleteFarmEndpoint,
);
