import { monthNames } from "../../crops/wording";
import { monthOfYear, yearOf } from "../models/month";

const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A month of the year, 1 to 12, in words. */
export const monthName = (month: number): string => monthNames[month - 1] ?? "";

/** A month's number in words: `August 2025`. */
export const monthWords = (month: number): string => `${monthName(monthOfYear(month))} ${yearOf(month)}`;

/** Two months in words: `August 2025`, `June to August 2025`, `December 2024 to January 2025`. */
export function spanWords(from: number, to: number): string {
  if (from === to) return monthWords(to);
  return `${yearOf(from) === yearOf(to) ? monthName(monthOfYear(from)) : monthWords(from)} to ${monthWords(to)}`;
}

/** Naira with thousands separators; kobo only below a hundred. */
const nairaWords = (price: number): string => `₦${price < 99.5 ? fine.format(price) : whole.format(price)}`;

/** A range of prices per unit: `₦520 to ₦780 per kg`. */
export const priceRange = ({ low, high, unit }: { low: number; high: number; unit: string }): string =>
  nairaWords(low) === nairaWords(high)
    ? `${nairaWords(low)} per ${unit}`
    : `${nairaWords(low)} to ${nairaWords(high)} per ${unit}`;

/** A count with its noun: `1 market`, `31 markets`. */
export const counted = (count: number, noun: string): string =>
  `${whole.format(count)} ${noun}${count === 1 ? "" : "s"}`;

/** The size of a change in whole percent, without its sign. */
export const percentOf = (ratio: number): number => Math.abs(Math.round((ratio - 1) * 100));

/** A ratio as a distance: `8 % above`, `3 % below`, `about the same as`. */
export function distanceWords(ratio: number): string {
  const percent = percentOf(ratio);
  return percent === 0 ? "about the same as" : `${percent} % ${ratio > 1 ? "above" : "below"}`;
}

/** A ratio as a distance from what was named: `8 % above`, `3 % below`, `level`. */
export function sideWords(ratio: number): string {
  const percent = percentOf(ratio);
  return percent === 0 ? "level" : `${percent} % ${ratio > 1 ? "above" : "below"}`;
}

/** A ratio as a change: `rose by 8 %`, `fell by 3 %`, `stayed the same`. */
export function changeWords(ratio: number): string {
  const percent = percentOf(ratio);
  return percent === 0 ? "stayed the same" : `${ratio > 1 ? "rose" : "fell"} by ${percent} %`;
}

/** Names as a sentence has them; beyond `most` the rest are counted. */
export function listWords(items: readonly string[], { most, noun }: { most: number; noun: string }): string {
  const rest = items.length - most;
  const shown = rest > 0 ? [...items.slice(0, most), `${rest} other ${noun}${rest === 1 ? "" : "s"}`] : [...items];
  const last = shown.pop() ?? "";
  return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
