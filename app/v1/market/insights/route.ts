import { routes } from "@/lib/api/fetch-adapter";
import { marketInsights } from "@/lib/market/insights/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(marketInsights);
