import { routes } from "@/lib/api/fetch-adapter";
import { soilAnalysis } from "@/lib/soil/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(soilAnalysis);
