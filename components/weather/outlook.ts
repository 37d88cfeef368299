import type { DataKind } from "../../lib/api/provenance";
import { addDays } from "./calendar-days";

/** What the sentence needs to know of a day. */
export type OutlookDay = {
  /** YYYY-MM-DD */
  date: string;
  conditions: string;
  temperature_max: number;
  precipitation_probability: number | null;
};

/** What the sentence at the top of the page says; the words are in the catalogue. */
export type Outlook =
  | { says: "unknown" }
  | { says: "usual"; date: string; rain: "dry" | "some" | "often"; highC: number }
  | { says: "rainThenSpray"; rainDays: string[]; sprayFrom: string }
  | { says: "dryThenRain"; rainDays: string[]; sprayUntil: string }
  | { says: "noDryDay"; until: string }
  | { says: "maybeRain"; maybeDays: string[] }
  | { says: "dryAndHot"; hotDay: string; highC: number; until: string }
  | { says: "dry"; highC: number; until: string };

/** The sentence looks a week ahead: what is further away is too unsure to plan by. */
const horizonDays = 7;
/** From this chance on rain counts as likely (CAP 1.2 calls more than half 'likely'). */
const likelyPct = 50;
/** From this chance on rain counts as possible. */
const maybePct = 30;
/** Crop heat is a moderate hazard from this daily maximum on. */
const hotC = 38;
const wetWords = /rain|drizzle|shower|thunder|storm|hail|snow|sleet/i;

function rainLikely(day: OutlookDay): boolean {
  return day.precipitation_probability === null
    ? wetWords.test(day.conditions)
    : day.precipitation_probability >= likelyPct;
}

function rainPossible(day: OutlookDay): boolean {
  return day.precipitation_probability !== null && day.precipitation_probability >= maybePct;
}

/** A day is fit for spraying when neither it nor the day after is likely to be wet: rain within a day washes it off. */
function fitForSpraying(days: OutlookDay[], index: number): boolean {
  const day = days[index];
  const next = days[index + 1];
  return day !== undefined && !rainLikely(day) && (next === undefined || !rainLikely(next));
}

function usual(days: OutlookDay[], first: OutlookDay): Outlook {
  const chances = days.flatMap((day) => day.precipitation_probability ?? []);
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length);
  const rain = mean < 15 ? "dry" : mean < 45 ? "some" : "often";
  return { says: "usual", date: first.date, rain, highC: Math.max(...days.map((day) => day.temperature_max)) };
}

function dryWeek(days: OutlookDay[], last: OutlookDay): Outlook {
  const hottest = days.reduce((best, day) => (day.temperature_max > best.temperature_max ? day : best), last);
  if (hottest.temperature_max >= hotC) {
    return { says: "dryAndHot", hotDay: hottest.date, highC: hottest.temperature_max, until: last.date };
  }
  return { says: "dry", highC: hottest.temperature_max, until: last.date };
}

/** The one thing a farmer should know of the coming week. `today` is the place's own day. */
export function outlook({ days, kind, today }: { days: OutlookDay[]; kind: DataKind; today: string }): Outlook {
  const end = addDays(today, horizonDays);
  const ahead = days.filter((day) => day.date >= today && day.date < end);
  const first = ahead[0];
  const last = ahead.at(-1);
  if (first === undefined || last === undefined) return { says: "unknown" };
  if (kind === "modelled") return usual(ahead, first);

  const rainDays = ahead.filter(rainLikely).map((day) => day.date);
  if (rainDays.length === 0) {
    const maybeDays = ahead.filter(rainPossible).map((day) => day.date);
    return maybeDays.length > 0 ? { says: "maybeRain", maybeDays } : dryWeek(ahead, last);
  }
  const fit = ahead.filter((_, index) => fitForSpraying(ahead, index)).map((day) => day.date);
  const sprayFrom = fit[0];
  if (sprayFrom === undefined) return { says: "noDryDay", until: last.date };
  if (sprayFrom > today) {
    return { says: "rainThenSpray", rainDays: rainDays.filter((day) => day < sprayFrom), sprayFrom };
  }
  return { says: "dryThenRain", ...firstDryRun(fit, rainDays) };
}

/** The last day of the unbroken run of fit days from today, and the rain days up to the next fit one. */
function firstDryRun(fit: string[], rainDays: string[]): { sprayUntil: string; rainDays: string[] } {
  const breakAt = fit.findIndex((day, index) => index > 0 && day !== addDays(fit[index - 1] ?? day, 1));
  const run = breakAt === -1 ? fit : fit.slice(0, breakAt);
  const nextFit = breakAt === -1 ? undefined : fit[breakAt];
  return {
    sprayUntil: run.at(-1) ?? "",
    rainDays: rainDays.filter((day) => nextFit === undefined || day < nextFit),
  };
}
