import type { Outlook } from "./answers";
import { usualSeason, type Level, type MonthRun } from "./season-view";

/** How a month of the year usually is. */
export type MonthAnswer = {
  /** Null: not known. */
  level: Level | null;
  /** The dear months that are worth waiting for when this one is cheap. */
  until: MonthRun | null;
};

/** What to say of a month of the year (1 to 12). */
export function monthAnswer(months: Outlook["season"], monthOfYear: number): MonthAnswer {
  const season = usualSeason(months);
  const level = season?.levels.get(monthOfYear) ?? null;
  return { level, until: level === "cheap" ? (season?.dear[0] ?? null) : null };
}
