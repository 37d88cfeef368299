"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useId, useMemo } from "react";
import { valueOn, type DayRange } from "@/lib/earth/models/same-weeks";
import { chartColours } from "../charts/chart-look";
import type { LegendEntry } from "../charts/line-legend";
import { roundTicks } from "../charts/ticks";
import { useDayWords } from "../weather/use-day-words";
import { EarlierYears } from "./earlier-years";
import type { EarlierSeries } from "./earlier-values";
import { daysOf, monthLabelsFrom } from "./period";
import { curveOf, type FieldPicture } from "./pictures";
import { SeriesChart } from "./series-chart";

type NdviPlotProps = {
  pictures: readonly FieldPicture[];
  earlier: readonly EarlierSeries[];
  range: DayRange;
  modelled: boolean;
  chosen: string | null;
  onPick: (day: string) => void;
};

const looks = { good: "full", fair: "hollow", poor: "faint" } as const;

/** NDVI as a curve through its pictures, over the same weeks of earlier years. */
export default function NdviPlot({ pictures, earlier, range, modelled, chosen, onPick }: NdviPlotProps) {
  const t = useTranslations("satellite.ndvi");
  const words = useDayWords();
  const syncId = useId();
  const { startDate, endDate } = range;
  const days = useMemo(() => {
    const curve = curveOf(pictures);
    return daysOf({ startDate, endDate }).map((date) => {
      const picture = pictures.find((each) => each.date === date);
      return {
        date,
        value: valueOn(curve, date),
        earlier: earlier.map(({ values }) => valueOn(values, date)),
        dot: picture && picture.quality !== "modelled" ? { value: picture.value, look: looks[picture.quality] } : null,
      };
    });
  }, [pictures, earlier, startDate, endDate]);
  const say = useNdviSentence({ pictures, earlier });
  const figures = days.flatMap((day) => [day.dot?.value, day.value, ...day.earlier].filter((each) => each != null));
  return (
    <>
      <p className="text-small text-ink-soft">{t("axis")}</p>
      <SeriesChart
        days={days}
        colour={chartColours.ndvi}
        modelled={modelled}
        axis={roundTicks([0, 0.8, ...figures], 4)}
        chosen={chosen}
        onPick={onPick}
        label={t("chartLabel")}
        syncId={syncId}
        say={say}
        writeDay={days.length >= monthLabelsFrom ? words.month : words.dayMonthShort}
      />
      <EarlierYears own={useOwnMarks(modelled)} earlier={modelled ? [] : earlier} />
    </>
  );
}

function useOwnMarks(modelled: boolean): LegendEntry[] {
  const t = useTranslations("satellite.ndvi.legend");
  if (modelled) return [{ word: t("modelled"), colour: chartColours.ndvi, mark: "dashes" }];
  return [
    { word: t("good"), colour: chartColours.ndvi, mark: "full" },
    { word: t("fair"), colour: chartColours.ndvi, mark: "hollow" },
    { word: t("poor"), colour: "var(--edge)", mark: "hollow" },
  ];
}

function useNdviSentence({ pictures, earlier }: Pick<NdviPlotProps, "pictures" | "earlier">) {
  const t = useTranslations("satellite.ndvi");
  const words = useDayWords();
  const format = useFormatter();
  const figure = (value: number) => format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (date: string) => {
    const picture = pictures.find((each) => each.date === date);
    const day = words.full(date);
    const own = picture ? t(`say.${picture.quality}`, { day, value: figure(picture.value) }) : t("say.none", { day });
    const years = earlier.flatMap(({ year, values }) => {
      const value = valueOn(values, date);
      return value === null ? [] : [t("say.year", { year, value: figure(value) })];
    });
    return [own, ...years].join(" ");
  };
}
