import { monthNumber, monthText } from "@/lib/market/models/month";

/** `month` (YYYY-MM) moved by `count` months. */
export function addMonths(month: string, count: number): string {
  return monthText(monthNumber(month) + count);
}

/** How many months `later` comes after `earlier`. */
export function monthsBetween(earlier: string, later: string): number {
  return monthNumber(later) - monthNumber(earlier);
}

/** All months from `first` to `last`, both counted. */
export function monthsFrom(first: string, last: string): string[] {
  const count = Math.max(0, monthsBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addMonths(first, index));
}

/** The month of the year, 1 to 12, of a month. */
export function monthOfYear(month: string): number {
  return Number(month.slice(5, 7));
}

/** The month of the year that follows one of 1 to 12 after `count` months. */
export function monthOfYearAfter(month: number, count: number): number {
  return ((month - 1 + count) % 12) + 1;
}
