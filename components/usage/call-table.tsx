"use client";

import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import type { CallJson } from "@/lib/usage/contract";
import { Badge } from "../ui/badge";
import { CopyButton } from "../ui/copy-button";
import { DataTable, type Column } from "../ui/table";
import { EndpointName, KeyName } from "./breakdown-cards";
import { useUsageWords } from "./use-usage-words";

const looks = {
  answered: { tone: "leaf", icon: CircleCheck },
  refused: { tone: "maize", icon: TriangleAlert },
  failed: { tone: "clay", icon: CircleX },
} as const;

const worded = [200, 201, 304, 400, 402, 403, 404, 405, 409, 412, 413, 415, 429, 500, 502, 503] as const;

/** Calls by key with their outcome in words; on phones one block per call. */
export function CallTable({ calls }: { calls: readonly CallJson[] }) {
  const { t } = useUsageWords();
  const columns: Column<CallJson>[] = [
    { id: "call", header: t("log.column.call"), cell: (call) => <CallCell call={call} /> },
    { id: "status", header: t("log.column.status"), cell: (call) => <StatusBadge status={call.status} /> },
    { id: "taken", header: t("log.column.taken"), align: "end", cell: (call) => <TakenCell call={call} /> },
    {
      id: "key",
      header: t("log.column.key"),
      cell: (call) => <KeyName name={call.key_name ?? t("log.gone")} prefix={call.key_prefix} compact />,
    },
    { id: "request", header: t("log.column.request"), cell: (call) => <RequestId id={call.request_id} /> },
  ];
  if (calls.length === 0) return null;
  return (
    <DataTable
      caption={t("log.title")}
      columns={columns}
      rows={calls}
      rowKey={(call) => `${call.at} ${call.request_id}`}
    />
  );
}

function CallCell({ call }: { call: CallJson }) {
  const { moment } = useUsageWords();
  return (
    <span className="block min-w-0">
      <EndpointName name={call.endpoint} />
      <time dateTime={call.at} className="text-small text-ink-soft block font-normal whitespace-nowrap">
        {moment(call.at)}
      </time>
    </span>
  );
}

function TakenCell({ call: { duration_ms: taken, cost_naira } }: { call: CallJson }) {
  const { t, money, count } = useUsageWords();
  const ms = count(taken < 10 ? Number(taken.toFixed(1)) : Math.round(taken));
  return (
    <span className="flex flex-col items-end whitespace-nowrap max-sm:flex-row max-sm:gap-3">
      <span>{t("log.ms", { ms })}</span>
      <span>{money(cost_naira)}</span>
    </span>
  );
}

function StatusBadge({ status }: { status: number }) {
  const { t } = useUsageWords();
  const outcome = status < 400 ? "answered" : status < 500 ? "refused" : "failed";
  const { tone, icon: Icon } = looks[outcome];
  const known = worded.find((each) => each === status);
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {status} {known ? t(`log.status.${known}`) : t(`log.status.${outcome}`)}
    </Badge>
  );
}

function RequestId({ id }: { id: string }) {
  const { t } = useUsageWords();
  return (
    <span className="flex min-w-0 items-center gap-1">
      <code className="text-small max-w-32 truncate font-mono font-normal" title={id}>
        {id}
      </code>
      <CopyButton compact value={id} label={t("log.copy", { id })} />
    </span>
  );
}
