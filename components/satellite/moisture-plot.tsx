"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useId, useMemo } from "react";
import { valueOn, type DayRange } from "@/lib/earth/models/same-weeks";
import { chartColours } from "../charts/chart-look";
import { roundTicks } from "../charts/ticks";
import { useDayWords } from "../weather/use-day-words";
import type { Moisture } from "./answers";
import { EarlierYears } from "./earlier-years";
import type { EarlierSeries } from "./earlier-values";
import { toPercent } from "./moisture-percent";
import { daysOf, monthLabelsFrom } from "./period";
import { SeriesChart } from "./series-chart";

type MoisturePlotProps = {
  points: Moisture["moisture_data"];
  earlier: readonly EarlierSeries[];
  range: DayRange;
  modelled: boolean;
  chosen: string | null;
  onPick: (day: string) => void;
};

/** Soil moisture day by day, over the same weeks of earlier years. */
export default function MoisturePlot({ points, earlier, range, modelled, chosen, onPick }: MoisturePlotProps) {
  const t = useTranslations("satellite.moisture");
  const words = useDayWords();
  const format = useFormatter();
  const syncId = useId();
  const { startDate, endDate } = range;
  const days = useMemo(() => {
    const byDay = new Map(points.map(({ date, value }) => [date, toPercent(value)]));
    return daysOf({ startDate, endDate }).map((date) => ({
      date,
      value: byDay.get(date) ?? null,
      earlier: earlier.map(({ values }) => valueOn(values, date)),
    }));
  }, [points, earlier, startDate, endDate]);
  const figure = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const say = (date: string) => {
    const day = days.find((each) => each.date === date);
    if (!day) return null;
    const own = { day: words.full(date), value: figure(day.value ?? 0) };
    const years = earlier.flatMap(({ year }, index) => {
      const value = day.earlier[index] ?? null;
      return value === null ? [] : [t("say.year", { year, value: figure(value) })];
    });
    return [t(day.value === null ? "say.none" : "say.known", own), ...years].join(" ");
  };
  const figures = days.flatMap((day) => [day.value, ...day.earlier].filter((each) => each !== null));
  return (
    <div>
      <p className="text-small text-ink-soft">{t("axis")}</p>
      <SeriesChart
        days={days}
        colour={chartColours.moisture}
        modelled={modelled}
        axis={roundTicks([0, 30, ...figures], 4)}
        chosen={chosen}
        onPick={onPick}
        label={t("chartLabel")}
        syncId={syncId}
        say={say}
        writeDay={days.length >= monthLabelsFrom ? words.month : words.dayMonthShort}
      />
      <EarlierYears
        own={[{ word: t("own"), colour: chartColours.moisture, mark: modelled ? "dashes" : "line" }]}
        earlier={modelled ? [] : earlier}
      />
    </div>
  );
}
