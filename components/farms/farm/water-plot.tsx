"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { chartColours } from "../../charts/chart-look";
import { DayLines } from "../../charts/day-lines";
import { LineLegend } from "../../charts/line-legend";
import { roundTicks } from "../../charts/ticks";
import { WaterBars } from "../../charts/water-bars";
import { useDayWords } from "../../weather/use-day-words";
import type { CropWater } from "./farm-data";

type WaterPlotProps = { days: CropWater["days"]; today: string; crop: string };

/** From this many days on, months are written under the chart instead of days. */
const monthLabelsFrom = 80;

/** What is missing in the root zone against what the crop bears, over rain and irrigation. */
export default function WaterPlot({ days, today, crop }: WaterPlotProps) {
  const t = useTranslations("farm.water");
  const words = useDayWords();
  const syncId = useId();
  const say = useWaterSentence({ days, today, crop });
  const depths = days.flatMap((day) => [day.depletion, day.readily_available]);
  const inflows = days.map((day) => day.precipitation + day.irrigation);
  return (
    <>
      <p className="text-small text-ink-soft">{t("lineAxis")}</p>
      <DayLines
        days={days.map((day) => ({ date: day.date, values: [day.depletion, day.readily_available] }))}
        lines={[
          { colour: chartColours.moisture, look: "measure" },
          { colour: chartColours.stressLimit, look: "limit" },
        ]}
        axis={roundTicks([0, 10, ...depths], 4)}
        today={today}
        label={t("chartLabel", { crop })}
        syncId={syncId}
        say={say}
      />
      <p className="text-small text-ink-soft mt-3">{t("barAxis")}</p>
      <WaterBars
        days={days.map((day) => ({ date: day.date, rainMm: day.precipitation, irrigationMm: day.irrigation }))}
        axis={roundTicks([0, 10, ...inflows], 3)}
        today={today}
        syncId={syncId}
        writeDay={days.length >= monthLabelsFrom ? words.month : words.dayMonthShort}
      />
      <div className="mt-3">
        <LineLegend
          entries={[
            { word: t("missing"), colour: chartColours.moisture, mark: "line" },
            { word: t("limit"), colour: chartColours.stressLimit, mark: "dashes" },
            { word: t("rain"), colour: chartColours.rain, mark: "bar" },
            { word: t("irrigation"), colour: chartColours.irrigation, mark: "bar" },
          ]}
        />
      </div>
    </>
  );
}

function useWaterSentence({ days, today, crop }: WaterPlotProps) {
  const t = useTranslations("farm.water");
  const words = useDayWords();
  const format = useFormatter();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  return (date: string) => {
    const day = days.find((each) => each.date === date);
    if (!day) return null;
    const figures = {
      day: words.full(date),
      missing: whole(day.depletion),
      total: whole(day.total_available),
      limit: whole(day.readily_available),
      crop: crop.toLowerCase(),
    };
    return [
      date >= today ? t("expected") : null,
      t("say", figures),
      day.precipitation > 0 ? t("sayRain", { rain: format.number(day.precipitation) }) : null,
      day.irrigation > 0 ? t("sayIrrigation", { irrigation: format.number(day.irrigation) }) : null,
    ]
      .filter((part) => part !== null)
      .join(" ");
  };
}
