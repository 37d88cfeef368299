"use client";

import { Download } from "lucide-react";
import { useId, type ReactNode } from "react";
import type { UsageJson } from "@/lib/usage/contract";
import { toCsv, type Cell } from "../charts/csv";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { cn } from "../ui/class-names";
import { saveFile } from "../ui/save-file";
import { DataTable, type Column } from "../ui/table";
import { useHydrated } from "../ui/use-hydrated";
import { useUsageWords, type UsageWords } from "./use-usage-words";

type Counts = UsageJson["totals"];

/** Calls, errors and cost by endpoint and by key. */
export function BreakdownCards({ usage, period }: { usage: UsageJson; period: string }) {
  const words = useUsageWords();
  const { t } = words;
  const endpoints = usage.endpoints.filter(({ calls }) => calls > 0);
  const keys = usage.keys.filter(({ calls }) => calls > 0);
  const file = `${usage.from}-${usage.to}`;
  const counted = [t("column.calls"), t("column.refused"), t("column.failed"), t("column.costNaira")];
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <BreakdownCard
        title={t("byEndpoint.title")}
        summary={t("byEndpoint.summary", { count: endpoints.length, period })}
        fileName={`gona-endpoints-${file}`}
        csv={[[t("column.endpoint"), ...counted], ...endpoints.map((row) => [row.endpoint, ...cells(row)])]}
      >
        <DataTable
          caption={t("byEndpoint.title")}
          columns={[
            { id: "endpoint", header: t("column.endpoint"), cell: (row) => <EndpointName name={row.endpoint} /> },
            ...countColumns<UsageJson["endpoints"][number]>(words),
          ]}
          rows={endpoints}
          rowKey={(row) => row.endpoint}
        />
      </BreakdownCard>
      <BreakdownCard
        title={t("byKey.title")}
        summary={t("byKey.summary", { count: keys.length, period })}
        fileName={`gona-keys-${file}`}
        csv={[
          [t("column.key"), t("column.prefix"), ...counted],
          ...keys.map((row) => [row.key_name, row.key_prefix, ...cells(row)]),
        ]}
      >
        <DataTable
          caption={t("byKey.title")}
          columns={[
            {
              id: "key",
              header: t("column.key"),
              cell: (row) => <KeyName name={row.key_name} prefix={row.key_prefix} />,
            },
            ...countColumns<UsageJson["keys"][number]>(words),
          ]}
          rows={keys}
          rowKey={(row) => row.key_id}
        />
      </BreakdownCard>
    </div>
  );
}

const cells = ({ calls, refused, failed, cost_naira }: Counts): Cell[] => [calls, refused, failed, cost_naira];

function countColumns<Row extends Counts>({ t, count, money }: UsageWords): Column<Row>[] {
  return [
    { id: "calls", header: t("column.calls"), align: "end", cell: (row) => count(row.calls) },
    { id: "errors", header: t("totals.errors"), align: "end", cell: (row) => count(row.refused + row.failed) },
    { id: "cost", header: t("column.cost"), align: "end", cell: (row) => money(row.cost_naira) },
  ];
}

/** Method and path of an endpoint; a long one breaks after a slash. */
export function EndpointName({ name }: { name: string }) {
  return (
    <code className="text-small font-mono font-normal">
      {name.split(/(?<=\/)/).map((part, index) => (
        <span key={index}>
          {part}
          <wbr />
        </span>
      ))}
    </code>
  );
}

/** What a key is called, and how it begins; `compact` leaves the latter out on phones. */
export function KeyName({ name, prefix, compact }: { name: string; prefix: string | null; compact?: boolean }) {
  return (
    <span className="block min-w-0">
      <span className="block break-words">{name}</span>
      {prefix === null ? null : (
        <code
          className={cn(
            "text-small text-ink-soft block font-mono font-normal whitespace-nowrap",
            compact && "max-sm:hidden",
          )}
        >
          {prefix}…
        </code>
      )}
    </span>
  );
}

type BreakdownCardProps = { title: string; summary: string; fileName: string; csv: Cell[][]; children: ReactNode };

function BreakdownCard({ title, summary, fileName, csv, children }: BreakdownCardProps) {
  const { t } = useUsageWords();
  const titleId = useId();
  const hydrated = useHydrated();
  const save = () => {
    const [header = [], ...rows] = csv;
    const text = `\uFEFF${toCsv(header.map(String), rows)}`;
    saveFile({ fileName: `${fileName}.csv`, mediaType: "text/csv;charset=utf-8", text });
  };
  return (
    <Card aria-labelledby={titleId} className="min-w-0">
      <CardHeader
        id={titleId}
        title={title}
        aside={
          <Button
            size="compact"
            variant="quiet"
            aria-label={t("csvLabel", { title })}
            disabled={!hydrated}
            onClick={save}
          >
            <Download aria-hidden />
            {t("csv")}
          </Button>
        }
      >
        {summary}
      </CardHeader>
      {children}
    </Card>
  );
}
