import type { createFormatter, createTranslator } from "next-intl";
import type { messages } from "@/lib/i18n/messages";
import { addDays, dayToDate } from "./calendar-days";
import type { Outlook } from "./outlook";

type Translator = ReturnType<typeof createTranslator<typeof messages, "weather.outlook">>;
type Formatter = Pick<ReturnType<typeof createFormatter>, "dateTime" | "number" | "list">;
type Words = { today: string; t: Translator; format: Formatter };

/** More days than this are counted or given as a range instead of listed. */
const listedDays = 3;

/** The outlook as one sentence. */
export function outlookText({ outlook, ...words }: Words & { outlook: Outlook }): string {
  const { t, format, today } = words;
  const degrees = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const day = (date: string) => dayName(date, words);
  switch (outlook.says) {
    case "unknown":
      return t("unknown");
    case "usual":
      return t("usual", {
        part: monthPart(outlook.date),
        month: format.dateTime(dayToDate(outlook.date), { month: "long", timeZone: "UTC" }),
        rain: outlook.rain,
        high: degrees(outlook.highC),
      });
    case "rainThenSpray":
      return t("rainThenSpray", { days: daysPhrase(outlook.rainDays, words), day: day(outlook.sprayFrom) });
    case "dryThenRain": {
      const days = daysPhrase(outlook.rainDays, words);
      return outlook.sprayUntil === today
        ? t("dryTodayThenRain", { days })
        : t("dryThenRain", { days, day: day(outlook.sprayUntil) });
    }
    case "noDryDay":
      return t("noDryDay", { day: day(outlook.until) });
    case "maybeRain":
      return t("maybeRain", { days: daysPhrase(outlook.maybeDays, words) });
    case "dryAndHot":
      return t("dryAndHot", {
        until: day(outlook.until),
        high: degrees(outlook.highC),
        day: daysPhrase([outlook.hotDay], words),
      });
    case "dry":
      return t("dry", { until: day(outlook.until), high: degrees(outlook.highC) });
  }
}

function monthPart(date: string): "early" | "mid" | "late" {
  const dayOfMonth = Number(date.slice(8));
  if (dayOfMonth <= 10) return "early";
  return dayOfMonth <= 20 ? "mid" : "late";
}

function dayName(date: string, { today, t, format }: Words): string {
  if (date === today) return t("today");
  if (date === addDays(today, 1)) return t("tomorrow");
  return format.dateTime(dayToDate(date), { weekday: "long", timeZone: "UTC" });
}

/** 'today and on Thursday', 'from tomorrow to Friday', 'on 4 of the next 7 days'. */
function daysPhrase(dates: string[], words: Words): string {
  const { today, t, format } = words;
  const first = dates[0] ?? today;
  const last = dates.at(-1) ?? first;
  if (dates.length > listedDays) {
    return last === addDays(first, dates.length - 1)
      ? t("fromTo", { from: dayName(first, words), to: dayName(last, words) })
      : t("countOfWeek", { count: dates.length });
  }
  const near = dates.filter((date) => date <= addDays(today, 1)).map((date) => dayName(date, words));
  const far = dates.filter((date) => date > addDays(today, 1)).map((date) => dayName(date, words));
  return format.list(far.length > 0 ? [...near, t("onDays", { days: format.list(far) })] : near);
}
