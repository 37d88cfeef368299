import type { MonthPrices } from "./composite";
import type { SeasonMonth } from "./season";
import { monthOfYear } from "./month";
import { median } from "./quantile";

/** Months that are compared, and how many of them must have a price on both sides. */
const quarter = 3;
const fewestPairs = 2;

/** From which change on a price counts as moving, and from which distance a month counts as cheap or dear. */
export const notable = 0.05;

/** How supply looks, as prices tell it. */
export type SupplyStatus = "plentiful" | "normal" | "tight" | "unknown";

/** Where demand seems to go, as prices tell it. */
export type DemandTrend = "rising" | "steady" | "falling" | "unknown";

/**
 * The mean of the three months to `last` as a multiple of the same months `back` months earlier (3: the three before; 12:
 * a year before): geometric means over the months with a price on both sides, of which there must be two.
 */
export function changeOver(prices: MonthPrices, { last, back }: { last: number; back: number }): number | null {
  const logs = Array.from({ length: quarter }, (_, index) => last - index).flatMap((month) => {
    const [now, before] = [prices.get(month), prices.get(month - back)];
    return now === undefined || before === undefined ? [] : [Math.log(now / before)];
  });
  if (logs.length < fewestPairs) return null;
  return Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length);
}

/** What the season alone makes of three months against the three before; 1 where it is not known. */
export function seasonalChange(season: readonly SeasonMonth[], last: number): number {
  const factor = (month: number) => season.find((each) => each.month === monthOfYear(month))?.middle ?? 1;
  if (season.length < 12) return 1;
  const logs = [0, 1, 2].map((index) => Math.log(factor(last - index) / factor(last - index - quarter)));
  return Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length);
}

/** How prices at large moved: the median over products of their own change; null where under five have one. */
export function commonChange(all: readonly MonthPrices[], at: { last: number; back: number }): number | null {
  const changes = all.flatMap((prices) => changeOver(prices, at) ?? []);
  return changes.length < 5 ? null : median(changes);
}

const lean = (ratio: number | null) => (ratio === null || Math.abs(ratio - 1) < notable ? 0 : Math.sign(ratio - 1));

/**
 * Supply by two signs: whether the month is usually cheap (plentiful, as after a harvest) or dear, and whether the last
 * three months fell or rose beyond season and general prices. Signs that contradict each other make it normal.
 */
export function supplyStatus({ season, movement }: { season: number | null; movement: number | null }): SupplyStatus {
  if (season === null && movement === null) return "unknown";
  const sum = lean(season) + lean(movement);
  return sum === 0 ? "normal" : sum > 0 ? "tight" : "plentiful";
}

/** Demand by the change against the same months a year before (which takes the season out) beyond general prices. */
export function demandTrend(movement: number | null): DemandTrend {
  if (movement === null) return "unknown";
  const direction = lean(movement);
  return direction === 0 ? "steady" : direction > 0 ? "rising" : "falling";
}
