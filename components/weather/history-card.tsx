"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { apiQuery } from "@/lib/api/client";
import type { Provenance } from "@/lib/api/provenance";
import { ChartFrame } from "../charts/chart-frame";
import { placeQuery, writeChoice, type PlaceChoice } from "../places/place-choice";
import { Skeleton } from "../ui/skeleton";
import type { History, PastDay } from "./answers";
import { Block } from "./block";
import type { HistoryRange } from "./history-range";
import { summarise } from "./history-summary";
import { RangePicker } from "./range-picker";
import { useDayTables } from "./use-day-tables";
import { useDayWords } from "./use-day-words";
import { useRangeChoice } from "./use-range-choice";

// Charts are drawn in the browser only and come in their own file.
const HistoryPlot = dynamic(() => import("./history-plot"), { ssr: false, loading: () => <HistorySkeleton /> });

type HistoryCardProps = { place: PlaceChoice; yesterday: string };

/** Past weather of a place over a time that can be chosen. */
export function HistoryCard({ place, yesterday }: HistoryCardProps) {
  const choice = useRangeChoice(yesterday);
  const controls = <RangePicker choice={choice} yesterday={yesterday} />;
  // By its key, so that one place's days are never shown as another's while those are fetched.
  return <HistoryOfPlace key={writeChoice(place)} place={place} range={choice.range} controls={controls} />;
}

type HistoryOfPlaceProps = { place: PlaceChoice; range: HistoryRange; controls: ReactNode };

function HistoryOfPlace({ place, range, controls }: HistoryOfPlaceProps) {
  const t = useTranslations("weather.history");
  const query = useQuery({
    ...apiQuery("GET /v1/weather/historical", {
      query: { ...placeQuery(place), start_date: range.startDate, end_date: range.endDate },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Block title={t("title")} query={query} skeleton={<HistorySkeleton />} controls={controls}>
      {({ body, provenance }) => (
        <HistoryFigures
          history={body}
          provenance={provenance}
          controls={controls}
          fileName={`weather-${range.startDate}-${range.endDate}`}
        />
      )}
    </Block>
  );
}

type HistoryFiguresProps = {
  history: History;
  provenance: Provenance | null;
  controls: ReactNode;
  fileName: string;
};

function HistoryFigures({ history, provenance, controls, fileName }: HistoryFiguresProps) {
  const t = useTranslations("weather");
  const summary = useSummaryText(history.data);
  const words = useDayWords();
  const tables = useDayTables({
    columns: [t("table.min"), t("table.max"), t("table.rain"), t("table.humidity"), t("table.conditions")],
    days: history.data.map((day) => ({
      date: day.date,
      cells: [day.temperature_min, day.temperature_max, day.precipitation, day.humidity, day.conditions],
    })),
    writeDay: words.inYearTable,
  });
  return (
    <ChartFrame
      title={t("history.title")}
      summary={summary !== null && provenance?.kind === "modelled" ? t("history.summaryUsual", { summary }) : summary}
      {...(provenance ? { provenance } : {})}
      {...tables}
      fileName={fileName}
      controls={controls}
    >
      {history.data.length === 0 ? <p>{t("history.empty")}</p> : <HistoryPlot days={history.data} />}
    </ChartFrame>
  );
}

function useSummaryText(days: PastDay[]): string | null {
  const t = useTranslations("weather.history");
  const format = useFormatter();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const { rainMm, wetDays, minC, maxC, gapDays } = summarise(days);
  if (rainMm === null || minC === null || maxC === null) return null;
  const range = { min: whole(minC), max: whole(maxC) };
  const figures = { ...range, rain: whole(rainMm), days: wetDays };
  // Drizzle that adds up is rain, though no day counts as wet.
  const little = rainMm < 1 ? t("summaryDry", range) : t("summaryLittle", figures);
  const summary = wetDays === 0 ? little : t("summary", figures);
  return gapDays === 0 ? summary : t("summaryGaps", { summary, count: gapDays });
}

/** The shape of the chart while it is on its way. */
function HistorySkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-56" />
      <Skeleton className="h-32" />
    </div>
  );
}
