"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import type { ApiAnswer } from "@/lib/api/client";
import { PageHeader } from "../shell/page-header";
import { cn } from "../ui/class-names";
import { Segmented } from "../ui/segmented";
import { Failure } from "../weather/failure";
import { useNow } from "../weather/use-now";
import { answerText, placeAnswerText } from "./answer-text";
import { ChoicesProblem, Filters } from "./filters";
import { MapCard } from "./map/map-card";
import { PricesSkeleton } from "./market-skeleton";
import type { MarketState } from "./market-state";
import { NothingFound } from "./nothing-found";
import { PricesCard } from "./prices-card";
import type { ShownRow } from "./shown-rows";
import { namesOf, useMarketPrices, type MarketNames } from "./use-market-prices";
import { useMarketState, type ChangeMarketState } from "./use-market-state";
import { usePriceWords, type PriceWords } from "./use-price-words";
import { useWide } from "./use-wide";

type BoardQuery = UseQueryResult<ApiAnswer<"GET /v1/market/board">>;

/** What farm produce costs: the newest price of each market in a sentence, as a table and on a map. */
export function MarketPage({ serverNow }: { serverNow: number }) {
  const words = usePriceWords(new Date(useNow(serverNow)).toISOString().slice(0, 10));
  const { state, change } = useMarketState();
  const { choices, cropId, cropName, board, rows, kind, shown } = useMarketPrices(state);
  const names = namesOf(state, { cropId, cropName, choices: choices.data?.body, words });
  // Until they come, the last ones stay, which are of another crop or place.
  const waits = board.isPending || board.isPlaceholderData;
  return (
    <>
      <PageHeader
        title={words.t("title")}
        answer={<Answer {...{ query: board, shown, all: cropId === null, per: state.per, names, words }} />}
      />
      <ChoicesProblem query={choices} words={words} />
      <Filters {...{ state, change, cropId, kind, rows, words }} cropName={names.crop} choices={choices.data?.body} />
      {waits && shown.length === 0 ? <PricesSkeleton /> : null}
      {board.data ? null : <BoardFailure query={board} />}
      {board.data && !waits && shown.length === 0 ? (
        <NothingFound {...{ rows, kind, state, change, words, names }} />
      ) : null}
      {shown.length > 0 ? <Prices {...{ query: board, state, change, shown, words }} /> : null}
    </>
  );
}

function BoardFailure({ query }: { query: BoardQuery }) {
  if (!query.isError) return null;
  return <Failure error={query.error} pending={query.isFetching} onRetry={() => void query.refetch()} />;
}

type AnswerProps = {
  query: BoardQuery;
  shown: readonly ShownRow[];
  /** Whether every crop of a place is shown. */
  all: boolean;
  per: string;
  names: MarketNames;
  words: PriceWords;
};

function Answer({ query, shown, all, per, names, words }: AnswerProps) {
  const { t } = words;
  const soft = (sentence: string) => <span className="text-ink-soft">{sentence}</span>;
  // What is shown meanwhile is of another crop or place.
  if (query.isPlaceholderData) return soft(t("answer.waiting"));
  const text = all
    ? placeAnswerText(shown, names.place, words)
    : answerText(shown, { per, place: names.place, narrowed: names.narrowed, words });
  if (text !== null) return text;
  if (query.isError) return soft(t("answer.failed"));
  if (query.isPending) return soft(t("answer.waiting"));
  return names.crop === null ? t("answer.noneHere") : t("answer.none", { crop: names.crop.toLowerCase() });
}

function withoutMap({ crop, market }: MarketState): "oneCrop" | "oneMarket" | null {
  if (crop === "all") return "oneCrop";
  return market === null ? null : "oneMarket";
}

type PricesProps = {
  query: BoardQuery;
  state: MarketState;
  change: ChangeMarketState;
  shown: readonly ShownRow[];
  words: PriceWords;
};

/** The prices and their map: on desktops both, on narrow screens the one that was chosen. */
function Prices({ query, state, change, shown, words }: PricesProps) {
  const { t } = words;
  const wide = useWide();
  const views = (["list", "map"] as const).map((value) => ({ value, label: t(`filter.${value}`) }));
  return (
    <div aria-busy={query.isFetching || undefined} className="flex flex-col gap-4 lg:gap-5">
      <Segmented
        label={t("filter.view")}
        value={state.view}
        onChange={(view) => change({ view })}
        options={views}
        className="flex lg:hidden"
      />
      {wide || state.view === "map" ? (
        <MapCard {...{ shown, words }} per={state.per} instead={withoutMap(state)} />
      ) : null}
      <div className={cn("min-w-0", state.view === "map" && "max-lg:hidden")}>
        <PricesCard {...{ shown, state, change, words }} provenance={query.data?.provenance ?? null} />
      </div>
      {query.isRefetchError ? (
        <p role="status" className="text-small text-ink-soft">
          {t("prices.stillShown")}
        </p>
      ) : null}
    </div>
  );
}
