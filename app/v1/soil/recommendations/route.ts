import { routes } from "@/lib/api/fetch-adapter";
import { soilRecommendations } from "@/lib/soil/advice-endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(soilRecommendations);
