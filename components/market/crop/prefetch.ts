import type { QueryClient } from "@tanstack/react-query";
import type { ApiAnswer } from "@/lib/api/client";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { getCrop } from "@/lib/crops/endpoints";
import { cropMarketEndpoint } from "@/lib/market/crop/endpoints";
import { marketSeriesEndpoint } from "@/lib/market/crop/series-endpoints";
import { marketOutlookEndpoint } from "@/lib/market/outlook/endpoints";
import { chosenSeries, outlookKind } from "./chosen-series";
import type { KindChoice, MarketAddress } from "./market-address";

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
  await Promise.all([
    prefetchOutlook(main.id, { ...page, wanted: address.kind }),
    ...(compared.length > 0 ? [prefetchEndpoint(marketSeriesEndpoint, { query: { ids: all } }, page)] : []),
    prefetchEndpoint(getCrop, { params }, page),
  ]);
  return true;
}

type OutlookPage = Pick<PageData, "queryClient" | "accountId"> & { wanted: KindChoice };

/** The series' own prices, which tell of which kind the outlook is, and the outlook. */
async function prefetchOutlook(seriesId: number, { wanted, ...page }: OutlookPage): Promise<void> {
  const query = { ids: String(seriesId) };
  await prefetchEndpoint(marketSeriesEndpoint, { query }, page);
  const known = page.queryClient.getQueryData<ApiAnswer<"GET /v1/market/series">>(["GET /v1/market/series", { query }]);
  const series = known?.body.series[0];
  if (!series) return;
  const outlook = { series_id: seriesId, kind: outlookKind(series, wanted) };
  await prefetchEndpoint(marketOutlookEndpoint, { query: outlook }, page);
}
