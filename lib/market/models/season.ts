import type { MonthPrices } from "./composite";
import { monthOfYear, yearOf } from "./month";
import { bandOf, type Band } from "./quantile";

/** A month's price as a multiple of the twelve months around it, over the years. */
export type SeasonMonth = Band & { month: number; years: number; cases: number };

/** Fewest years that a month of the year needs. */
const fewestSeasonYears = 3;
const longestFilledGap = 2;

/** Logarithms of the prices, with gaps of up to two months filled by a straight line. */
function filledLogs(prices: MonthPrices): Map<number, number> {
  const months = [...prices.keys()].sort((a, b) => a - b);
  const logs = new Map<number, number>();
  months.forEach((month, index) => {
    const log = Math.log(prices.get(month) ?? NaN);
    const before = months[index - 1];
    const gap = before === undefined ? 0 : month - before - 1;
    if (before !== undefined && gap > 0 && gap <= longestFilledGap) {
      const from = logs.get(before) ?? log;
      for (let at = 1; at <= gap; at += 1) logs.set(before + at, from + ((log - from) * at) / (gap + 1));
    }
    logs.set(month, log);
  });
  return logs;
}

/** The 2x12 moving mean around a month: thirteen values, the first and last with half the weight; null where one lacks. */
function centredMean(logs: Map<number, number>, month: number): number | null {
  let sum = 0;
  for (let offset = -6; offset <= 6; offset += 1) {
    const log = logs.get(month + offset);
    if (log === undefined) return null;
    sum += Math.abs(offset) === 6 ? log / 2 : log;
  }
  return sum / 12;
}

/** Observed months as the logarithm of their multiple of the twelve months around them. */
function ratiosOf(prices: MonthPrices): { month: number; ratio: number }[] {
  const logs = filledLogs(prices);
  return [...prices].flatMap(([month, price]) => {
    const mean = centredMean(logs, month);
    return mean === null ? [] : [{ month, ratio: Math.log(price) - mean }];
  });
}

/**
 * Season of a price by the ratio to the centred 12-month (2x12) moving mean on the log scale, pooled over years and
 * markets: Hyndman & Athanasopoulos (2021), Forecasting: principles and practice, 3rd ed., sections 3.3 and 3.4. Gaps
 * of one or two months are bridged for the mean alone, longer ones leave their neighbourhood out. Where all twelve
 * months are known they are scaled so that the middles multiply to 1. Months with under three years are left out.
 */
export function seasonOf(markets: MonthPrices[]): SeasonMonth[] {
  const ratios = markets.flatMap(ratiosOf);
  const months = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) => {
    const own = ratios.filter((each) => monthOfYear(each.month) === month);
    const years = new Set(own.map((each) => yearOf(each.month))).size;
    if (years < fewestSeasonYears) return [];
    return [{ month, years, cases: own.length, ...bandOf(own.map(({ ratio }) => ratio)) }];
  });
  const shift = months.length === 12 ? months.reduce((sum, { middle }) => sum + middle, 0) / 12 : 0;
  return months.map(({ low, middle, high, ...rest }) => ({
    ...rest,
    low: Math.exp(low - shift),
    middle: Math.exp(middle - shift),
    high: Math.exp(high - shift),
  }));
}
