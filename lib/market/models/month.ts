/** A calendar month as the number of months since year 0, so that months can be subtracted. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** The calendar month (YYYY-MM) of a month's number. */
export function monthText(number: number): string {
  return `${String(Math.floor(number / 12)).padStart(4, "0")}-${String((number % 12) + 1).padStart(2, "0")}`;
}

/** The month of the year, 1 to 12, of a month's number. */
export const monthOfYear = (number: number): number => (number % 12) + 1;

/** The year of a month's number. */
export const yearOf = (number: number): number => Math.floor(number / 12);

/** The number of the month in which a moment (milliseconds since 1970) lies (UTC). */
export const monthAt = (now: number): number => monthNumber(new Date(now).toISOString());
