import { monthOf, monthPeriod } from "./period";

const dayMs = 86_400_000;

/** Full days that the mean is made of, at most, and without which nothing is forecast. */
export const mostBasisDays = 7;
const fewestBasisDays = 3;

/** What the forecast is made of, in ten-thousandths of a naira. */
export type Spending = {
  /** This month, until now. */
  soFarUnits: bigint;
  /** On the full days (UTC) before today that are looked at. */
  recentUnits: bigint;
  /** How many they are: those since the day after the first charge, 7 at most. */
  recentDays: number;
};

/**
 * What the month will have cost by its end: what it cost so far, and for the time that remains (a part of today
 * included) the mean of the last full days, which are up to 7. Null when fewer than 3 are known. Pure.
 */
export function forecastUnits({ soFarUnits, recentUnits, recentDays }: Spending, now: number): bigint | null {
  if (recentDays < fewestBasisDays) return null;
  const { untilMs } = monthPeriod(monthOf(now));
  const perMs = Number(recentUnits) / (recentDays * dayMs);
  return soFarUnits + BigInt(Math.round(perMs * (untilMs - now)));
}
