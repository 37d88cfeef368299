"use client";

import type { UsageJson } from "@/lib/usage/contract";
import { chartColours } from "../charts/chart-look";
import { ChartFrame } from "../charts/chart-frame";
import { DayColumns } from "./day-columns";
import { columnsOf } from "./day-table";
import { useUsageWords } from "./use-usage-words";

/** What the calls of each day cost. */
export function CostChart({ usage, period }: { usage: UsageJson; period: string }) {
  const { t, count, day, money } = useUsageWords();
  const { totals, days } = usage;
  const say = (date: string) => {
    const found = days.find((each) => each.date === date);
    return found ? t("calls.day", { ...found, day: day(date), cost: money(found.cost_naira) }) : null;
  };
  return (
    <ChartFrame
      title={t("cost.title")}
      summary={usage.mode === "test" ? t("cost.test") : t("cost.summary", { cost: money(totals.cost_naira), period })}
      table={{
        header: [t("column.date"), t("column.cost")],
        rows: days.map((each) => [day(each.date), money(each.cost_naira)]),
      }}
      csv={{
        header: [t("column.date"), t("column.costNaira")],
        rows: days.map((each) => [each.date, each.cost_naira]),
      }}
      fileName={`gona-cost-${usage.from}-${usage.to}`}
    >
      <DayColumns
        days={columnsOf(usage, (each) => [Number(each.cost_naira)])}
        colours={[chartColours.price]}
        label={t("cost.label", { period })}
        unit={t("cost.unit")}
        say={say}
        writeDay={(date) => day(date, "short")}
        writeFigure={count}
      />
    </ChartFrame>
  );
}
