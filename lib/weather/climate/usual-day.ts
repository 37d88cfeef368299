import type { Normals } from "./normals";

/** The usual weather of one day of the year. */
export type UsualDay = {
  tminC: number;
  tmaxC: number;
  humidityPct: number;
  windMs: number;
  rainMm: number;
  /** Share of such days on which it rains. */
  rainShare: number;
  /** Of the length of the day. */
  sunshinePct: number;
};

const daysOfMonths = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const dayMs = 86_400_000;

/** Days of a month in the mean of years; `month` counts from 0 and wraps round the year. */
function daysOf(month: number): number {
  return daysOfMonths[(month + 12) % 12] ?? 30;
}

/**
 * The usual weather of a date (midnight UTC of that date in milliseconds): monthly means hold for the middle of their
 * month and change in a straight line to the middle of the next.
 */
export function usualDay(normals: Normals, midnight: number): UsualDay {
  const date = new Date(midnight);
  const month = date.getUTCMonth();
  const length = (Date.UTC(date.getUTCFullYear(), month + 1) - Date.UTC(date.getUTCFullYear(), month)) / dayMs;
  const position = (date.getUTCDate() - 0.5) / length - 0.5;
  const from = position < 0 ? month - 1 : month;
  const share = position < 0 ? position + 1 : position;
  const between = (start: number, end: number) => start + (end - start) * share;
  const value = (months: readonly number[]) => between(months[(from + 12) % 12] ?? 0, months[(from + 1) % 12] ?? 0);
  const perDay = (months: readonly number[]) =>
    between((months[(from + 12) % 12] ?? 0) / daysOf(from), (months[(from + 1) % 12] ?? 0) / daysOf(from + 1));
  return {
    tminC: value(normals.tminC),
    tmaxC: value(normals.tmaxC),
    humidityPct: value(normals.humidityPct),
    windMs: value(normals.windMs),
    rainMm: perDay(normals.rainMm),
    rainShare: Math.min(1, perDay(normals.rainDays)),
    sunshinePct: value(normals.sunshinePct),
  };
}
