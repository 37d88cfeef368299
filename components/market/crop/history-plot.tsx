"use client";

import { useFormatter, useTranslations } from "next-intl";
import { comparedColours } from "../../charts/chart-look";
import { LineLegend, type LegendEntry } from "../../charts/line-legend";
import { labelledMonths } from "../../charts/month-axis";
import { MonthLines } from "../../charts/month-lines";
import { roundTicks } from "../../charts/ticks";
import type { ListedSeries } from "./answers";
import type { HistoryView } from "./history-view";
import { useMonthWords } from "./use-month-words";

type HistoryPlotProps = {
  view: HistoryView;
  main: ListedSeries;
  nameOf: (id: number) => string;
  /** The month in whose money prices are; null: as paid then. */
  base: string | null;
};

const monthsInYear = 12;

const isSeveral = ({ lines }: HistoryView) => new Set(lines.map(({ seriesId }) => seriesId)).size > 1;

/** Prices by month as lines: a colour for each market, wholesale dashed. */
export default function HistoryPlot({ view, main, nameOf, base }: HistoryPlotProps) {
  const t = useTranslations("marketCrop.history");
  const words = useMonthWords();
  const say = useHistorySentence({ view, main, nameOf });
  const several = isSeveral(view);
  const figures = view.months.flatMap(({ values }) => values.filter((value) => value !== null));
  const labelled = labelledMonths(
    view.months.map(({ month }) => month),
    // Months with their year take more room than years.
    view.months.length <= monthsInYear ? 3 : 5,
  );
  const unit = { symbol: words.symbol(main.currency), unit: words.aUnit(main.unit) };
  return (
    <>
      <p className="text-small text-ink-soft">
        {base === null ? t("axis", unit) : t("axisReal", { ...unit, month: words.monthYear(base) })}
      </p>
      <MonthLines
        months={view.months.map(({ month, values, unusual }) => ({
          month,
          values,
          marked: view.lines.flatMap(({ seriesId }, index) => (unusual.includes(seriesId) ? [index] : [])),
        }))}
        lines={view.lines.map(({ kind, place }, index) => ({
          colour: comparedColours[place] ?? comparedColours[0],
          dashed: kind === "wholesale",
          // Of a market's two lines the first carries its number.
          sign: several && view.lines[index - 1]?.place !== place ? String(place + 1) : null,
        }))}
        axis={roundTicks([0, ...figures], 4)}
        label={t("chartLabel")}
        say={say}
        labelled={labelled}
        writeMonth={words.underAxis(labelled)}
        writeFigure={words.figure}
      />
      <div className="mt-3">
        <LineLegend entries={useLegend(view)} />
      </div>
    </>
  );
}

function useLegend(view: HistoryView): LegendEntry[] {
  const t = useTranslations("marketCrop.history");
  const colour = isSeveral(view) ? "var(--ink-soft)" : comparedColours[0];
  const has = (wanted: string) => view.lines.some(({ kind }) => kind === wanted);
  const unusual = view.months.some((month) => month.unusual.length > 0);
  return [
    ...(has("retail") ? [{ word: t("lineRetail"), colour, mark: "line" } as const] : []),
    ...(has("wholesale") ? [{ word: t("lineWholesale"), colour, mark: "dashes" } as const] : []),
    ...(unusual ? [{ word: t("unusual"), colour: "var(--clay)", mark: "hollow" } as const] : []),
  ];
}

function useHistorySentence({ view, main, nameOf }: Omit<HistoryPlotProps, "base">) {
  const t = useTranslations("marketCrop");
  const words = useMonthWords();
  const format = useFormatter();
  const several = isSeveral(view);
  return (at: string) => {
    const found = view.months.find(({ month }) => month === at);
    if (!found) return null;
    const month = words.monthYear(at);
    const parts = view.lines.flatMap(({ seriesId, kind }, index) => {
      const value = found.values[index] ?? null;
      if (value === null) return [];
      const line = { place: nameOf(seriesId), kind: t(`kindInText.${kind}`), price: words.price(value, main.currency) };
      return [t(several ? "history.sayLineOf" : "history.sayLine", line)];
    });
    if (parts.length === 0) return t("history.sayNone", { month });
    const unusual =
      found.unusual.length > 0 ? t("history.sayUnusual", { places: format.list(found.unusual.map(nameOf)) }) : "";
    return `${t("history.say", { month, parts: parts.join(", ") })} ${unusual}`.trim();
  };
}
