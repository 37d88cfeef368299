import { useFormatter, useTranslations } from "next-intl";
import { percentOfMean, type MonthRun } from "./season-view";
import { useMonthWords } from "./use-month-words";

/** Writes seasons: runs of months and per cent of the year's mean. */
export function useSeasonWords() {
  const t = useTranslations("marketCrop");
  const format = useFormatter();
  const words = useMonthWords();
  const run = ({ from, to }: MonthRun) =>
    from === to ? words.monthName(from) : t("words.span", { from: words.monthName(from), to: words.monthName(to) });
  return {
    run,
    /** 'June to August and January' */
    runs: (all: readonly MonthRun[]) => format.list(all.map(run)),
    /** '12 % above the year's mean' */
    share: (ratio: number) => {
      const percent = percentOfMean(ratio);
      if (percent === 0) return t("season.same");
      return t(percent > 0 ? "season.above" : "season.below", { percent: Math.abs(percent) });
    },
  };
}
