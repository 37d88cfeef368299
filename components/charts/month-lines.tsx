"use client";

import type { ReactNode } from "react";
import { CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { gridLook, xAxisLook, yAxisLook } from "./chart-look";
import { ChartTooltip } from "./chart-tooltip";
import { axisWidthPx } from "./month-axis";
import { plotMargin } from "./plot-margin";
import { signShifts } from "./sign-shifts";
import type { Axis } from "./ticks";

/** A month's figures, one for each line; null: not known, drawn as a gap. `marked`: indexes of lines to be ringed. */
export type LinesMonth = { month: string; values: readonly (number | null)[]; marked: readonly number[] };

/** How a line is drawn; `sign` stands at its end where lines have one. Signs are moved so that none covers another. */
export type MonthLineLook = { colour: string; dashed: boolean; sign: string | null };

const heightPx = 260;
/** What of the height the months below take. */
const axisHeightPx = 34;

type MonthLinesProps = {
  /** Without holes: a month without figures is a gap. */
  months: readonly LinesMonth[];
  /** In the order of the months' values. */
  lines: readonly MonthLineLook[];
  axis: Axis;
  /** Of the months, those written under the axis. */
  labelled: readonly string[];
  /** What the chart shows and how to read it by keyboard. */
  label: string;
  /** A month as a sentence. */
  say: (month: string) => ReactNode;
  writeMonth: (month: string) => string;
  writeFigure: (value: number) => string;
};

/** Figures of months as lines. */
export function MonthLines(props: MonthLinesProps) {
  const { months, lines, axis, labelled, label, say, writeMonth, writeFigure } = props;
  const ends = lines.map(({ sign }, index) => (sign === null ? null : lastOf(months, index)));
  const shifts = signShifts({ values: ends, domain: axis.domain, heightPx: heightPx - axisHeightPx });
  return (
    <ResponsiveContainer width="100%" height={heightPx}>
      <ComposedChart data={[...months]} margin={{ ...plotMargin, right: 20 }} aria-label={label}>
        <CartesianGrid {...gridLook} syncWithTicks />
        <XAxis
          {...xAxisLook}
          dataKey="month"
          scale="band"
          interval={0}
          ticks={[...labelled]}
          tickFormatter={writeMonth}
        />
        <YAxis
          {...yAxisLook}
          width={axisWidthPx(axis.ticks.map(writeFigure))}
          ticks={axis.ticks}
          domain={axis.domain}
          interval={0}
          padding={{ top: 8 }}
          tickFormatter={writeFigure}
        />
        {lines.map((line, index) => (
          <Line
            key={index}
            type="linear"
            dataKey={`values[${index}]`}
            stroke={line.colour}
            strokeWidth={2}
            {...(line.dashed ? { strokeDasharray: "6 3" } : {})}
            isAnimationActive={false}
            dot={({ cx, cy, index: at }) => (
              <Mark key={at} {...{ cx, cy, at, months, line, index }} shiftPx={shifts[index] ?? 0} />
            )}
          />
        ))}
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: "var(--edge)" }}
          content={<ChartTooltip say={(month) => say(String(month))} />}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

const lastOf = (months: readonly LinesMonth[], index: number) =>
  months.findLast(({ values }) => (values[index] ?? null) !== null)?.values[index] ?? null;

type MarkProps = {
  cx?: number | undefined;
  cy?: number | null | undefined;
  /** Index of the month. */
  at: number;
  months: readonly LinesMonth[];
  line: MonthLineLook;
  /** Index of the line. */
  index: number;
  /** How far its sign is moved down. */
  shiftPx: number;
};

/** What a line alone would not show: a month between gaps, a ringed one, and the line's sign at its end. */
function Mark({ cx, cy, at, months, line, index, shiftPx }: MarkProps) {
  const valueAt = (place: number) => months[place]?.values[index] ?? null;
  if (cx === undefined || cy === undefined || cy === null || valueAt(at) === null) return null;
  const alone = valueAt(at - 1) === null && valueAt(at + 1) === null;
  const ringed = months[at]?.marked.includes(index) ?? false;
  const last = line.sign !== null && months.slice(at + 1).every((month) => (month.values[index] ?? null) === null);
  return (
    <g>
      {alone ? <circle cx={cx} cy={cy} r={2.5} fill={line.colour} /> : null}
      {ringed ? <circle cx={cx} cy={cy} r={5} fill="none" stroke="var(--clay)" strokeWidth={2} /> : null}
      {last ? (
        <text
          x={cx + 6}
          y={cy + 4 + shiftPx}
          fontSize={13}
          fontWeight={600}
          fill="var(--ink)"
          stroke="var(--surface)"
          strokeWidth={3}
          paintOrder="stroke"
        >
          {line.sign}
        </text>
      ) : null}
    </g>
  );
}
