"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { chartColours } from "../../charts/chart-look";
import { DayLines } from "../../charts/day-lines";
import { roundTicks } from "../../charts/ticks";
import { useDayWords } from "../../weather/use-day-words";
import type { SeasonWeather } from "./farm-data";

/** Reference evapotranspiration of past and coming days as a line. */
export default function Et0Plot({ days, today }: { days: SeasonWeather["days"]; today: string }) {
  const t = useTranslations("farm.et0");
  const words = useDayWords();
  const format = useFormatter();
  const syncId = useId();
  const say = (date: string) => {
    const day = days.find((each) => each.date === date);
    if (!day) return null;
    const full = words.full(date);
    return day.et0 === null
      ? t("unknown", { day: full })
      : t("say", { day: full, et0: format.number(day.et0, { maximumFractionDigits: 1 }) });
  };
  return (
    <>
      <p className="text-small text-ink-soft">{t("axis")}</p>
      <DayLines
        days={days.map(({ date, et0 }) => ({ date, values: [et0] }))}
        lines={[{ colour: chartColours.evapotranspiration, look: "measure" }]}
        axis={roundTicks([0, 5, ...days.flatMap(({ et0 }) => et0 ?? [])], 4)}
        today={today}
        label={t("chartLabel")}
        syncId={syncId}
        say={say}
        writeDay={words.dayMonthShort}
      />
    </>
  );
}
