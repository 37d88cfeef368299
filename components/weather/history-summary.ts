import type { PastDay } from "./answers";

/** Past days in a few figures. Null: nothing is known. */
export type HistorySummary = {
  rainMm: number | null;
  /** Days with at least 1 mm, the WMO's wet day. */
  wetDays: number;
  minC: number | null;
  maxC: number | null;
  /** Days of which neither temperature nor rain is known. */
  gapDays: number;
};

const wetDayMm = 1;

/** Sums past days up; days without data count as gaps, never as dry or cold. */
export function summarise(days: PastDay[]): HistorySummary {
  const rains = days.flatMap((day) => day.precipitation ?? []);
  const lows = days.flatMap((day) => day.temperature_min ?? []);
  const highs = days.flatMap((day) => day.temperature_max ?? []);
  const isGap = (day: PastDay) =>
    day.precipitation === null && day.temperature_min === null && day.temperature_max === null;
  return {
    rainMm: rains.length === 0 ? null : rains.reduce((sum, rain) => sum + rain, 0),
    wetDays: rains.filter((rain) => rain >= wetDayMm).length,
    minC: lows.length === 0 ? null : Math.min(...lows),
    maxC: highs.length === 0 ? null : Math.max(...highs),
    gapDays: days.filter(isGap).length,
  };
}
