"use client";

import type { ReactNode } from "react";
import { Bar, CartesianGrid, ComposedChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { gridLook, xAxisLook, yAxisLook } from "../charts/chart-look";
import { ChartTooltip } from "../charts/chart-tooltip";
import { labelledDays } from "../charts/day-axis";
import { axisWidthPx } from "../charts/month-axis";
import { plotMargin } from "../charts/plot-margin";
import { roundTicks } from "../charts/ticks";

/** A day's column: its parts, one on the other; null: a day that is still to come. */
export type ColumnDay = { date: string; parts: readonly number[] | null };

type DayColumnsProps = {
  days: readonly ColumnDay[];
  /** Of the parts, from below. */
  colours: readonly string[];
  /** What the chart shows and how to read it by keyboard. */
  label: string;
  /** What the figures count; stands above the axis. */
  unit: string;
  say: (date: string) => ReactNode;
  writeDay: (date: string) => string;
  writeFigure: (value: number) => string;
};

/** A column for each day of a month, made of parts. */
export function DayColumns({ days, colours, label, unit, say, writeDay, writeFigure }: DayColumnsProps) {
  const { ticks, domain } = roundTicks([0, ...days.map(({ parts }) => (parts ?? []).reduce((a, b) => a + b, 0))], 4);
  return (
    <>
      <p className="text-small text-ink-soft">{unit}</p>
      <ResponsiveContainer width="100%" height={210}>
        <ComposedChart data={[...days]} margin={plotMargin} aria-label={label}>
          <CartesianGrid {...gridLook} syncWithTicks />
          <XAxis
            {...xAxisLook}
            dataKey="date"
            scale="band"
            interval={0}
            ticks={labelledDays(
              days.map(({ date }) => date),
              4,
            )}
            tickFormatter={writeDay}
          />
          <YAxis
            {...yAxisLook}
            width={axisWidthPx(ticks.map(writeFigure))}
            ticks={ticks}
            domain={domain}
            interval={0}
            padding={{ top: 8 }}
            tickFormatter={writeFigure}
          />
          {colours.map((colour, index) => (
            <Bar
              key={colour}
              dataKey={(day: ColumnDay) => day.parts?.[index] ?? null}
              name={String(index)}
              stackId="day"
              fill={colour}
              maxBarSize={24}
              isAnimationActive={false}
            />
          ))}
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: "var(--ink)", fillOpacity: 0.06 }}
            content={<ChartTooltip say={(date) => say(String(date))} />}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </>
  );
}
