import { addDays } from "../../weather/sources/days";
import { riskLevels, type RiskLevel } from "../organism";
import { runsOf, type RiskDay } from "./days";

/** What has added up by the end of a day. */
export type DayTotal = { date: string; total: number };

/** The least total of each level, rising. */
export type Thresholds = readonly { level: RiskLevel; from: number }[];

/** A total that is over a threshold today or on a day ahead. */
export type Reached = { level: RiskLevel; from: string; until: string; peak: DayTotal };

/** For each day the sum of its figure and those of the days before it, so many days in all. */
export function rollingTotals(days: readonly RiskDay[], windowDays: number, figure: (day: RiskDay) => number) {
  const figures = days.map((day) => ({ date: day.date, figure: figure(day) }));
  return figures.map(({ date }): DayTotal => {
    const after = addDays(date, -windowDays);
    const counted = figures.filter((day) => day.date > after && day.date <= date);
    return { date, total: counted.reduce((sum, day) => sum + day.figure, 0) };
  });
}

/** The level of a total; null below the first threshold. */
export function levelOf(total: number, thresholds: Thresholds): RiskLevel | null {
  return thresholds.findLast(({ from }) => total >= from)?.level ?? null;
}

/** The higher of two levels. */
export function isHigher(level: RiskLevel, than: RiskLevel): boolean {
  return riskLevels.indexOf(level) > riskLevels.indexOf(than);
}

/** The highest total from today on, and how long totals stay over the first threshold; null when none is. */
export function reachedFrom(today: string, totals: readonly DayTotal[], thresholds: Thresholds): Reached | null {
  const over = runsOf(totals, ({ total }) => levelOf(total, thresholds) !== null);
  const current = over.filter((run) => run.some(({ date }) => date >= today));
  const ahead = current.flat().filter(({ date }) => date >= today);
  const [first, ...others] = ahead;
  if (!first) return null;
  const peak = others.reduce((best, day) => (day.total > best.total ? day : best), first);
  const level = levelOf(peak.total, thresholds);
  if (!level) return null;
  return { level, from: current[0]?.[0]?.date ?? first.date, until: ahead.at(-1)?.date ?? first.date, peak };
}
