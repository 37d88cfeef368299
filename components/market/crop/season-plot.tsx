"use client";

import { useTranslations } from "next-intl";
import { chartColours } from "../../charts/chart-look";
import { LineLegend } from "../../charts/line-legend";
import { RangeBand } from "../../charts/range-band";
import { roundTicks } from "../../charts/ticks";
import type { Outlook } from "./answers";
import { percentOfMean } from "./season-view";
import { useMonthWords } from "./use-month-words";
import { useSeasonWords } from "./use-season-words";

const labelled = ["1", "3", "5", "7", "9", "11"];
const signed = (percent: number) => (percent > 0 ? `+${percent}` : String(percent).replace("-", "\u2212"));

/** Prices by month of the year in per cent of the year's mean: the usual, and the range of most cases. */
export default function SeasonPlot({ months }: { months: Outlook["season"] }) {
  const t = useTranslations("marketCrop.season");
  const words = useMonthWords();
  const seasons = useSeasonWords();
  const points = months.map(({ month, low, middle, high }) => ({
    at: String(month),
    middle: percentOfMean(middle),
    range: [percentOfMean(low), percentOfMean(high)] as [number, number],
  }));
  const say = (at: string) => {
    const found = months.find(({ month }) => String(month) === at);
    if (!found) return null;
    return t("say", {
      month: words.monthName(found.month),
      middle: seasons.share(found.middle),
      low: seasons.share(found.low),
      high: seasons.share(found.high),
      years: found.years,
    });
  };
  return (
    <>
      <p className="text-small text-ink-soft">{t("axis")}</p>
      <RangeBand
        points={points}
        colour={chartColours.price}
        axis={roundTicks([0, ...points.flatMap(({ range }) => range)], 4)}
        labelled={labelled}
        level={0}
        label={t("chartLabel")}
        say={say}
        write={(at) => words.monthNameShort(Number(at))}
        writeFigure={signed}
      />
      <div className="mt-3">
        <LineLegend
          entries={[
            { word: t("middle"), colour: chartColours.price, mark: "line" },
            { word: t("range"), colour: "color-mix(in oklch, var(--ink) 22%, transparent)", mark: "bar" },
          ]}
        />
      </div>
    </>
  );
}
