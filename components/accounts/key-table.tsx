"use client";

import { CircleCheck, CircleOff, Clock, Hourglass } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ApiAddress } from "@/lib/accounts/api-address";
import type { KeyJson } from "@/lib/accounts/contract";
import { Badge } from "../ui/badge";
import { DataTable, type Column } from "../ui/table";
import { KeyActions } from "./key-actions";
import { useScopeWords } from "./scope-words";
import { useKeyWords } from "./use-key-words";

const looks = {
  active: { tone: "leaf", icon: CircleCheck },
  retiring: { tone: "maize", icon: Hourglass },
  deactivated: { tone: "neutral", icon: CircleOff },
  expired: { tone: "maize", icon: Clock },
} as const;

type KeyTableProps = { keys: readonly KeyJson[]; today: string; address: ApiAddress };

/** The account's keys; on phones one block per key. */
export function KeyTable({ keys, today, address }: KeyTableProps) {
  const t = useTranslations("keys");
  const format = useFormatter();
  const columns: Column<KeyJson>[] = [
    { id: "name", header: t("column.name"), cell: (key) => <NameCell apiKey={key} /> },
    { id: "state", header: t("column.state"), cell: (key) => <StateCell apiKey={key} /> },
    { id: "access", header: t("column.access"), cell: (key) => <AccessCell apiKey={key} /> },
    { id: "used", header: t("column.lastUsed"), cell: (key) => <UsedCell apiKey={key} /> },
    { id: "calls", header: t("column.calls"), align: "end", cell: (key) => format.number(key.calls_this_month) },
    { id: "cost", header: t("column.cost"), align: "end", cell: (key) => <CostCell apiKey={key} /> },
    {
      id: "actions",
      header: t("column.actions"),
      align: "end",
      cell: (key) => <KeyActions apiKey={key} today={today} address={address} />,
    },
  ];
  return <DataTable caption={t("list")} columns={columns} rows={keys} rowKey={(key) => key.id} />;
}

function NameCell({ apiKey }: { apiKey: KeyJson }) {
  const t = useTranslations("keys");
  const { day } = useKeyWords();
  return (
    <span className="block min-w-0">
      <span className="block break-words">
        {apiKey.name}{" "}
        <Badge tone={apiKey.mode === "test" ? "sky" : "neutral"} className="ml-1">
          {t(`mode.${apiKey.mode}`)}
        </Badge>
      </span>
      <code className="text-small text-ink-soft block font-mono font-normal whitespace-nowrap">
        {apiKey.prefix}…{apiKey.last_four}
      </code>
      <span className="text-small text-ink-soft block font-normal">
        {t("issued", { date: day(apiKey.created_at) })}
      </span>
    </span>
  );
}

const stack = "inline-flex min-w-0 flex-col items-start gap-1 max-sm:items-end max-sm:text-right";

function StateCell({ apiKey }: { apiKey: KeyJson }) {
  const t = useTranslations("keys");
  const { day, moment } = useKeyWords();
  const { state, expires_at: end } = apiKey;
  const { tone, icon: Icon } = looks[state];
  const until = (at: string) => {
    if (state === "retiring") return t("stops", { moment: moment(at) });
    return t(state === "expired" ? "expired" : "expires", { date: day(at) });
  };
  return (
    <span className={stack}>
      <Badge tone={tone}>
        <Icon aria-hidden />
        {t(`state.${state}`)}
      </Badge>
      {end && state !== "deactivated" ? <span className="text-small text-ink-soft">{until(end)}</span> : null}
    </span>
  );
}

function AccessCell({ apiKey }: { apiKey: KeyJson }) {
  const t = useTranslations("keys");
  const format = useFormatter();
  const words = useScopeWords();
  return (
    <span className={stack}>
      {words(apiKey.scopes).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {apiKey.allowed_ips.length > 0 ? (
        <span className="text-small text-ink-soft max-w-56 break-words">
          {t("fromRanges", { ranges: format.list(apiKey.allowed_ips) })}
        </span>
      ) : null}
    </span>
  );
}

function UsedCell({ apiKey }: { apiKey: KeyJson }) {
  const t = useTranslations("keys");
  const { moment } = useKeyWords();
  if (apiKey.last_used_at === null) return t("never");
  return (
    <span className={stack}>
      <span className="whitespace-nowrap">{moment(apiKey.last_used_at)}</span>
      {apiKey.last_used_ip ? (
        <span className="text-small text-ink-soft break-all">{t("from", { address: apiKey.last_used_ip })}</span>
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
