"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useRef } from "react";
import type { ApiAnswer } from "@/lib/api/client";
import { Button } from "../../ui/button";
import { cn } from "../../ui/class-names";
import { Notice } from "../../ui/notice";
import { Skeleton } from "../../ui/skeleton";
import { Failure } from "../../weather/failure";
import { FarmItem } from "./farm-item";
import type { ListState } from "./list-state";

type FarmListProps = {
  query: UseQueryResult<ApiAnswer<"GET /v1/farms">>;
  state: ListState;
  sampleId: number | null;
  onChoose: (id: number) => void;
  onPage: (page: number) => void;
  onShowAll: () => void;
};

/** A page of farms in each of its states: waiting, failed, nothing found, shown. */
export function FarmList({ query, state, sampleId, onChoose, onPage, onShowAll }: FarmListProps) {
  const t = useTranslations("farms.list");
  const top = useRef<HTMLElement>(null);
  if (!query.data) {
    if (query.isError) {
      return <Failure error={query.error} pending={query.isFetching} onRetry={() => void query.refetch()} />;
    }
    return query.fetchStatus === "paused" ? <Notice title={t("offline")}>{t("offlineBody")}</Notice> : <ListSkeleton />;
  }
  const { data, meta } = query.data.body;
  if (meta.total === 0) {
    const action = <Button onClick={onShowAll}>{t("showAll")}</Button>;
    return (
      <Notice
        title={state.search === "" ? t("noneOfStatus") : t("noneFound", { search: state.search })}
        action={action}
      >
        {state.search === "" ? t("noneOfStatusBody") : t("noneFoundBody")}
      </Notice>
    );
  }
  const turn = (page: number) => {
    onPage(page);
    top.current?.scrollIntoView({ block: "start" });
  };
  return (
    <section ref={top} aria-label={t("label")} aria-busy={query.isFetching} className="scroll-mt-20 lg:scroll-mt-4">
      <Range meta={meta} count={data.length} />
      {query.isRefetchError ? (
        <p role="status" className="text-small text-ink-soft mt-1">
          {t("stillShown")}
        </p>
      ) : null}
      {data.length === 0 ? (
        <Notice title={t("beyond", { page: meta.current_page })} className="mt-2" />
      ) : (
        <ul
          className={cn(
            "rounded-card border-line bg-surface divide-line mt-2 divide-y overflow-hidden border transition-opacity duration-150",
            query.isPlaceholderData && "opacity-60",
          )}
        >
          {data.map((farm) => (
            <FarmItem
              key={farm.id}
              farm={farm}
              sample={farm.id === sampleId}
              chosen={farm.id === state.farmId}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
      <Pager current={meta.current_page} last={meta.last_page} onPage={turn} />
    </section>
  );
}

type Meta = ApiAnswer<"GET /v1/farms">["body"]["meta"];

/** 'Farms 1-50 of 10,000', also said aloud when it changes. */
function Range({ meta, count }: { meta: Meta; count: number }) {
  const t = useTranslations("farms.list");
  const before = (meta.current_page - 1) * meta.per_page;
  return (
    <p role="status" className="text-ink-soft">
      {count === 0
        ? t("total", { total: meta.total })
        : t("range", { from: before + 1, to: before + count, total: meta.total })}
    </p>
  );
}

function Pager({ current, last, onPage }: { current: number; last: number; onPage: (page: number) => void }) {
  const t = useTranslations("farms.pager");
  const format = useFormatter();
  if (last === 1 && current === 1) return null;
  return (
    <nav aria-label={t("label")} className="mt-3 flex items-center justify-between gap-2">
      <Button disabled={current === 1} onClick={() => onPage(Math.min(current - 1, last))}>
        {t("previous")}
      </Button>
      <span className="text-ink-soft text-center">
        {t("page", { current: format.number(current), last: format.number(last) })}
      </span>
      <Button disabled={current >= last} onClick={() => onPage(current + 1)}>
        {t("next")}
      </Button>
    </nav>
  );
}

/** The shape of the list while it is on its way. */
export function ListSkeleton() {
  const t = useTranslations("farms.list");
  return (
    <div aria-busy className="flex flex-col gap-3">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-5 w-40" />
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-24" />
      ))}
    </div>
  );
}
