"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { apiQuery } from "@/lib/api/client";
import { FarmMap } from "../../maps/farm-map";
import { MapSkeleton } from "../../maps/map-skeleton";
import { Button } from "../../ui/button";
import { ChosenCard, type ChosenFarm } from "./chosen-card";
import { filterOf, type FarmsShown } from "./list-state";

type FarmsMapProps = {
  filter: FarmsShown;
  chosenId: number | null;
  onChoose: (id: number | null) => void;
  /** A farm that is chosen but not on the map. */
  chosen?: ChosenFarm | undefined;
};

/** All farms that pass the filter on one map; the chosen one is named on it. */
export function FarmsMap({ filter, chosenId, onChoose, chosen }: FarmsMapProps) {
  const t = useTranslations("farms.map");
  const query = useQuery({
    ...apiQuery("GET /v1/farms/map", { query: filterOf(filter) }),
    placeholderData: keepPreviousData,
  });
  const farms = query.data?.body.data;
  const card = farms?.find(({ id }) => id === chosenId) ?? chosen;
  return (
    <section aria-label={t("label")} className="relative h-full">
      {farms ? (
        <FarmMap
          farms={farms}
          label={t("label")}
          selectedId={chosenId}
          onSelect={onChoose}
          className="h-full rounded-none border-0"
        />
      ) : query.isError ? (
        <div className="bg-sunken flex h-full flex-col items-center justify-center gap-3 p-4 text-center">
          <p>{t("failed")}</p>
          <Button size="compact" pending={query.isFetching} onClick={() => void query.refetch()}>
            {t("retry")}
          </Button>
        </div>
      ) : (
        <MapSkeleton />
      )}
      {farms?.length === mapLimit ? (
        <p className="bg-surface/90 text-small rounded-control absolute top-3 left-1/2 z-10 -translate-x-1/2 px-2 py-1">
          {t("limited", { count: mapLimit })}
        </p>
      ) : null}
      {card ? <ChosenCard farm={card} onClose={() => onChoose(null)} /> : null}
    </section>
  );
}

/** Farms that the map's endpoint gives at most. */
const mapLimit = 1000;
