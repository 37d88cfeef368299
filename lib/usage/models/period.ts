const dayMs = 86_400_000;

/** Days a period may have. */
export const mostDays = 92;

/** Whole days in UTC, as the ledger counts them: from the first until before the last, milliseconds since 1970. */
export type Period = { fromMs: number; untilMs: number };

/** The UTC month (YYYY-MM) of a moment. Pure, as all here. */
export const monthOf = (ms: number): string => new Date(ms).toISOString().slice(0, 7);

/** The UTC day (YYYY-MM-DD) of a moment. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** A calendar month (YYYY-MM). */
export function monthPeriod(month: string): Period {
  const from = new Date(`${month}-01T00:00:00Z`);
  return { fromMs: from.getTime(), untilMs: Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1) };
}

/** From a day to another (YYYY-MM-DD), both included. */
export function daysPeriod(from: string, to: string): Period {
  return { fromMs: Date.parse(`${from}T00:00:00Z`), untilMs: Date.parse(`${to}T00:00:00Z`) + dayMs };
}

/** How many days a period has. */
export const dayCount = ({ fromMs, untilMs }: Period): number => Math.round((untilMs - fromMs) / dayMs);

/** The days (YYYY-MM-DD) of a period, in order. */
export function daysOf(period: Period): string[] {
  return Array.from({ length: dayCount(period) }, (_, index) => dayOf(period.fromMs + index * dayMs));
}

/** The month (YYYY-MM) `count` months before another. */
export function monthsBefore(month: string, count: number): string {
  const { fromMs } = monthPeriod(month);
  const first = new Date(fromMs);
  return monthOf(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() - count));
}
