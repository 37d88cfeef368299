import { useTranslations } from "next-intl";
import type { ChartTable } from "../charts/chart-frame";
import type { Cell } from "../charts/csv";

type DayTablesInput = {
  /** Headers after that of the day. */
  columns: string[];
  days: { date: string; cells: Cell[] }[];
  /** Writes a day for people. */
  writeDay: (date: string) => string;
};

/** Days as a table for people (dates and gaps in words) and as one for machines (ISO dates, empty gaps). */
export function useDayTables({ columns, days, writeDay }: DayTablesInput): { table: ChartTable; csv: ChartTable } {
  const t = useTranslations("weather");
  const header = [t("table.day"), ...columns];
  return {
    table: {
      header,
      rows: days.map(({ date, cells }) => [writeDay(date), ...cells.map((cell) => cell ?? t("notKnown"))]),
    },
    csv: { header, rows: days.map(({ date, cells }) => [date, ...cells]) },
  };
}
