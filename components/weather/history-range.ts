import { addDays, daysInRange } from "./calendar-days";

/** Days of past weather to show, both inclusive, YYYY-MM-DD. */
export type HistoryRange = { startDate: string; endDate: string };

/** Ranges offered with one touch, in days. */
export const presetDays = { month: 30, season: 91, year: 365 } as const;
/** The name of an offered range. */
export type Preset = keyof typeof presetDays;

/** Past weather is known from this day on. */
export const firstDay = "1940-01-01";
/** The API gives at most this many days at a time. */
export const maxDays = 366;

/** Why a range cannot be asked for; null when it can. */
export type RangeFault = "incomplete" | "order" | "tooLong" | "tooEarly" | "notPast";

/** The last `days` days until yesterday. */
export function lastDays(days: number, yesterday: string): HistoryRange {
  return { startDate: addDays(yesterday, 1 - days), endDate: yesterday };
}

/** Checks a range as the API does, so that nobody waits for an answer that is known to be a refusal. */
export function rangeFault({ startDate, endDate }: HistoryRange, yesterday: string): RangeFault | null {
  const day = /^\d{4}-\d{2}-\d{2}$/;
  if (!day.test(startDate) || !day.test(endDate)) return "incomplete";
  if (endDate < startDate) return "order";
  if (endDate > yesterday) return "notPast";
  if (startDate < firstDay) return "tooEarly";
  return daysInRange(startDate, endDate) > maxDays ? "tooLong" : null;
}

/** Which offered range this is, if any. */
export function presetOf(range: HistoryRange, yesterday: string): Preset | null {
  if (range.endDate !== yesterday) return null;
  const days = daysInRange(range.startDate, range.endDate);
  if (days === presetDays.month) return "month";
  if (days === presetDays.season) return "season";
  return days === presetDays.year ? "year" : null;
}
