import type { useFormatter, useTranslations } from "next-intl";
import type { Change } from "@/lib/earth/models/what-changed";
import { addDays } from "../weather/calendar-days";

/** What writing a change takes. */
export type ChangeWords = {
  t: ReturnType<typeof useTranslations<"satellite.answer">>;
  format: Pick<ReturnType<typeof useFormatter>, "list">;
  /** '12 June' */
  dayMonth: (day: string) => string;
  /** YYYY-MM-DD */
  today: string;
};

type Known = Extract<Change, { kind: "known" }>;

/** From this many days on, the age of the last clear picture is said. */
const oldAfterDays = 20;

/** What changed on a field as plain sentences. */
export function changeText(change: Change, words: ChangeWords): string {
  const { t, dayMonth, today } = words;
  switch (change.kind) {
    case "nothing":
    case "modelled":
    case "clouded":
      return t(change.kind);
    case "few":
      return t("few", { count: change.count, day: dayMonth(change.last) });
    case "known": {
      const old = change.last < addDays(today, -oldAfterDays);
      return [...knownText(change, words), old ? t("old", { day: dayMonth(change.last) }) : null]
        .filter((part) => part !== null)
        .join(" ");
    }
  }
}

function knownText(change: Known, words: ChangeWords): (string | null)[] {
  const { t, dayMonth } = words;
  const since = { day: dayMonth(change.since) };
  const beside = besideText(change, words);
  if (beside === null) return [t(`fieldCourse.${change.course}`, since)];
  // Less green than in every year before: that is worth a look.
  const look = change.against.length === 1 && change.against[0]?.level === "less";
  return [beside, t(`course.${change.course}`, since), look ? t("look") : null];
}

function besideText({ against }: Known, { t, format }: ChangeWords): string | null {
  const [first, second] = against;
  if (!first) return null;
  const list = (years: readonly number[]) => format.list(years.toSorted((a, b) => a - b).map(String));
  const than = t(`than.${first.level}`, { years: list(first.years) });
  if (!second) return t("beside", { than });
  return t("besideTwo", { than, second: t(`thanOther.${second.level}`, { years: list(second.years) }) });
}
