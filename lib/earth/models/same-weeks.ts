/** A value on a day (YYYY-MM-DD). */
export type DayValue = { date: string; value: number };

/** First and last day (YYYY-MM-DD), both counted. */
export type DayRange = { startDate: string; endDate: string };

/** Two pictures further apart than this say nothing about the days between them: two of MODIS's 16-day composites. */
const widestGapDays = 32;

const dayMs = 86_400_000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** The same day of another year; 29 February becomes the 28th. */
export function sameDay(day: string, yearsLater: number): string {
  const moved = `${Number(day.slice(0, 4)) + yearsLater}${day.slice(4)}`;
  return moved.endsWith("02-29") && !isLeap(Number(moved.slice(0, 4))) ? `${moved.slice(0, 8)}28` : moved;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** The same weeks of an earlier year. */
export function yearsEarlier({ startDate, endDate }: DayRange, years: number): DayRange {
  return { startDate: sameDay(startDate, -years), endDate: sameDay(endDate, -years) };
}

/** Values of an earlier year on the days of this one, in their order; of two that fall on one day the first stays. */
export function onLaterDays(values: readonly DayValue[], years: number): DayValue[] {
  const moved = values.map(({ date, value }) => ({ date: sameDay(date, years), value }));
  return moved.filter(({ date }, index) => date !== moved[index - 1]?.date);
}

/**
 * The value on a day: the one of that day, else on the straight line between its neighbours; null outside them, and
 * where they lie further apart than `widestGapDays`. `values` stand in the order of their days.
 */
export function valueOn(values: readonly DayValue[], day: string): number | null {
  const next = values.findIndex(({ date }) => date >= day);
  const after = values[next];
  if (!after) return null;
  if (after.date === day) return after.value;
  const before = values[next - 1];
  if (!before) return null;
  const gap = dayNumber(after.date) - dayNumber(before.date);
  if (gap > widestGapDays) return null;
  return before.value + ((after.value - before.value) * (dayNumber(day) - dayNumber(before.date))) / gap;
}

/** What is usual on a day: the mean of the earlier years that know a value for it; null when none does. */
export function usualOn(years: readonly (readonly DayValue[])[], day: string): number | null {
  const known = years.flatMap((values) => valueOn(values, day) ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
