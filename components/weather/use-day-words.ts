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
      /** 'Jun', and in January with the year */
      month: (day: string) =>
        write(day.slice(5, 7) === "01" ? { month: "short", year: "numeric" } : { month: "short" })(day),
      /** 'Fri 12 Jun', not to be broken: it names a row */
      inWeekTable: (day: string) => unbroken(write({ weekday: "short", day: "numeric", month: "short" })(day)),
      /** '12 Jun 2026', not to be broken: it names a row */
      inYearTable: (day: string) => unbroken(write({ day: "numeric", month: "short", year: "numeric" })(day)),
      /** 'Friday 12 June' */
      dayAndMonth: write({ weekday: "long", day: "numeric", month: "long" }),
      /** 'Friday 12 June 2026' */
      full: write({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    };
  }, [format]);
}

function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
