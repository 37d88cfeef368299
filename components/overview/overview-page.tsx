"use client";

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useState } from "react";
import { apiQuery, type ApiAnswer } from "@/lib/api/client";
import { FarmsMap } from "../farms/list/farms-map";
import { FirstFarm } from "../farms/list/first-farm";
import { MapBeside } from "../farms/list/map-beside";
import { OwnPricesCard } from "../market/own-prices-card";
import { PageHeader } from "../shell/page-header";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { Failure } from "../weather/failure";
import { DueList } from "./due-list";
import { todayOf } from "./due-order";
import { FarmCard } from "./farm-card";
import type { Overview } from "./overview-data";
import { overviewText } from "./overview-text";
import { useOverviewWords } from "./use-overview-words";

const refreshMs = 900_000;
const allFarms = { search: "", status: "all" } as const;

/** What to do today: a sentence, what is due this week, each farm's weather, and all farms on a map. */
export function OverviewPage() {
  const t = useTranslations("overview");
  const query = useQuery({ ...apiQuery("GET /v1/overview"), refetchInterval: refreshMs });
  const [chosenId, setChosenId] = useState<number | null>(null);
  const header = <PageHeader title={t("title")} answer={<Answer query={query} />} />;
  if (query.data?.body.farms_total === 0) {
    return (
      <>
        {header}
        <div className="max-w-2xl">
          <FirstFarm />
        </div>
      </>
    );
  }
  return (
    <MapBeside header={header} map={<FarmsMap filter={allFarms} chosenId={chosenId} onChoose={setChosenId} />}>
      {query.data ? (
        <Days overview={query.data.body} chosenId={chosenId} onChoose={setChosenId} />
      ) : query.isError ? (
        <Failure error={query.error} pending={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <OverviewSkeleton />
      )}
      {query.isRefetchError ? (
        <p role="status" className="text-small text-ink-soft">
          {t("stillShown")}
        </p>
      ) : null}
    </MapBeside>
  );
}

function Answer({ query }: { query: UseQueryResult<ApiAnswer<"GET /v1/overview">> }) {
  const words = useOverviewWords();
  const { t } = words;
  const overview = query.data?.body;
  if (!overview)
    return <span className="text-ink-soft">{query.isError ? t("sentence.failed") : t("sentence.waiting")}</span>;
  if (overview.farms_total === 0) return t("sentence.noFarms");
  if (overview.active_total === 0) return t("sentence.noActive");
  return overviewText(overview, words);
}

type DaysProps = { overview: Overview; chosenId: number | null; onChoose: (id: number) => void };

function Days({ overview, chosenId, onChoose }: DaysProps) {
  const t = useTranslations("overview");
  const { farms, active_total: total } = overview;
  if (farms.length === 0) {
    return (
      <Notice
        title={t("noActive.title")}
        action={
          <Button asChild>
            <Link href="/farms">{t("noActive.action")}</Link>
          </Button>
        }
      >
        {t("noActive.body")}
      </Notice>
    );
  }
  return (
    <>
      <DueList overview={overview} />
      <section aria-label={t("farms.title")} className="flex flex-col gap-3">
        <h2 className="text-heading">{t("farms.title")}</h2>
        {farms.map((farm) => (
          <FarmCard key={farm.id} farm={farm} chosen={farm.id === chosenId} onChoose={onChoose} />
        ))}
        {total > farms.length ? (
          <p className="text-ink-soft">
            {t("farms.more", { shown: farms.length, total })}{" "}
            <Link href="/farms" className="text-sky underline underline-offset-3">
              {t("farms.all")}
            </Link>
          </p>
        ) : null}
      </section>
      <OwnPricesCard farmId={null} today={todayOf(overview) ?? ""} />
    </>
  );
}

/** The shape of the page while it is on its way. */
export function OverviewSkeleton() {
  const t = useTranslations("overview");
  return (
    <div aria-busy className="flex flex-col gap-4">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-40" />
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
    </div>
  );
}
