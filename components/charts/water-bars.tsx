"use client";

import { Bar, CartesianGrid, ComposedChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { chartColours, forecastLook, gridLook, todayLook, xAxisLook, yAxisLook } from "./chart-look";
import { labelledDays } from "./day-axis";
import { plotMargin } from "./plot-margin";
import type { Axis } from "./ticks";

/** A day's rain and irrigation in mm. */
export type WaterBarsDay = { date: string; rainMm: number; irrigationMm: number };

type WaterBarsProps = {
  days: readonly WaterBarsDay[];
  axis: Axis;
  today: string;
  syncId: string;
  /** How a day is written under the axis. */
  writeDay: (date: string) => string;
};

/**
 * Rain and irrigation as bars on one another. They stand under lines with the same days and `syncId`, whose tooltip and
 * keyboard speak for both, so they are hidden from assistive technology.
 */
export function WaterBars({ days, axis, today, syncId, writeDay }: WaterBarsProps) {
  const bar = { stackId: "water", maxBarSize: 24, isAnimationActive: false } as const;
  const points = days.map((day) => ({
    ...day,
    rainPast: day.date < today ? day.rainMm : null,
    rainAhead: day.date < today ? null : day.rainMm,
  }));
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={128}>
        <ComposedChart data={points} margin={plotMargin} syncId={syncId} accessibilityLayer={false}>
          <CartesianGrid {...gridLook} syncWithTicks />
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
          <YAxis {...yAxisLook} ticks={axis.ticks} domain={axis.domain} interval={0} padding={{ top: 8 }} />
          {days.some((day) => day.date === today) ? <ReferenceLine x={today} {...todayLook} /> : null}
          <Bar {...bar} dataKey="rainPast" fill={chartColours.rain} />
          <Bar
            {...bar}
            dataKey="rainAhead"
            fill={chartColours.rain}
            fillOpacity={0.35}
            stroke={chartColours.rain}
            {...forecastLook}
          />
          <Bar {...bar} dataKey="irrigationMm" fill={chartColours.irrigation} />
          <Tooltip isAnimationActive={false} cursor={{ fill: "var(--ink)", fillOpacity: 0.06 }} content={() => null} />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
