"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import type { DayRange } from "@/lib/earth/models/same-weeks";
import { DayBars } from "../charts/day-bars";
import { roundTicks } from "../charts/ticks";
import { useDayWords } from "../weather/use-day-words";
import { daysOf, monthLabelsFrom } from "./period";

type RainPlotProps = { range: DayRange; rainMm: ReadonlyMap<string, number | null>; chosen: string | null };

/** Rain day by day beneath the other charts, with its sum in words. */
export default function RainPlot({ range, rainMm, chosen }: RainPlotProps) {
  const t = useTranslations("satellite.moisture");
  const words = useDayWords();
  const format = useFormatter();
  const syncId = useId();
  const days = daysOf(range).map((date) => ({ date, value: rainMm.get(date) ?? null }));
  const rains = days.flatMap(({ value }) => value ?? []);
  const sum = rains.reduce((all, each) => all + each, 0);
  return (
    <div>
      <p className="text-small text-ink-soft">
        {t("rainAxis", { sum: format.number(sum, { maximumFractionDigits: 0 }) })}
      </p>
      <DayBars
        days={days}
        axis={roundTicks([0, 10, ...rains], 3)}
        look="past"
        syncId={syncId}
        writeDay={days.length >= monthLabelsFrom ? words.month : words.dayMonthShort}
        labels={4}
        marked={chosen !== null && chosen >= range.startDate && chosen <= range.endDate ? chosen : null}
      />
    </div>
  );
}
