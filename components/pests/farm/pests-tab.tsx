"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useId } from "react";
import { apiQuery } from "@/lib/api/client";
import type { TabProps } from "../../farms/farm/farm-tabs";
import { Card, CardHeader } from "../../ui/card";
import { SourceBadge } from "../../ui/source-badge";
import { Block } from "../../weather/block";
import { boardText } from "../alerts/board-text";
import { boardInput } from "../alerts/crop-choice";
import { AlertList } from "../alerts/farm-alerts";
import { AlertsSkeleton } from "../alerts/pests-skeleton";
import { PestWays } from "../pest-ways";
import { usePestWords } from "../use-pest-words";

/** The farm's pest and disease alerts. Asks only once it is opened. */
export function PestsTab({ farm: { id: farmId } }: TabProps) {
  const words = usePestWords();
  const { t } = words;
  const id = useId();
  const query = useQuery(apiQuery("GET /v1/pests/board", boardInput({ farmId })));
  const board = query.data?.body;
  const farm = board?.farms.find((each) => each.id === farmId);
  return (
    <div className="grid min-w-0 gap-4 lg:gap-5">
      {board && farm ? (
        <p className="text-title max-w-3xl text-balance">
          {boardText({ board: { ...board, farms: [farm] }, ofOneFarm: true, cropName: null, words })}
        </p>
      ) : null}
      <PestWays farmId={farmId} />
      <Block title={t("tab.title")} query={query} skeleton={<AlertsSkeleton />}>
        {({ body, provenance }) => (
          <Card aria-labelledby={id} className="max-w-3xl min-w-0">
            <CardHeader
              id={id}
              title={t("tab.title")}
              aside={provenance ? <SourceBadge provenance={provenance} /> : null}
            />
            {farm ? <AlertList farm={farm} today={body.date} words={words} /> : <p>{t("board.onlyActive")}</p>}
          </Card>
        )}
      </Block>
      <p>
        <Link href="/pests" className="text-sky -my-2 inline-block py-2 underline underline-offset-3">
          {t("tab.all")}
        </Link>
      </p>
    </div>
  );
}
