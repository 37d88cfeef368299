import { useFormatter, useTranslations } from "next-intl";
import type { ChartTable } from "../../charts/chart-frame";
import type { ListedSeries } from "./answers";
import type { HistoryView } from "./history-view";
import { useMonthWords } from "./use-month-words";

type HistoryTablesInput = { view: HistoryView; main: ListedSeries; nameOf: (id: number) => string };

/** The history as a table for people, newest first, and as one for machines, oldest first with empty gaps. */
export function useHistoryTables({ view, main, nameOf }: HistoryTablesInput): { table: ChartTable; csv: ChartTable } {
  const t = useTranslations("marketCrop");
  const format = useFormatter();
  const words = useMonthWords();
  const several = new Set(view.lines.map(({ seriesId }) => seriesId)).size > 1;
  const [symbol, unit] = [words.symbol(main.currency), words.aUnit(main.unit)];
  const columns = view.lines.map(({ seriesId, kind }) => {
    const line = { place: nameOf(seriesId), kind: t(`kind.${kind}`), symbol, unit };
    return t(several ? "history.table.lineOf" : "history.table.line", line);
  });
  const header = [t("history.table.month"), ...columns, t("history.table.unusual")];
  const unusual = (ids: readonly number[]) => {
    if (ids.length === 0) return null;
    return several ? t("history.table.where", { places: format.list(ids.map(nameOf)) }) : t("history.table.unusual");
  };
  const rows = view.months.map(({ month, values, unusual: where }) => ({
    month,
    cells: values.map((value) => (value === null ? null : Math.round(value * 100) / 100)),
    unusual: unusual(where),
  }));
  return {
    table: {
      header,
      rows: rows
        .toReversed()
        .map(({ month, cells, unusual: where }) => [
          words.inTable(month),
          ...cells.map((cell) => (cell === null ? t("history.table.none") : words.figure(cell))),
          where ?? "",
        ]),
    },
    csv: { header, rows: rows.map(({ month, cells, unusual: where }) => [month, ...cells, where]) },
  };
}
