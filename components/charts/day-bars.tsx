"use client";

import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { chartColours, forecastLook, gridLook, markedLook, todayLook, xAxisLook, yAxisLook } from "./chart-look";
import { labelledDays } from "./day-axis";
import { figureLabel } from "./figure-label";
import { plotMargin } from "./plot-margin";
import type { Axis } from "./ticks";

/** A day's rain or chance of it; null: not known, drawn as a gap. */
export type BarDay = { date: string; value: number | null };

type DayBarsProps = {
  days: BarDay[];
  axis: Axis;
  look: "forecast" | "past";
  syncId: string;
  /** How a day is written under the axis. */
  writeDay: (date: string) => string;
  /** Most days that are written under the axis. */
  labels: number;
  /** Writes the figure over a bar; left out: bars carry none. */
  writeValue?: (value: number) => string;
  today?: string;
  /** A day that is chosen elsewhere on the page. */
  marked?: string | null;
};

/**
 * Rain bars with the days below. They stand under a band with the same days and `syncId`, whose tooltip and keyboard
 * speak for both, so they are hidden from assistive technology.
 */
export function DayBars({
  days,
  axis,
  look,
  syncId,
  writeDay,
  labels,
  writeValue,
  today,
  marked = null,
}: DayBarsProps) {
  const expected = look === "forecast";
  const every = new Set(days.keys());
  const bar = expected ? { fillOpacity: 0.35, stroke: chartColours.rain, ...forecastLook } : {};
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={128}>
        <ComposedChart data={days} margin={plotMargin} syncId={syncId} accessibilityLayer={false}>
          <CartesianGrid {...gridLook} syncWithTicks />
          <XAxis
            {...xAxisLook}
            dataKey="date"
            scale="band"
            ticks={labelledDays(
              days.map((day) => day.date),
              labels,
            )}
            tickFormatter={writeDay}
            interval={0}
          />
          <YAxis
            {...yAxisLook}
            ticks={axis.ticks}
            domain={axis.domain}
            interval={0}
            padding={{ top: writeValue ? 20 : 8 }}
          />
          {today === undefined ? null : <ReferenceLine x={today} {...todayLook} />}
          {marked === null ? null : <ReferenceLine x={marked} {...markedLook} />}
          <Bar
            dataKey="value"
            fill={chartColours.rain}
            radius={[3, 3, 0, 0]}
            maxBarSize={28}
            isAnimationActive={false}
            {...bar}
          >
            {writeValue ? (
              <LabelList
                dataKey="value"
                content={figureLabel({ side: "above", shown: every, write: writeValue, of: days.length })}
              />
            ) : null}
          </Bar>
          <Tooltip isAnimationActive={false} cursor={{ fill: "var(--ink)", fillOpacity: 0.06 }} content={() => null} />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
