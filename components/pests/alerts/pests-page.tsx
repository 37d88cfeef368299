"use client";

import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useCallback, useState, type ReactNode } from "react";
import { apiQuery, type ApiAnswer } from "@/lib/api/client";
import { FirstFarm } from "../../farms/list/first-farm";
import { MapBeside } from "../../farms/list/map-beside";
import { MapSkeleton } from "../../maps/map-skeleton";
import { PageHeader } from "../../shell/page-header";
import { Button } from "../../ui/button";
import { Field, Select } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { SourceBadge } from "../../ui/source-badge";
import { Failure } from "../../weather/failure";
import type { Board, BoardFarm } from "../answers";
import { PestWays } from "../pest-ways";
import { usePestWords, type PestWords } from "../use-pest-words";
import { boardText, stateOf } from "./board-text";
import { boardInput } from "./crop-choice";
import { FarmAlerts } from "./farm-alerts";
import { AlertsSkeleton } from "./pests-skeleton";
import { RiskLegend } from "./risk-legend";
import { RiskMap } from "./risk-map";
import { useCropChoice } from "./use-crop-choice";

const refreshMs = 900_000;
type BoardQuery = UseQueryResult<ApiAnswer<"GET /v1/pests/board">>;

/** Which pests and diseases threaten one's farms: a sentence, the farms by risk on a map, and each farm's alerts. */
export function PestsPage() {
  const words = usePestWords();
  const { t } = words;
  const { cropId, choose } = useCropChoice();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const query = useQuery({
    ...apiQuery("GET /v1/pests/board", boardInput({ cropId })),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  });
  const board = query.data && ofCrop(query.data.body, cropId);
  const cropName = board?.crops.find(({ id }) => id === cropId)?.name ?? null;
  const header = (
    <>
      <PageHeader
        title={t("title")}
        answer={
          <Answer
            query={query}
            board={board}
            cropName={cropId === null ? null : (cropName ?? t("thisCrop"))}
            words={words}
          />
        }
      />
      <div className="-mt-2 mb-6">
        <PestWays />
      </div>
    </>
  );
  if (board?.farms.length === 0 && cropId === null) return <NoFarms header={header} words={words} />;
  return (
    <MapBeside
      header={header}
      map={<FarmsByRisk query={query} farms={board?.farms} chosenId={chosenId} onChoose={setChosenId} words={words} />}
    >
      <RiskLegend farms={board?.farms ?? none} className="lg:hidden" words={words} />
      {board || cropId !== null ? (
        <CropFilter crops={board?.crops ?? []} {...{ cropId, words }} onChoose={choose} />
      ) : null}
      <Farms
        {...{ query, board, cropId, chosenId, words }}
        onChooseFarm={setChosenId}
        onAllCrops={() => choose(null)}
      />
    </MapBeside>
  );
}

/** What of a board is about a crop: farms that do not grow it are left out. */
function ofCrop(board: Board, cropId: number | null): Board {
  if (cropId === null) return board;
  return { ...board, farms: board.farms.filter(({ crops, alerts }) => crops.length + alerts.length > 0) };
}

function NoFarms({ header, words: { t } }: { header: ReactNode; words: PestWords }) {
  return (
    <>
      {header}
      <div className="max-w-2xl">
        <FirstFarm />
        <p className="text-ink-soft mt-3">{t("board.onlyActive")}</p>
      </div>
    </>
  );
}

type AnswerProps = { query: BoardQuery; board: Board | undefined; cropName: string | null; words: PestWords };

function Answer({ query, board, cropName, words }: AnswerProps) {
  // What is shown meanwhile is of another crop.
  if (board && !query.isPlaceholderData) return boardText({ board, ofOneFarm: false, cropName, words });
  return (
    <span className="text-ink-soft">
      {query.isError ? words.t("board.sentence.failed") : words.t("board.sentence.waiting")}
    </span>
  );
}

type CropFilterProps = {
  crops: Board["crops"];
  cropId: number | null;
  onChoose: (cropId: number | null) => void;
  words: PestWords;
};

function CropFilter({ crops, cropId, onChoose, words: { t } }: CropFilterProps) {
  const known = crops.some(({ id }) => id === cropId);
  return (
    <Field label={t("crop")}>
      <Select
        value={cropId ?? ""}
        onChange={(event) => onChoose(event.target.value === "" ? null : Number(event.target.value))}
      >
        <option value="">{t("allCrops")}</option>
        {known || cropId === null ? null : <option value={cropId}>{t("otherCrop")}</option>}
        {crops.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type FarmsProps = {
  query: BoardQuery;
  board: Board | undefined;
  cropId: number | null;
  chosenId: number | null;
  onChooseFarm: (id: number) => void;
  onAllCrops: () => void;
  words: PestWords;
};

function Farms({ query, board, cropId, chosenId, onChooseFarm, onAllCrops, words }: FarmsProps) {
  const { t } = words;
  if (!board) {
    if (!query.isError) return <AlertsSkeleton />;
    return <Failure error={query.error} pending={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  return (
    <section aria-label={t("board.farms", { count: board.farms.length })} aria-busy={query.isFetching || undefined}>
      <div className="mb-3 flex min-h-7 items-center justify-between gap-3">
        <h2 className="text-heading">{t("board.farms", { count: board.farms.length })}</h2>
        {query.data?.provenance ? <SourceBadge provenance={query.data.provenance} /> : null}
      </div>
      <div className="flex flex-col gap-3">
        {board.farms.map((farm) => (
          <FarmAlerts
            key={farm.id}
            {...{ farm, words }}
            today={board.date}
            chosen={farm.id === chosenId}
            onChoose={onChooseFarm}
          />
        ))}
        {board.farms.length === 0 && cropId !== null ? (
          <Notice title={t("board.emptyCropTitle")} action={<Button onClick={onAllCrops}>{t("board.showAll")}</Button>}>
            {t("board.emptyCropBody")}
          </Notice>
        ) : null}
      </div>
      {board.more_farms > 0 ? (
        <p className="text-ink-soft mt-3">{t("board.moreFarms", { count: board.more_farms })}</p>
      ) : null}
      {query.isRefetchError ? (
        <p role="status" className="text-small text-ink-soft mt-3">
          {t("stillShown")}
        </p>
      ) : null}
    </section>
  );
}

type FarmsByRiskProps = {
  query: BoardQuery;
  farms: readonly BoardFarm[] | undefined;
  chosenId: number | null;
  onChoose: (id: number) => void;
  words: PestWords;
};

function FarmsByRisk({ query, farms, chosenId, onChoose, words }: FarmsByRiskProps) {
  const { t } = words;
  const label = t("board.map");
  const labelOf = useCallback(
    (farm: BoardFarm) => t("board.mark", { farm: farm.name, state: t(`board.state.${stateOf(farm)}`) }),
    [t],
  );
  return (
    <section aria-label={label} className="relative h-full">
      {farms || query.isError ? (
        <RiskMap {...{ label, labelOf, onSelect: onChoose }} farms={farms ?? none} selectedId={chosenId} />
      ) : (
        <MapSkeleton />
      )}
      <RiskLegend
        farms={farms ?? none}
        className="bg-surface/90 rounded-control absolute top-3 left-3 z-10 px-2.5 py-2 max-lg:hidden"
        words={words}
      />
    </section>
  );
}

const none: readonly BoardFarm[] = [];
