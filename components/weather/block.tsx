"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useId, type ReactNode } from "react";
import { Card, CardHeader } from "../ui/card";
import { Notice } from "../ui/notice";
import { Failure } from "./failure";

type BlockProps<Answer> = {
  title: string;
  query: UseQueryResult<Answer>;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** Stays usable while there is nothing to show, e.g. a date range. */
  controls?: ReactNode;
  /** The whole card, once there are figures. */
  children: (answer: Answer) => ReactNode;
};

/** A block of the page in each of its states: waiting, offline, failed, shown; figures once shown stay while they are renewed. */
export function Block<Answer>({ title, query, skeleton, controls, children }: BlockProps<Answer>) {
  if (query.data !== undefined) {
    return (
      <div className="flex min-w-0 flex-col gap-2" aria-busy={query.isFetching || undefined}>
        {children(query.data)}
        {query.isRefetchError ? <StillShown fetchedAt={query.dataUpdatedAt} /> : null}
      </div>
    );
  }
  return (
    <EmptyBlock title={title} controls={controls}>
      <Missing title={title} query={query} skeleton={skeleton} />
    </EmptyBlock>
  );
}

function EmptyBlock({ title, controls, children }: { title: string; controls: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={title} />
      {controls ? <div className="mb-4">{controls}</div> : null}
      {children}
    </Card>
  );
}

type MissingProps = { title: string; query: UseQueryResult; skeleton: ReactNode };

function Missing({ title, query, skeleton }: MissingProps) {
  const t = useTranslations("weather.state");
  if (query.fetchStatus === "paused") return <Notice title={t("offline")}>{t("offlineBlock")}</Notice>;
  if (query.isError) {
    return <Failure error={query.error} pending={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  return (
    <div aria-busy>
      <span className="sr-only">{t("loading", { block: title })}</span>
      {skeleton}
    </div>
  );
}

function StillShown({ fetchedAt }: { fetchedAt: number }) {
  const t = useTranslations("weather.state");
  const format = useFormatter();
  return (
    <p role="status" className="text-small text-ink-soft px-1">
      {t("stillShown", { time: format.dateTime(fetchedAt, { hour: "numeric", minute: "2-digit" }) })}
    </p>
  );
}
