"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { DayBars } from "../charts/day-bars";
import { TemperatureBand } from "../charts/temperature-band";
import { roundTicks } from "../charts/ticks";
import type { PastDay } from "./answers";
import { useDayWords } from "./use-day-words";

/** From this many days on, months are written under the chart instead of days. */
const monthLabelsFrom = 80;

/** Past days as a temperature band over rain bars. */
export default function HistoryPlot({ days }: { days: PastDay[] }) {
  const t = useTranslations("weather.history");
  const syncId = useId();
  const words = useDayWords();
  const say = useHistorySentence(days);
  const rainAxis = roundTicks([0, 5, ...days.flatMap((day) => day.precipitation ?? [])], 3);
  return (
    <>
      <p className="text-small text-ink-soft">{t("temperatureAxis")}</p>
      <TemperatureBand
        days={days.map((day) => ({ date: day.date, minC: day.temperature_min, maxC: day.temperature_max }))}
        look="past"
        label={t("chartLabel")}
        syncId={syncId}
        say={say}
      />
      <p className="text-small text-ink-soft mt-3">{t("rainAxis")}</p>
      <DayBars
        days={days.map((day) => ({ date: day.date, value: day.precipitation }))}
        axis={rainAxis}
        look="past"
        syncId={syncId}
        writeDay={days.length >= monthLabelsFrom ? words.month : words.dayMonthShort}
        labels={4}
      />
    </>
  );
}

function useHistorySentence(days: PastDay[]) {
  const t = useTranslations("weather.history");
  const words = useDayWords();
  const format = useFormatter();
  const oneDecimal = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const temperature = ({ temperature_min: min, temperature_max: max }: PastDay) =>
    min === null || max === null
      ? t("dayTemperatureUnknown")
      : t("dayTemperature", { min: oneDecimal(min), max: oneDecimal(max) });
  const rain = ({ precipitation }: PastDay) => {
    if (precipitation === null) return t("dayRainUnknown");
    return precipitation === 0 ? t("dayDry") : t("dayRain", { rain: oneDecimal(precipitation) });
  };
  return (date: string) => {
    const day = days.find((each) => each.date === date);
    return day ? t("day", { day: words.full(date), temperature: temperature(day), rain: rain(day) }) : null;
  };
}
