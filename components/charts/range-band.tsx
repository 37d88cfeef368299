"use client";

import type { ReactNode } from "react";
import {
  Area,
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
import { axisWidthPx } from "./month-axis";
import { plotMargin } from "./plot-margin";
import type { Axis } from "./ticks";

/** A place on the axis: what was, or a middle with the range around it; null: not known, drawn as a gap. */
export type BandPoint = { at: string; past?: number | null; middle: number | null; range: [number, number] | null };

type RangeBandProps = {
  points: readonly BandPoint[];
  colour: string;
  /** The middle is expected rather than known: lighter and dashed. */
  expected?: boolean;
  axis: Axis;
  /** Of the points, those written under the axis. */
  labelled: readonly string[];
  /** A point that a vertical line marks, e.g. the newest. */
  marked?: string;
  /** A level that a horizontal line marks. */
  level?: number;
  /** What the chart shows and how to read it by keyboard. */
  label: string;
  /** A point as a sentence. */
  say: (at: string) => ReactNode;
  write: (at: string) => string;
  writeFigure: (value: number) => string;
};

/** A middle line within the range that holds most cases, after a line of what was. */
export function RangeBand(props: RangeBandProps) {
  const { points, colour, expected = false, axis, labelled, marked, level, label, say, write, writeFigure } = props;
  const line = { type: "linear", stroke: colour, strokeWidth: 2, isAnimationActive: false } as const;
  return (
    <ResponsiveContainer width="100%" height={240}>
      <ComposedChart data={[...points]} margin={plotMargin} aria-label={label}>
        <CartesianGrid {...gridLook} syncWithTicks />
        <XAxis {...xAxisLook} dataKey="at" scale="band" interval={0} ticks={[...labelled]} tickFormatter={write} />
        <YAxis
          {...yAxisLook}
          width={axisWidthPx(axis.ticks.map(writeFigure))}
          ticks={axis.ticks}
          domain={axis.domain}
          interval={0}
          padding={{ top: 8 }}
          tickFormatter={writeFigure}
        />
        <Area
          dataKey="range"
          type="linear"
          stroke="none"
          fill={colour}
          fillOpacity={0.18}
          activeDot={false}
          isAnimationActive={false}
        />
        {level === undefined ? null : <ReferenceLine y={level} stroke="var(--edge)" />}
        {marked === undefined ? null : <ReferenceLine x={marked} {...todayLook} />}
        <Line {...line} dataKey="past" dot={{ r: 1.5, fill: colour, strokeDasharray: "" }} />
        <Line {...line} dataKey="middle" dot={false} {...(expected ? forecastLook : {})} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: "var(--edge)" }}
          content={<ChartTooltip say={(at) => say(String(at))} />}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
