"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState, type ReactNode } from "react";
import type { Provenance } from "@/lib/api/provenance";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { saveFile } from "../ui/save-file";
import { Segmented } from "../ui/segmented";
import { SourceBadge } from "../ui/source-badge";
import { DataTable } from "../ui/table";
import { useHydrated } from "../ui/use-hydrated";
import { toCsv, type Cell } from "./csv";

/** The same content as the chart, for the table and the download. The first column names the row. */
export type ChartTable = { header: string[]; rows: Cell[][] };

type ChartFrameProps = {
  title: string;
  /** What the chart shows, in one sentence. */
  summary?: ReactNode;
  provenance?: Provenance;
  table: ChartTable;
  /** The same for the download, where machines want dates and gaps written otherwise; left out: `table`. */
  csv?: ChartTable;
  /** Of the download, without `.csv`. */
  fileName: string;
  /** Between the header and the chart, e.g. a date range. */
  controls?: ReactNode;
  children: ReactNode;
};

/** The frame of every chart: title, sentence, source, the same content as a table, and its download. */
export function ChartFrame({
  title,
  summary,
  provenance,
  table,
  csv = table,
  fileName,
  controls,
  children,
}: ChartFrameProps) {
  const t = useTranslations("shell.chart");
  const [view, setView] = useState<"chart" | "table">("chart");
  const titleId = useId();
  // A press before the page's script has taken over would be lost.
  const hydrated = useHydrated();
  const views = [
    { value: "chart", label: t("chart") },
    { value: "table", label: t("table") },
  ] as const;
  return (
    <Card aria-labelledby={titleId} className="min-w-0">
      <CardHeader id={titleId} title={title} aside={provenance ? <SourceBadge provenance={provenance} /> : null}>
        {summary}
      </CardHeader>
      {controls ? <div className="mb-4">{controls}</div> : null}
      {view === "chart" ? children : <ChartTableView title={title} table={table} />}
      <footer className="mt-4 flex items-center justify-between gap-4">
        <Segmented label={t("view")} value={view} onChange={setView} options={views} />
        <Button
          size="compact"
          variant="quiet"
          aria-label={t("csvLabel", { title })}
          disabled={!hydrated}
          onClick={() => saveCsv(`${fileName}.csv`, toCsv(csv.header, csv.rows))}
        >
          <Download aria-hidden />
          {t("csv")}
        </Button>
      </footer>
    </Card>
  );
}

function ChartTableView({ title, table }: { title: string; table: ChartTable }) {
  const columns = table.header.map((header, index) => ({
    id: String(index),
    header,
    cell: (row: Cell[]) => row[index] ?? "–",
    align: table.rows.some((row) => typeof row[index] === "number") ? ("end" as const) : ("start" as const),
  }));
  return (
    <div className="max-h-96 overflow-y-auto">
      <DataTable caption={title} columns={columns} rows={table.rows} rowKey={(row) => String(row[0])} narrow="scroll" />
    </div>
  );
}

function saveCsv(fileName: string, text: string) {
  // The byte order mark tells spreadsheets that this is UTF-8, for the ° in the header.
  saveFile({ fileName, mediaType: "text/csv;charset=utf-8", text: `\uFEFF${text}` });
}
