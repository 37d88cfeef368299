import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiQuery } from "@/lib/api/client";
import type { Choices } from "./answers";
import { boardInput, cropOf, homeCountry, ownInput, usualCrop, type MarketState } from "./market-state";
import { kindShown, toShown } from "./shown-rows";
import { isStateAverage, type PriceWords } from "./use-price-words";

/** All that the page shows of a state: the prices, and what can be chosen. */
export function useMarketPrices(state: MarketState) {
  const own = useQuery({ ...apiQuery("GET /v1/market/own", ownInput(null)), enabled: state.crop === "own" });
  const choices = useQuery(apiQuery("GET /v1/market/choices"));
  const cropId = cropOf(state, own.data?.body);
  const board = useQuery({
    ...apiQuery("GET /v1/market/board", boardInput(state, cropId)),
    // Which crop is the farmer's own is to be known first; when it can't be, maize is shown.
    enabled: state.crop !== "own" || !own.isPending,
    placeholderData: keepPreviousData,
  });
  const rows = board.data?.body.rows ?? [];
  const kind = kindShown(rows, state.kind);
  const variety = rows.some((row) => row.variety === state.variety) ? state.variety : null;
  const listed = choices.data?.body.crops.find(({ id }) => id === cropId);
  // A crop without prices is in no list of those that have some; the catalogue knows its name.
  const unlisted = useQuery({
    ...apiQuery("GET /v1/crops/{id}", { params: { id: cropId ?? usualCrop } }),
    enabled: cropId !== null && choices.data !== undefined && listed === undefined,
  });
  const cropName = listed?.name ?? unlisted.data?.body.name ?? null;
  return { choices, cropId, cropName, board, rows, kind, shown: toShown(rows, { kind, variety }) };
}

/** What crop, place and country of a state are called. */
export type MarketNames = {
  /** Null for every crop. */
  crop: string | null;
  place: string;
  country: string;
  /** Whether the place is less than the country. */
  narrowed: boolean;
};

type Known = { cropId: number | null; cropName: string | null; choices: Choices | undefined; words: PriceWords };

/** The names of a state's crop and place, as far as the lists to choose from are there. */
export function namesOf(state: MarketState, { cropId, cropName, choices, words: { t } }: Known): MarketNames {
  const country =
    state.country === homeCountry
      ? t("home")
      : (new Intl.DisplayNames("en", { type: "region" }).of(state.country) ?? state.country);
  const crop = cropName ?? t("empty.crop");
  const market = choices?.markets.find(({ id }) => id === state.market);
  const marketName = market && (isStateAverage(market) ? market.state : market.name);
  const place = state.market === null ? (state.state ?? country) : (marketName ?? t("empty.place"));
  return { crop: cropId === null ? null : crop, place, country, narrowed: place !== country };
}
