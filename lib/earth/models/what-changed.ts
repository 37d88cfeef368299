import { valueOn, type DayValue } from "./same-weeks";

/** How much of a place a picture shows clearly; modelled: there is no picture. */
export type PictureQuality = "good" | "fair" | "poor" | "modelled";

/** The mean NDVI of a place in one picture. */
export type PictureValue = DayValue & { quality: PictureQuality };

/** An earlier year's values on the days of this one. */
export type EarlierYear = { year: number; values: readonly DayValue[] };

/** How green a field is beside something else. */
export type Level = "greener" | "same" | "less";

/** What pictures tell of a field. */
export type Change =
  | { kind: "nothing" }
  | { kind: "modelled" }
  /** Clouds hid most of the field in every picture. */
  | { kind: "clouded" }
  /** Too few clear pictures in the last weeks to compare. */
  | { kind: "few"; count: number; last: string }
  | {
      kind: "known";
      /** Beside the same weeks of earlier years, the newest first; years without pictures are left out. */
      against: { level: Level; years: number[] }[];
      /** Within the last weeks, from `since` on. */
      course: Level;
      since: string;
      last: string;
    };

/** The weeks that are held against earlier years. */
const comparedDays = 42;
const leastPictures = 3;
const leastPairs = 2;
/**
 * Smaller differences are no change: surface reflectance is held to be right to 0.005 + 5 % (Vermote & Kotchenova 2008),
 * which makes the NDVI of a field right to about 0.05.
 */
const sameWithin = 0.05;

const dayMs = 86_400_000;
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

/** What changed on a field: its last six weeks of clear pictures beside the same weeks of earlier years. */
export function whatChanged(pictures: readonly PictureValue[], earlier: readonly EarlierYear[]): Change {
  if (pictures.length === 0) return { kind: "nothing" };
  if (pictures.every(({ quality }) => quality === "modelled")) return { kind: "modelled" };
  const clear = pictures.filter(({ quality }) => quality === "good" || quality === "fair");
  const last = clear.at(-1)?.date;
  if (last === undefined) return { kind: "clouded" };
  const recent = clear.filter(({ date }) => date > daysBefore(last, comparedDays));
  const since = recent[0]?.date ?? last;
  if (recent.length < leastPictures) return { kind: "few", count: recent.length, last };
  return { kind: "known", against: againstYears(recent, earlier), course: courseOf(recent), since, last };
}

function againstYears(recent: readonly DayValue[], earlier: readonly EarlierYear[]) {
  const levels = earlier.flatMap(({ year, values }) => {
    const differences = recent.flatMap(({ date, value }) => {
      const then = valueOn(values, date);
      return then === null ? [] : [value - then];
    });
    return differences.length < leastPairs ? [] : [{ year, level: levelOf(mean(differences)) }];
  });
  const groups: { level: Level; years: number[] }[] = [];
  for (const { year, level } of levels.toSorted((a, b) => b.year - a.year)) {
    const group = groups.find((each) => each.level === level);
    if (group) group.years.push(year);
    else groups.push({ level, years: [year] });
  }
  return groups;
}

/** The last third of the pictures beside the first, so that one odd picture does not decide. */
function courseOf(recent: readonly DayValue[]): Level {
  const third = Math.max(1, Math.floor(recent.length / 3));
  const values = recent.map(({ value }) => value);
  return levelOf(mean(values.slice(-third)) - mean(values.slice(0, third)));
}

function levelOf(difference: number): Level {
  // Rounded, since 0.45 - 0.4 is a hair above 0.05 in binary.
  const rounded = Math.round(difference * 1e6) / 1e6;
  if (Math.abs(rounded) <= sameWithin) return "same";
  return rounded > 0 ? "greener" : "less";
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
