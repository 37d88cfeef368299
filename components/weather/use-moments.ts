import { useFormatter, useTranslations } from "next-intl";

const minuteMs = 60_000;

/** Writes when something begins and ends: 'Tuesday 24 November, 6:00 pm'; a midnight only bounds a day and is left unsaid. */
export function useMoments() {
  const format = useFormatter();
  const t = useTranslations("weather.alerts");
  const writeDay = (moment: Date) => format.dateTime(moment, { weekday: "long", day: "numeric", month: "long" });
  const isMidnight = (moment: Date) =>
    format.dateTime(moment, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }) === "00:00";
  const writeTime = (moment: Date) =>
    `${writeDay(moment)}, ${format.dateTime(moment, { hour: "numeric", minute: "2-digit" })}`;
  return {
    from: (moment: Date) => (isMidnight(moment) ? writeDay(moment) : writeTime(moment)),
    until: (moment: Date) =>
      isMidnight(moment)
        ? t("endOfDay", { day: writeDay(new Date(moment.getTime() - minuteMs)) })
        : writeTime(moment),
  };
}
