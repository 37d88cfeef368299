"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { api } from "@/lib/api/client";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { Notice } from "../ui/notice";
import { Segmented } from "../ui/segmented";
import { Skeleton } from "../ui/skeleton";
import { CallTable } from "./call-table";
import { callsInput, type Outcome, type UsageState } from "./usage-address";
import { useUsageWords } from "./use-usage-words";

const first: string | null = null;

function useCalls(state: UsageState, outcome: Outcome | null) {
  return useInfiniteQuery({
    queryKey: ["GET /v1/usage/calls", callsInput(state, { outcome, cursor: null })],
    queryFn: ({ pageParam: cursor }) => api("GET /v1/usage/calls", callsInput(state, { outcome, cursor })),
    initialPageParam: first,
    getNextPageParam: ({ body }) => body.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** The last calls, a page at a time. */
export function CallLog({ state }: { state: UsageState }) {
  const { t } = useUsageWords();
  const titleId = useId();
  const [shown, setShown] = useState<Outcome | "any">("any");
  const query = useCalls(state, shown === "any" ? null : shown);
  const calls = query.data?.pages.flatMap(({ body }) => body.data);
  const outcomes = (["any", "answered", "refused", "failed"] as const).map((value) => ({
    value,
    label: t(`log.${value}`),
  }));
  return (
    <Card aria-labelledby={titleId} className="min-w-0">
      <CardHeader id={titleId} title={t("log.title")}>
        {t(state.mode === "test" ? "log.test" : "log.lead")}
      </CardHeader>
      <Segmented
        label={t("log.outcome")}
        value={shown}
        onChange={setShown}
        options={outcomes}
        className="max-sm:flex"
      />
      <div className="mt-4 flex flex-col gap-4">
        {calls === undefined ? query.isError ? null : <LogSkeleton /> : <CallTable calls={calls} />}
        {calls?.length === 0 ? <p className="text-ink-soft">{t("log.empty")}</p> : null}
        {query.isError ? (
          <Notice
            tone="error"
            title={t("log.failedTitle")}
            action={<Button onClick={() => void query.refetch()}>{t("log.again")}</Button>}
          />
        ) : null}
        {query.hasNextPage ? (
          <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} className="self-center">
            {t("log.more")}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

function LogSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}
