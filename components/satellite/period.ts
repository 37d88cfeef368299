import type { DayRange } from "@/lib/earth/models/same-weeks";
import { addDays } from "../weather/calendar-days";

/** Offered periods in months. */
export const periods = ["3", "6", "12"] as const;
/** An offered period. */
export type Period = (typeof periods)[number];

const days = { "3": 92, "6": 183, "12": 365 } as const;

/** The period up to `lastDay`, which is its last day. */
export function rangeOf(period: Period, lastDay: string): DayRange {
  return { startDate: addDays(lastDay, 1 - days[period]), endDate: lastDay };
}

/** The days of a range, both ends counted. */
export function daysOf({ startDate, endDate }: DayRange): string[] {
  const all: string[] = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) all.push(day);
  return all;
}

/** From this many days on, months are written under a chart instead of days. */
export const monthLabelsFrom = 80;
