import { dayOf, daysOfYear, daysUntil } from "@/lib/crops/models/year-day";
import type { YearSpan } from "./answers";

/** A piece of a bar over the year, in % of the year's length. */
export type Segment = { left: number; width: number };

/** The pieces of a part of the year: two where it passes the new year. */
export function yearSegments({ from, to }: YearSpan): Segment[] {
  const start = dayOf(from);
  const length = daysUntil(start, dayOf(to)) + 1;
  const percent = (days: number) => (days / daysOfYear) * 100;
  if (start + length <= daysOfYear) return [{ left: percent(start), width: percent(length) }];
  const first = daysOfYear - start;
  return [
    { left: percent(start), width: percent(first) },
    { left: 0, width: percent(length - first) },
  ];
}

/** Where a day stands in the year, in %. */
export const yearPosition = (monthDay: string): number => (dayOf(monthDay) / daysOfYear) * 100;

/** Whether a part of the year has come (0), or how many days are left until it comes. */
export function daysUntilSpan({ from, to }: YearSpan, today: string): number {
  const inside = daysUntil(dayOf(from), dayOf(today)) <= daysUntil(dayOf(from), dayOf(to));
  return inside ? 0 : daysUntil(dayOf(today), dayOf(from));
}
