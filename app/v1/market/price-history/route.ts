import { routes } from "@/lib/api/fetch-adapter";
import { marketPriceHistory } from "@/lib/market/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(marketPriceHistory);
