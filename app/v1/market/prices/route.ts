import { routes } from "@/lib/api/fetch-adapter";
import { marketPrices } from "@/lib/market/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(marketPrices);
