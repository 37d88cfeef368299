const dayMs = 86_400_000;

/** Every date from `startDate` to `endDate`, both inclusive, YYYY-MM-DD. */
export function datesOf({ startDate, endDate }: { startDate: string; endDate: string }): string[] {
  const count = Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(startDate, index));
}

/** The date `days` days after `date`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Days from the date `from` to the date `to`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The date at a moment (milliseconds since 1970) where clocks are `utcOffsetSeconds` ahead of UTC. */
export function dateAt(at: number, utcOffsetSeconds: number): string {
  return new Date(at + utcOffsetSeconds * 1000).toISOString().slice(0, 10);
}

type Forecast<Day> = { days: readonly Day[]; fetchedAt: number; utcOffsetSeconds: number };

/**
 * The days of a forecast from today on. A forecast begins with the day on which it was fetched, so a kept one has lost
 * as many days as midnights have passed since.
 */
export function fromToday<Day>({ days, fetchedAt, utcOffsetSeconds }: Forecast<Day>, now: number): Day[] {
  const passed = daysBetween(dateAt(fetchedAt, utcOffsetSeconds), dateAt(now, utcOffsetSeconds));
  return days.slice(Math.max(0, passed));
}
