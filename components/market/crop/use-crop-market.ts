import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { apiQuery } from "@/lib/api/client";
import type { Answer, Outlook, PriceKind, SeriesPrices } from "./answers";

/** What prices there are of a crop. */
export function useCropMarket(cropId: number) {
  return useQuery(apiQuery("GET /v1/market/crops/{id}", { params: { id: cropId } }));
}

/** Monthly prices of series; while others are asked for, the former ones stay. */
export function useSeriesPrices(ids: readonly number[]): UseQueryResult<Answer<SeriesPrices>> {
  return useQuery({
    ...apiQuery("GET /v1/market/series", { query: { ids: ids.join(",") } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Season, forecast and what storing brought, of a series. */
export function useOutlook({ seriesId, kind }: { seriesId: number; kind: PriceKind }): UseQueryResult<Answer<Outlook>> {
  return useQuery({
    ...apiQuery("GET /v1/market/outlook", { query: { series_id: seriesId, kind } }),
    placeholderData: keepPreviousData,
  });
}

/** What kind of crop it is, which tells how well it keeps. */
export function useCrop(cropId: number) {
  return useQuery(apiQuery("GET /v1/crops/{id}", { params: { id: cropId } }));
}
