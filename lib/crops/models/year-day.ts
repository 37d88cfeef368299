const msPerDay = 86_400_000;
/** Calendars have no leap days: 29 February is 1 March. */
const firstDay = Date.UTC(2025, 0, 1);

/** Days of a year. */
export const daysOfYear = 365;

/** `day` as 0 (1 January) to 364, however far it lies before or behind. */
const dayInYear = (day: number): number => ((day % daysOfYear) + daysOfYear) % daysOfYear;

/** The day of the year of `MM-DD`, 0 for 1 January. */
export function dayOf(monthDay: string): number {
  return dayInYear(Math.round((Date.parse(`2025-${monthDay}T00:00:00Z`) - firstDay) / msPerDay));
}

/** A day of the year as `MM-DD`. */
export function monthDayOf(day: number): string {
  return new Date(firstDay + dayInYear(day) * msPerDay).toISOString().slice(5, 10);
}

/** Days from `from` on to the next `to` (0 to 364). */
export const daysUntil = (from: number, to: number): number => dayInYear(to - from);

/** A part of the year, from its first day to its last (`MM-DD`); it may pass the new year. */
export type YearSpan = { from: string; to: string };

/** The part of the year that two spans share; the longer of two parts, null when they share no day. */
export function overlap(a: YearSpan, b: YearSpan): YearSpan | null {
  const start = dayOf(a.from);
  const length = daysUntil(start, dayOf(a.to));
  const from = daysUntil(start, dayOf(b.from));
  const to = from + daysUntil(dayOf(b.from), dayOf(b.to));
  // b as it begins after a's start, and the same b a year earlier.
  const parts = [
    [from, Math.min(length, to)],
    [0, Math.min(length, to - daysOfYear)],
  ] as const;
  const best = parts.map(([first, last]) => ({ first, last })).sort((x, y) => y.last - y.first - (x.last - x.first))[0];
  if (!best || best.last < best.first) return null;
  return { from: monthDayOf(start + best.first), to: monthDayOf(start + best.last) };
}
