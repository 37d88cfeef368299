import { median } from "../models/quantile";
import type { Assessment } from "./assessment";
import { changeWords, counted, listWords, monthWords } from "./phrases";

const recentMonths = 3;
const mostStates = 5;

/** How far the newest prices lie back. */
function ageSentence(newest: number, today: number): string {
  const months = today - newest;
  if (months <= 0) return `The newest prices in Nigeria are of ${monthWords(newest)}.`;
  return `The newest prices in Nigeria are of ${monthWords(newest)}, ${counted(months, "month")} ago.`;
}

/** Which few states the newest prices come from, where most end earlier. */
function statesSentence(all: Assessment[], newest: number): string | null {
  const states = new Map<string, number>();
  for (const { facts } of all) {
    for (const [state, month] of facts.states) states.set(state, Math.max(month, states.get(state) ?? 0));
  }
  const current = [...states].filter(([, month]) => month > newest - recentMonths).map(([state]) => state);
  const older = [...states.values()].filter((month) => month <= newest - recentMonths);
  if (older.length === 0 || current.length > mostStates) return null;
  const names = listWords(current.sort(), { most: mostStates, noun: "state" });
  return `Prices newer than ${monthWords(Math.max(...older))} are only from ${names}.`;
}

/** How many crops have them. */
function cropsSentence(all: Assessment[], current: Assessment[]): string | null {
  if (all.length < 2) return null;
  const old = all.filter((each) => !current.includes(each)).map(({ facts }) => facts.crop.name);
  const rest = old.length === 0 ? "" : `; older are those of ${listWords(old.sort(), { most: 6, noun: "crop" })}`;
  return `${current.length} of ${counted(all.length, "crop")} have prices from the three months to then${rest}.`;
}

/** How the crops moved together. */
function movementSentence(current: Assessment[]): string | null {
  const ratios = (pick: (each: Assessment) => number | undefined) => current.flatMap((each) => pick(each) ?? []);
  const quarters = ratios(({ quarter }) => quarter?.ratio);
  const years = ratios(({ year }) => year?.ratio);
  if (quarters.length < 3 || years.length < 3) return null;
  return `The price of the median crop ${changeWords(median(quarters))} against the three months before and ${changeWords(median(years))} against a year before.`;
}

/** Which crops stand out. */
function standingSentence(current: Assessment[]): string | null {
  const named = (fits: (each: Assessment) => boolean) =>
    listWords(
      current
        .filter(fits)
        .map(({ facts }) => facts.crop.name)
        .sort(),
      { most: 5, noun: "crop" },
    );
  const parts = [
    ["tight", named(({ supply }) => supply === "tight")],
    ["plentiful", named(({ supply }) => supply === "plentiful")],
  ].filter(([, names]) => names !== "");
  if (current.length < 2 || parts.length === 0) return null;
  return `By season and recent movement supply looked ${parts.map(([word, names]) => `${word} for ${names}`).join(", and ")}.`;
}

/** The market in a few sentences: how old prices are, whose they are, and how they moved. */
export function overviewOf(all: Assessment[], today: number): string {
  const newest = Math.max(...all.map(({ facts }) => facts.newest.month));
  const current = all.filter(({ facts }) => facts.newest.month > newest - recentMonths);
  return [
    ageSentence(newest, today),
    statesSentence(all, newest),
    cropsSentence(all, current),
    movementSentence(current),
    standingSentence(current),
  ]
    .filter((each) => each !== null)
    .join(" ");
}
