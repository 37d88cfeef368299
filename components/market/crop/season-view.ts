import type { Outlook } from "./answers";

const monthsInYear = 12;
/** Less than this above or below the year's mean is no season worth naming. */
const leastShare = 0.02;
/** A month counts as dear or cheap when it lies at least this part of the way to the dearest or cheapest one. */
const partOfWay = 0.5;

/** How a month of the year usually stands to the year's mean. */
export type Level = "dear" | "cheap" | "usual";

/** Months that follow each other, maybe over the new year: 1 to 12, both ends counted. */
export type MonthRun = { from: number; to: number };

/** Which months are usually dear and which cheap. */
export type Season = { dear: MonthRun[]; cheap: MonthRun[]; years: number; levels: ReadonlyMap<number, Level> };

/** The seasons of a price; null: too little history. Empty runs: it hardly changes over the year. */
export function usualSeason(months: Outlook["season"]): Season | null {
  if (months.length < monthsInYear) return null;
  const shares = months.map(({ month, middle }) => ({ month, share: middle - 1 }));
  const highest = Math.max(...shares.map(({ share }) => share));
  const lowest = Math.min(...shares.map(({ share }) => share));
  const levelOf = (share: number): Level => {
    if (share >= leastShare && share >= highest * partOfWay) return "dear";
    return share <= -leastShare && share <= lowest * partOfWay ? "cheap" : "usual";
  };
  const levels = new Map(shares.map(({ month, share }) => [month, levelOf(share)]));
  return {
    dear: runsOf("dear", levels),
    cheap: runsOf("cheap", levels),
    years: Math.min(...months.map(({ years }) => years)),
    levels,
  };
}

/** A multiple of the year's mean as per cent above (+) or below (-) it. */
export function percentOfMean(ratio: number): number {
  return Math.round((ratio - 1) * 100);
}

/** Longest first, since the main season is named first. */
function runsOf(level: Level, levels: ReadonlyMap<number, Level>): MonthRun[] {
  const has = (month: number) => levels.get(((month - 1 + monthsInYear) % monthsInYear) + 1) === level;
  const runs: (MonthRun & { length: number })[] = [];
  for (let from = 1; from <= monthsInYear; from += 1) {
    if (!has(from) || has(from - 1)) continue;
    let length = 1;
    while (length < monthsInYear && has(from + length)) length += 1;
    runs.push({ from, to: ((from + length - 2) % monthsInYear) + 1, length });
  }
  return runs.sort((one, other) => other.length - one.length).map(({ from, to }) => ({ from, to }));
}
