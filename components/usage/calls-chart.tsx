"use client";

import type { UsageJson } from "@/lib/usage/contract";
import { ChartFrame } from "../charts/chart-frame";
import { LineLegend } from "../charts/line-legend";
import { DayColumns } from "./day-columns";
import { answeredOf, columnsOf, type UsageDay } from "./day-table";
import { useUsageWords } from "./use-usage-words";

const colours = ["var(--leaf)", "var(--maize-deep)", "var(--clay)"] as const;

/** Calls of each day, those refused and failed told apart. */
export function CallsChart({ usage, period }: { usage: UsageJson; period: string }) {
  const { t, count, day, money } = useUsageWords();
  const { totals, days } = usage;
  const say = (date: string) => {
    const found = days.find((each) => each.date === date);
    return found ? t("calls.day", { ...found, day: day(date), cost: money(found.cost_naira) }) : null;
  };
  const header = [t("column.date"), t("column.calls"), t("column.refused"), t("column.failed")];
  const cells = ({ calls, refused, failed }: UsageDay) => [calls, refused, failed];
  const legend = [t("calls.answered"), t("calls.refused"), t("calls.failed")].map((word, index) => ({
    word,
    colour: colours[index] ?? "",
    mark: "bar" as const,
  }));
  return (
    <ChartFrame
      title={t("calls.title")}
      summary={t("calls.summary", { calls: totals.calls, errors: totals.refused + totals.failed, period })}
      table={{ header, rows: days.map((each) => [day(each.date), ...cells(each)]) }}
      csv={{ header, rows: days.map((each) => [each.date, ...cells(each)]) }}
      fileName={`gona-calls-${usage.from}-${usage.to}`}
    >
      <DayColumns
        days={columnsOf(usage, (each) => [answeredOf(each), each.refused, each.failed])}
        colours={colours}
        label={t("calls.label", { period })}
        unit={t("calls.unit")}
        say={say}
        writeDay={(date) => day(date, "short")}
        writeFigure={count}
      />
      <div className="mt-3">
        <LineLegend entries={legend} />
      </div>
    </ChartFrame>
  );
}
