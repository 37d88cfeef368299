"use client";

import type { ReactNode } from "react";
import {
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { forecastLook, gridLook, todayLook, xAxisLook, yAxisLook } from "./chart-look";
import { ChartTooltip } from "./chart-tooltip";
import { labelledDays } from "./day-axis";
import { plotMargin } from "./plot-margin";
import type { Axis } from "./ticks";

/** A day's figures, one for each line; null: not known, drawn as a gap. */
export type LinesDay = { date: string; values: readonly (number | null)[] };

/** How a line is drawn; `limit` is a thin dashed one that others are held against. */
export type LineLook = { colour: string; look: "measure" | "limit" };

type DayLinesProps = {
  days: readonly LinesDay[];
  /** In the order of the days' values. */
  lines: readonly LineLook[];
  axis: Axis;
  /** From this day on figures are expected, drawn lighter and dashed. */
  today: string;
  /** What the chart shows and how to read it by keyboard. */
  label: string;
  syncId: string;
  /** A day as a sentence. */
  say: (date: string) => ReactNode;
  /** Writes days under the axis; left out: another chart below does. */
  writeDay?: (date: string) => string;
};

/** Room for the lowest figure of the axis where no days stand below it. */
const bareMargin = { ...plotMargin, bottom: 8 };

/** Figures of days as lines, past and expected. */
export function DayLines({ days, lines, axis, today, label, syncId, say, writeDay }: DayLinesProps) {
  const points = days.map(({ date, values }, index) => ({
    date,
    past: values.map((value) => (date < today ? value : null)),
    // The expected part goes on from the last known point.
    ahead: values.map((value) => (date >= today || days[index + 1]?.date === today ? value : null)),
  }));
  return (
    <ResponsiveContainer width="100%" height={210}>
      <ComposedChart data={points} margin={writeDay ? plotMargin : bareMargin} syncId={syncId} aria-label={label}>
        <CartesianGrid {...gridLook} syncWithTicks />
        {writeDay ? (
          <XAxis
            {...xAxisLook}
            dataKey="date"
            scale="band"
            interval={0}
            ticks={labelledDays(
              days.map((day) => day.date),
              4,
            )}
            tickFormatter={writeDay}
          />
        ) : (
          <XAxis dataKey="date" hide scale="band" />
        )}
        <YAxis {...yAxisLook} ticks={axis.ticks} domain={axis.domain} interval={0} padding={{ top: 8 }} />
        {days.some((day) => day.date === today) ? <ReferenceLine x={today} {...todayLook} /> : null}
        {lines.flatMap((line, index) => lineParts(line, index))}
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: "var(--edge)" }}
          content={<ChartTooltip say={(date) => say(String(date))} />}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

function lineParts({ colour, look }: LineLook, index: number) {
  const common = { type: "linear", dot: false, stroke: colour, isAnimationActive: false } as const;
  const limit = { strokeWidth: 1.5, strokeDasharray: "6 3" };
  const [past, ahead] = look === "limit" ? [limit, limit] : [{ strokeWidth: 2 }, { strokeWidth: 2, ...forecastLook }];
  return [
    <Line key={`past-${index}`} {...common} {...past} dataKey={`past[${index}]`} />,
    <Line key={`ahead-${index}`} {...common} {...ahead} dataKey={`ahead[${index}]`} />,
  ];
}
