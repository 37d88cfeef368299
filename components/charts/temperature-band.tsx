"use client";

import { useFormatter } from "next-intl";
import { useId, type ReactNode } from "react";
import {
  Area,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { chartColours, forecastLook, gridLook, todayLook, yAxisLook } from "./chart-look";
import { ChartTooltip } from "./chart-tooltip";
import { figureLabel } from "./figure-label";
import { plotMargin } from "./plot-margin";
import { roundTicks } from "./ticks";

/** Lowest and highest temperature of a day in °C; null: not known, drawn as a gap. */
export type BandDay = { date: string; minC: number | null; maxC: number | null };

type TemperatureBandProps = {
  days: BandDay[];
  look: "forecast" | "past";
  /** What the chart shows and how to read it by keyboard. */
  label: string;
  /** Ties the pointer to the bars below. */
  syncId: string;
  /** A day as a sentence. */
  say: (date: string) => ReactNode;
  /** Marked by a line when it is among the days. */
  today?: string;
};

/** Highest and lowest temperatures as a band; of a forecast lighter, dashed and with each figure. */
export function TemperatureBand({ days, look, label, syncId, say, today }: TemperatureBandProps) {
  const gradient = useId();
  const format = useFormatter();
  const { ticks, domain } = roundTicks(
    days.flatMap((day) => [day.minC ?? [], day.maxC ?? []].flat()),
    4,
  );
  const points = days.map((day) => ({
    ...day,
    band: day.minC === null || day.maxC === null ? null : [day.minC, day.maxC],
  }));
  const expected = look === "forecast";
  const shown = shownFigures(days, expected);
  const figure = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const line = {
    type: "monotone",
    dot: false,
    strokeWidth: 2,
    isAnimationActive: false,
    ...(expected ? forecastLook : {}),
  } as const;
  return (
    <ResponsiveContainer width="100%" height={210}>
      <ComposedChart data={points} margin={plotMargin} syncId={syncId} aria-label={label}>
        <defs>
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0%" stopColor={chartColours.temperatureMax} stopOpacity={expected ? 0.28 : 0.42} />
            <stop offset="100%" stopColor={chartColours.temperatureBand} stopOpacity={expected ? 0.28 : 0.42} />
          </linearGradient>
        </defs>
        <CartesianGrid {...gridLook} syncWithTicks />
        <XAxis dataKey="date" hide scale="band" />
        <YAxis {...yAxisLook} ticks={ticks} domain={domain} interval={0} padding={{ top: 16, bottom: 22 }} />
        {today === undefined ? null : <ReferenceLine x={today} {...todayLook} />}
        <Area
          dataKey="band"
          type="monotone"
          stroke="none"
          fill={`url(#${gradient})`}
          activeDot={false}
          isAnimationActive={false}
        />
        <Line {...line} dataKey="maxC" stroke={chartColours.temperatureMax}>
          <LabelList
            dataKey="maxC"
            content={figureLabel({ side: "above", shown: shown.max, write: figure, of: days.length })}
          />
        </Line>
        <Line {...line} dataKey="minC" stroke={chartColours.temperatureMin}>
          <LabelList
            dataKey="minC"
            content={figureLabel({ side: "below", shown: shown.min, write: figure, of: days.length })}
          />
        </Line>
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: "var(--edge)" }}
          content={<ChartTooltip say={(date) => say(String(date))} />}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** Which points carry their figure: all of a few days, else the one highest and the one lowest. */
function shownFigures(days: BandDay[], all: boolean): { max: Set<number>; min: Set<number> } {
  const every = new Set(days.keys());
  if (all) return { max: every, min: every };
  const highest = days.reduce(
    (best, day, index) => ((day.maxC ?? -Infinity) > (days[best]?.maxC ?? -Infinity) ? index : best),
    0,
  );
  const lowest = days.reduce(
    (best, day, index) => ((day.minC ?? Infinity) < (days[best]?.minC ?? Infinity) ? index : best),
    0,
  );
  return { max: new Set([highest]), min: new Set([lowest]) };
}
