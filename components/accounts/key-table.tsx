"use client";

import { CircleCheck, CircleOff, Clock } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { KeyJson } from "@/lib/accounts/contract";
import { Badge } from "../ui/badge";
import { DataTable, type Column } from "../ui/table";
import { KeyActions } from "./key-actions";
import { useKeyWords } from "./use-key-words";

const looks = {
  active: { tone: "leaf", icon: CircleCheck },
  deactivated: { tone: "neutral", icon: CircleOff },
  expired: { tone: "maize", icon: Clock },
} as const;

/** The account's keys; on phones one block per key. */
export function KeyTable({ keys, today }: { keys: readonly KeyJson[]; today: string }) {
  const t = useTranslations("keys");
  const format = useFormatter();
  const { day } = useKeyWords();
  const columns: Column<KeyJson>[] = [
    { id: "name", header: t("column.name"), cell: (key) => <NameCell apiKey={key} /> },
    { id: "state", header: t("column.state"), cell: (key) => <StateCell apiKey={key} /> },
    { id: "created", header: t("column.created"), cell: (key) => <Day>{day(key.created_at)}</Day> },
    {
      id: "used",
      header: t("column.lastUsed"),
      cell: (key) => <Day>{key.last_used_at ? day(key.last_used_at) : t("never")}</Day>,
    },
    { id: "calls", header: t("column.calls"), align: "end", cell: (key) => format.number(key.calls_this_month) },
    { id: "cost", header: t("column.cost"), align: "end", cell: (key) => <CostCell apiKey={key} /> },
    {
      id: "actions",
      header: t("column.actions"),
      align: "end",
      cell: (key) => <KeyActions apiKey={key} today={today} />,
    },
  ];
  return <DataTable caption={t("list")} columns={columns} rows={keys} rowKey={(key) => key.id} />;
}

function Day({ children }: { children: string }) {
  return <span className="whitespace-nowrap">{children}</span>;
}

function NameCell({ apiKey }: { apiKey: KeyJson }) {
  return (
    <span className="block min-w-0">
      <span className="block break-words">{apiKey.name}</span>
      <code className="text-small text-ink-soft block font-mono font-normal whitespace-nowrap">
        {apiKey.prefix}…{apiKey.last_four}
      </code>
    </span>
  );
}

function StateCell({ apiKey }: { apiKey: KeyJson }) {
  const t = useTranslations("keys");
  const { day } = useKeyWords();
  const { tone, icon: Icon } = looks[apiKey.state];
  const date = apiKey.expires_at && apiKey.state !== "deactivated" ? day(apiKey.expires_at) : null;
  return (
    <span className="inline-flex flex-col items-start gap-1 max-sm:items-end">
      <Badge tone={tone}>
        <Icon aria-hidden />
        {t(`state.${apiKey.state}`)}
      </Badge>
      {date ? (
        <span className="text-small text-ink-soft whitespace-nowrap">
          {t(apiKey.state === "expired" ? "expired" : "expires", { date })}
        </span>
      ) : null}
    </span>
  );
}

function CostCell({ apiKey }: { apiKey: KeyJson }) {
  const t = useTranslations("keys");
  const { money } = useKeyWords();
  return (
    <span className="inline-flex flex-col items-end">
      {money(Number(apiKey.cost_this_month_naira))}
      {apiKey.budget_naira === null ? null : (
        <span className="text-small text-ink-soft">{t("budget", { amount: money(Number(apiKey.budget_naira)) })}</span>
      )}
    </span>
  );
}
