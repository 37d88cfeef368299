import { useFormatter, useTranslations } from "next-intl";
import type { Change } from "@/lib/earth/models/what-changed";
import { addDays } from "../weather/calendar-days";
import { useDayWords } from "../weather/use-day-words";

/** From this many days on, the age of the last clear picture is said. */
const oldAfterDays = 20;

/** Writes what changed on a field as plain sentences; `today` is YYYY-MM-DD. */
export function useChangeText(today: string): (change: Change) => string {
  const t = useTranslations("satellite.answer");
  const format = useFormatter();
  const { dayMonth } = useDayWords();
  const yearList = (years: readonly number[]) => format.list(years.toSorted((a, b) => a - b).map(String));

  const beside = ({ against }: Extract<Change, { kind: "known" }>) => {
    const [first, second] = against;
    if (!first) return null;
    const than = t(`than.${first.level}`, { years: yearList(first.years) });
    if (!second) return t("beside", { than });
    return t("besideTwo", { than, second: t(`thanOther.${second.level}`, { years: yearList(second.years) }) });
  };

  const known = (change: Extract<Change, { kind: "known" }>) => {
    const sentence = beside(change);
    const course = { day: dayMonth(change.since) };
    const lessEverywhere = change.against.length === 1 && change.against[0]?.level === "less";
    return [
      sentence,
      sentence === null ? t(`fieldCourse.${change.course}`, course) : t(`course.${change.course}`, course),
      lessEverywhere ? t("look") : null,
    ];
  };

  return (change) => {
    if (change.kind === "nothing" || change.kind === "modelled" || change.kind === "clouded") return t(change.kind);
    if (change.kind === "few") return t("few", { count: change.count, day: dayMonth(change.last) });
    const old = change.last < addDays(today, -oldAfterDays) ? t("old", { day: dayMonth(change.last) }) : null;
    return [...known(change), old].filter((part) => part !== null).join(" ");
  };
}
