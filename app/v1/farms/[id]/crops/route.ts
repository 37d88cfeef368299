import { routes } from "@/lib/api/fetch-adapter";
import { addFarmCropEndpoint, listFarmCropsEndpoint } from "@/lib/farms/crops/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listFarmCropsEndpoint, addFarmCropEndpoint);
