"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { DayBars } from "../charts/day-bars";
import { TemperatureBand } from "../charts/temperature-band";
import type { ForecastDay } from "./answers";
import { useDayWords } from "./use-day-words";

const chanceAxis = { ticks: [0, 50, 100], domain: [0, 100] as [number, number] };

/** The coming days as a temperature band over bars for the chance of rain. */
export default function ForecastPlot({ days, today }: { days: ForecastDay[]; today: string }) {
  const t = useTranslations("weather.forecast");
  const syncId = useId();
  const words = useDayWords();
  const format = useFormatter();
  const say = useForecastSentence(days);
  const writeDay = (date: string) => (date === today ? t("today") : words.weekdayShort(date));
  // A line through the very first day would only blacken the axis; its name says it.
  const mark = days[0]?.date === today ? {} : { today };
  return (
    <>
      <p className="text-small text-ink-soft">{t("temperatureAxis")}</p>
      <TemperatureBand
        days={days.map((day) => ({ date: day.date, minC: day.temperature_min, maxC: day.temperature_max }))}
        look="forecast"
        label={t("chartLabel")}
        syncId={syncId}
        say={say}
        {...mark}
      />
      <p className="text-small text-ink-soft mt-3">{t("chanceAxis")}</p>
      <DayBars
        days={days.map((day) => ({ date: day.date, value: day.precipitation_probability }))}
        axis={chanceAxis}
        look="forecast"
        syncId={syncId}
        writeDay={writeDay}
        labels={days.length}
        writeValue={(value) => format.number(value, { maximumFractionDigits: 0 })}
        {...mark}
      />
    </>
  );
}

function useForecastSentence(days: ForecastDay[]) {
  const t = useTranslations("weather.forecast");
  const words = useDayWords();
  const format = useFormatter();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  return (date: string) => {
    const day = days.find((each) => each.date === date);
    if (!day) return null;
    const common = {
      day: words.dayAndMonth(date),
      min: whole(day.temperature_min),
      max: whole(day.temperature_max),
      conditions: day.conditions.toLowerCase(),
    };
    const chance = day.precipitation_probability;
    return chance === null ? t("dayChanceUnknown", common) : t("day", { ...common, chance: whole(chance) });
  };
}
