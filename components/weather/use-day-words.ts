import { useFormatter } from "next-intl";
import { useMemo } from "react";
import { dayToDate } from "./calendar-days";

/** Writes calendar days (YYYY-MM-DD) in words. */
export function useDayWords() {
  const format = useFormatter();
  return useMemo(() => {
    const write = (options: Pick<Intl.DateTimeFormatOptions, "weekday" | "day" | "month" | "year">) => (day: string) =>
      format.dateTime(dayToDate(day), { ...options, timeZone: "UTC" });
    return {
      /** 'Fri' */
      weekdayShort: write({ weekday: "short" }),
      /** 'Friday' */
      weekday: write({ weekday: "long" }),
      /** '12 June' */
      dayMonth: write({ day: "numeric", month: "long" }),
      /** '12 Jun' */
      dayMonthShort: write({ day: "numeric", month: "short" }),
      /** 'Jun 2026' */
      monthYear: write({ month: "short", year: "numeric" }),
      /** 'Friday 12 June' */
      dayAndMonth: write({ weekday: "long", day: "numeric", month: "long" }),
      /** 'Friday 12 June 2026' */
      full: write({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    };
  }, [format]);
}
