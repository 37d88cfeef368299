import { routes } from "@/lib/api/fetch-adapter";
import { getOrganism } from "@/lib/pests/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getOrganism);
