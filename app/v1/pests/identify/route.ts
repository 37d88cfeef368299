import { routes } from "@/lib/api/fetch-adapter";
import { identifyPest } from "@/lib/pests/photo/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(identifyPest);
