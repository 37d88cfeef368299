import type { UsageJson } from "@/lib/usage/contract";
import { daysOf, daysPeriod } from "@/lib/usage/models/period";
import type { ColumnDay } from "./day-columns";

/** One day of the usage page. */
export type UsageDay = UsageJson["days"][number];

/** Each day of the period with its parts; those still to come without. Pure. */
export function columnsOf({ from, to, days }: UsageJson, parts: (day: UsageDay) => readonly number[]): ColumnDay[] {
  const known = new Map(days.map((day) => [day.date, day]));
  return daysOf(daysPeriod(from, to)).map((date) => {
    const day = known.get(date);
    return { date, parts: day ? parts(day) : null };
  });
}

/** Calls of a day that were answered well. Pure. */
export const answeredOf = ({ calls, refused, failed }: UsageDay): number => Math.max(0, calls - refused - failed);
