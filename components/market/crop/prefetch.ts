import type { QueryClient } from "@tanstack/react-query";
import type { ApiAnswer } from "@/lib/api/client";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { getCrop } from "@/lib/crops/endpoints";
import { cropMarketEndpoint } from "@/lib/market/crop/endpoints";
import { marketSeriesEndpoint } from "@/lib/market/crop/series-endpoints";
import { marketOutlookEndpoint } from "@/lib/market/outlook/endpoints";
import { chosenSeries, outlookKind } from "./chosen-series";
import type { MarketAddress } from "./market-address";

type PageData = { queryClient: QueryClient; accountId: number; cropId: number; address: MarketAddress };

/** Puts what the page first shows into its query cache; false when there is no such crop. */
export async function prefetchCropMarket({ cropId, address, ...page }: PageData): Promise<boolean> {
  const params = { id: cropId };
  const status = await prefetchEndpoint(cropMarketEndpoint, { params }, page);
  if (status !== 200) return status !== 404;
  const key = ["GET /v1/market/crops/{id}", { params }];
  const market = page.queryClient.getQueryData<ApiAnswer<"GET /v1/market/crops/{id}">>(key);
  const chosen = chosenSeries(market?.body.series ?? [], address.seriesIds);
  if (!chosen) return true;
  const { main, compared } = chosen;
  const all = [main, ...compared].map(({ id }) => id).join(",");
  const outlook = { series_id: main.id, kind: outlookKind(main, address.kind) };
  await Promise.all([
    prefetchEndpoint(marketSeriesEndpoint, { query: { ids: String(main.id) } }, page),
    ...(compared.length > 0 ? [prefetchEndpoint(marketSeriesEndpoint, { query: { ids: all } }, page)] : []),
    prefetchEndpoint(marketOutlookEndpoint, { query: outlook }, page),
    prefetchEndpoint(getCrop, { params }, page),
  ]);
  return true;
}
