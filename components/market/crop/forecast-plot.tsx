"use client";

import { useTranslations } from "next-intl";
import { chartColours } from "../../charts/chart-look";
import { LineLegend } from "../../charts/line-legend";
import { labelledMonths } from "../../charts/month-axis";
import { RangeBand } from "../../charts/range-band";
import { roundTicks } from "../../charts/ticks";
import type { FanMonth } from "./outlook-view";
import { useMonthWords } from "./use-month-words";

type ForecastPlotProps = { months: readonly FanMonth[]; newest: string; currency: string; unit: string };

/** The price of two years, and where it may go: a dashed middle within the range of 80 %. */
export default function ForecastPlot({ months, newest, currency, unit }: ForecastPlotProps) {
  const t = useTranslations("marketCrop");
  const words = useMonthWords();
  const price = (value: number) => words.price(value, currency);
  const figures = months.flatMap(({ past, range }) => [past ?? [], range ?? []].flat());
  const labelled = labelledMonths(
    months.map(({ month }) => month),
    4,
  );
  const say = (at: string) => {
    const found = months.find(({ month }) => month === at);
    if (!found) return null;
    const said = { month: words.monthYear(at), unit: words.aUnit(unit) };
    if (found.past !== null) return t("forecast.sayPast", { ...said, price: price(found.past) });
    if (found.middle === null || found.range === null) return t("forecast.sayNone", said);
    const [low, high] = found.range;
    return t("forecast.sayAhead", { ...said, middle: price(found.middle), low: price(low), high: price(high) });
  };
  return (
    <>
      <p className="text-small text-ink-soft">
        {t("history.axis", { symbol: words.symbol(currency), unit: words.aUnit(unit) })}
      </p>
      <RangeBand
        points={months.map(({ month, ...point }) => ({ at: month, ...point }))}
        colour={chartColours.price}
        expected
        axis={roundTicks([0, ...figures], 4)}
        labelled={labelled}
        marked={newest}
        label={t("forecast.chartLabel")}
        say={say}
        write={words.underAxis(labelled)}
        writeFigure={words.figure}
      />
      <div className="mt-3">
        <LineLegend
          entries={[
            { word: t("forecast.past"), colour: chartColours.price, mark: "line" },
            { word: t("forecast.middle"), colour: chartColours.price, mark: "dashes" },
            { word: t("forecast.range"), colour: "color-mix(in oklch, var(--ink) 22%, transparent)", mark: "bar" },
          ]}
        />
      </div>
    </>
  );
}
