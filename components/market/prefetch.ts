import type { QueryClient } from "@tanstack/react-query";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { marketBoardEndpoint, marketChoicesEndpoint } from "@/lib/market/board/endpoints";
import { ownPricesEndpoint } from "@/lib/market/own/endpoints";
import type { OwnPrices } from "./answers";
import { boardInput, cropOf, ownInput, type MarketState } from "./market-state";

type PageData = { queryClient: QueryClient; accountId: number };

/** Puts what the Market page first shows into its query cache. */
export async function prefetchMarket(state: MarketState, page: PageData): Promise<void> {
  const choices = prefetchEndpoint(marketChoicesEndpoint, {}, page);
  if (state.crop === "own") await prefetchOwnPrices(null, page);
  const own = page.queryClient.getQueryData<{ body: OwnPrices }>(["GET /v1/market/own", ownInput(null)]);
  const board = prefetchEndpoint(marketBoardEndpoint, boardInput(state, cropOf(state, own?.body)), page);
  await Promise.all([choices, board]);
}

/** Puts the prices of the farmer's own crops into a page's query cache; of one farm, or of all. */
export async function prefetchOwnPrices(farmId: number | null, page: PageData): Promise<void> {
  await prefetchEndpoint(ownPricesEndpoint, ownInput(farmId), page);
}
