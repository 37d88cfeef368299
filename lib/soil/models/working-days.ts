import { DateTime } from "luxon";

/** A laboratory's usual time for a sample. */
export const analysisWorkingDays = 10;

const friday = 5;

/** The day so many working days (Monday to Friday) after a day, YYYY-MM-DD. Public holidays are not known here. */
export function addWorkingDays(day: string, count: number): string {
  let date = DateTime.fromISO(day, { zone: "utc" });
  for (let left = count; left > 0;) {
    date = date.plus({ days: 1 });
    if (date.weekday <= friday) left--;
  }
  return date.toFormat("yyyy-MM-dd");
}
