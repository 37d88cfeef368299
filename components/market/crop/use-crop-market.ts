import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { apiQuery } from "@/lib/api/client";
import type { Answer, Outlook, Series, SeriesPrices } from "./answers";
import { outlookKind } from "./chosen-series";
import { newestMonth, type NewestPrice } from "./history-view";
import type { KindChoice } from "./market-address";

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

/** The chosen series with its prices, and the outlook of the one kind that the page speaks of. */
export type ChosenOutlook = {
  /** Null while it is on the way. */
  series: Series | null;
  /** Its newest price of the kind; null: none. */
  newest: NewestPrice | null;
  prices: UseQueryResult<Answer<SeriesPrices>>;
  outlook: UseQueryResult<Answer<Outlook>>;
};

/** Season, forecast and what storing brought, of a series; which kind of price it is, its own prices tell. */
export function useChosenOutlook(seriesId: number, wanted: KindChoice): ChosenOutlook {
  const prices = useSeriesPrices([seriesId]);
  const series = prices.data?.body.series.find(({ id }) => id === seriesId) ?? null;
  const kind = series ? outlookKind(series, wanted) : "retail";
  const outlook = useQuery({
    ...apiQuery("GET /v1/market/outlook", { query: { series_id: seriesId, kind } }),
    enabled: series !== null,
    placeholderData: keepPreviousData,
  });
  return { series, newest: series && newestMonth(series, kind), prices, outlook };
}

/** What kind of crop it is, which tells how well it keeps. */
export function useCrop(cropId: number) {
  return useQuery(apiQuery("GET /v1/crops/{id}", { params: { id: cropId } }));
}
