"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { SessionJson } from "@/lib/accounts/settings/contract";
import { api, apiQuery } from "@/lib/api/client";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { useToast } from "../ui/toast";
import { useHydrated } from "../ui/use-hydrated";
import { ChangeProblem } from "../shell/change-problem";
import { useSessionsEnd } from "./use-account-change";
import { useSessionWords } from "./use-session-words";

/** Where the account is signed in, and ways to end that. */
export function SessionsCard() {
  const t = useTranslations("settings");
  const { data, isError, refetch } = useQuery(apiQuery("GET /v1/sessions"));
  const sessions = data?.body.data;
  const retry = <Button onClick={() => void refetch()}>{t("problem.retry")}</Button>;
  return (
    <Card aria-labelledby="sessions">
      <CardHeader id="sessions" title={t("sessions.title")} />
      {isError ? (
        <Notice tone="error" title={t("sessions.problem")} action={retry} className="mb-4">
          {t("sessions.problemBody")}
        </Notice>
      ) : null}
      {sessions ? <Sessions sessions={sessions} /> : isError ? null : <Loading />}
    </Card>
  );
}

function Loading() {
  const t = useTranslations("settings.sessions");
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}

function Sessions({ sessions }: { sessions: readonly SessionJson[] }) {
  const t = useTranslations("settings.sessions");
  const toast = useToast();
  const hydrated = useHydrated();
  const end = useSessionsEnd(() => api("DELETE /v1/sessions"));
  const done = ({ body }: { body: { ended: number } }) => toast({ title: t("endedOthers", { count: body.ended }) });
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={t("list")} className="divide-line -my-3 divide-y">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      <ChangeProblem error={end.error} />
      {sessions.length > 1 ? (
        <Button
          className="self-start"
          disabled={!hydrated}
          pending={end.isPending}
          onClick={() => end.mutate(undefined, { onSuccess: done })}
        >
          {t("endOthers")}
        </Button>
      ) : null}
    </div>
  );
}

function Session({ session }: { session: SessionJson }) {
  const t = useTranslations("settings.sessions");
  const { device, moment } = useSessionWords();
  const toast = useToast();
  const hydrated = useHydrated();
  const end = useSessionsEnd((id: number) => api("DELETE /v1/sessions/{id}", { params: { id } }));
  const { id, address, current } = session;
  const since = moment(session.created_at);
  const done = () => toast({ title: t("ended", { device: device(session) }) });
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            {device(session)}
            {current ? <Badge tone="leaf">{t("current")}</Badge> : null}
          </p>
          <p className="text-small text-ink-soft break-words">
            {address ? t("from", { address }) : t("noAddress")}
            <br />
            {t("since", { date: since })}
            <br />
            {current ? t("active") : t("lastActive", { when: moment(session.last_active_at) })}
          </p>
        </div>
        {current ? null : (
          <Button
            size="compact"
            aria-label={t("endOf", { device: device(session), date: since })}
            disabled={!hydrated}
            pending={end.isPending}
            onClick={() => end.mutate(id, { onSuccess: done })}
          >
            {t("end")}
          </Button>
        )}
      </div>
      <ChangeProblem error={end.error} />
    </li>
  );
}
