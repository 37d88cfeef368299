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
import { forecastLook, gridLook, markedLook, xAxisLook, yAxisLook } from "../charts/chart-look";
import { ChartTooltip } from "../charts/chart-tooltip";
import { labelledDays } from "../charts/day-axis";
import { plotMargin } from "../charts/plot-margin";
import type { Axis } from "../charts/ticks";

/** A day's figures; null: not known, drawn as a gap. */
export type SeriesDay = {
  date: string;
  value: number | null;
  /** The same day in earlier years, the newest first. */
  earlier: readonly (number | null)[];
  /** A mark on the day: full for a clear picture, hollow for one with clouds, faint for one that is not to be trusted. */
  dot?: { value: number; look: DotLook } | null;
};

/** How sure a point is. */
export type DotLook = "full" | "hollow" | "faint";

type SeriesChartProps = {
  days: readonly SeriesDay[];
  colour: string;
  /** Worked out rather than measured: dashed. */
  modelled?: boolean;
  axis: Axis;
  /** The day that a line marks. */
  chosen: string | null;
  /** Told the day that was pressed. */
  onPick: (day: string) => void;
  /** What the chart shows and how to read it by keyboard. */
  label: string;
  syncId: string;
  /** A day as a sentence. */
  say: (date: string) => ReactNode;
  writeDay: (date: string) => string;
};

/** How the lines of earlier years are told apart, the newest first. */
const earlierDashes = ["7 4", "2 3"] as const;

/** Figures of days as a line with its points, over the same days of earlier years; a line marks the chosen day. */
export function SeriesChart(props: SeriesChartProps) {
  const { days, colour, modelled = false, axis, chosen, onPick, label, syncId, say, writeDay } = props;
  const dates = days.map(({ date }) => date);
  const line = { type: "linear", dot: false, isAnimationActive: false } as const;
  return (
    <ResponsiveContainer width="100%" height={210}>
      <ComposedChart
        data={[...days]}
        margin={plotMargin}
        syncId={syncId}
        aria-label={label}
        onClick={({ activeLabel }) => (activeLabel === undefined ? undefined : onPick(String(activeLabel)))}
      >
        <CartesianGrid {...gridLook} syncWithTicks />
        <XAxis
          {...xAxisLook}
          dataKey="date"
          scale="band"
          interval={0}
          ticks={labelledDays(dates, 4)}
          tickFormatter={writeDay}
        />
        <YAxis {...yAxisLook} ticks={axis.ticks} domain={axis.domain} interval={0} padding={{ top: 8 }} />
        {earlierDashes.map((dashes, index) => (
          <Line
            key={dashes}
            {...line}
            dataKey={`earlier[${index}]`}
            stroke="var(--ink-soft)"
            strokeWidth={1.5}
            strokeDasharray={dashes}
            activeDot={false}
          />
        ))}
        <Line {...line} dataKey="value" stroke={colour} strokeWidth={2} {...(modelled ? forecastLook : {})} />
        <Line
          {...line}
          dataKey="dot.value"
          stroke="none"
          activeDot={false}
          dot={(dot) => <Dot {...dot} {...{ colour }} />}
        />
        {chosen !== null && dates.includes(chosen) ? <ReferenceLine x={chosen} {...markedLook} /> : null}
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: "var(--edge)" }}
          content={<ChartTooltip say={(date) => say(String(date))} />}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

type DotProps = { cx?: number; cy?: number | null; payload?: SeriesDay; colour: string };

function Dot({ cx, cy, payload, colour }: DotProps) {
  const dot = payload?.dot;
  if (!dot || cx === undefined || cy === undefined || cy === null) return null;
  const faint = dot.look === "faint";
  return (
    <circle
      cx={cx}
      cy={cy}
      r={faint ? 3 : 4}
      fill={dot.look === "full" ? colour : "var(--surface)"}
      stroke={faint ? "var(--edge)" : colour}
      strokeWidth={faint ? 1.5 : 2}
    />
  );
}
