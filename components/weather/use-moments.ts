import { useFormatter, useTranslations } from "next-intl";

const minuteMs = 60_000;

/** Writes when something begins and ends; a midnight that only bounds a day is left unsaid. */
export function useMoments() {
  const format = useFormatter();
  const t = useTranslations("weather.alerts");
  const writeDay = (moment: Date) => format.dateTime(moment, { weekday: "long", day: "numeric", month: "long" });
  const writeHour = (moment: Date) => format.dateTime(moment, { hour: "numeric", minute: "2-digit" });
  const isMidnight = (moment: Date) =>
    format.dateTime(moment, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }) === "00:00";
  /** The day that a moment ends: a midnight belongs to the day before it. */
  const dayEnded = (moment: Date) => new Date(moment.getTime() - minuteMs);
  const withHour = (moment: Date) => `${writeDay(moment)}, ${writeHour(moment)}`;
  return {
    from: (moment: Date) => (isMidnight(moment) ? writeDay(moment) : withHour(moment)),
    until: (moment: Date) =>
      isMidnight(moment) ? t("endOfDay", { day: writeDay(dayEnded(moment)) }) : withHour(moment),
    sameDay: (from: Date, until: Date) => writeDay(from) === writeDay(dayEnded(until)),
    /** Of two moments of one day: 'On Sunday, 22 November, 13:00 to 18:00'. */
    within: (from: Date, until: Date) => {
      const day = writeDay(from);
      if (isMidnight(from) && isMidnight(until)) return t("onDay", { day });
      const end = isMidnight(until) ? t("midnight") : writeHour(until);
      return t("onDayBetween", { day, from: writeHour(from), until: end });
    },
  };
}
