import type { MonthPrices } from "./composite";
import { monthOfYear, yearOf } from "./month";
import { bandOf, type Band } from "./quantile";

/** What prices did over a wait that began in a month of the year: later prices as multiples of earlier ones. */
export type StorageCell = Band & {
  /** Month of the year in which it is stored. */
  month: number;
  monthsAhead: number;
  /** Times, over markets and years, that both months had a price, and of them those with the higher price after. */
  cases: number;
  rose: number;
  /** Different years in which it was stored. */
  years: number;
};

/** Longest wait that is told of. */
export const longestWaitMonths = 9;

/** Cases of one month of the year: ratios, with the years of the earlier months. */
type Cases = { ratios: number[]; years: Set<number> };

function casesByMonth(markets: MonthPrices[], wait: number): Map<number, Cases> {
  const found = new Map<number, Cases>();
  for (const prices of markets) {
    for (const [month, price] of prices) {
      const later = prices.get(month + wait);
      if (later === undefined) continue;
      const cases = found.get(monthOfYear(month)) ?? { ratios: [], years: new Set() };
      cases.ratios.push(later / price);
      cases.years.add(yearOf(month));
      found.set(monthOfYear(month), cases);
    }
  }
  return found;
}

/** The past waits of one to nine months over all markets, by month of the year; nominal prices, inflation included. */
export function storageTable(markets: MonthPrices[]): StorageCell[] {
  const waits = Array.from({ length: longestWaitMonths }, (_, index) => index + 1);
  return waits
    .flatMap((monthsAhead) =>
      [...casesByMonth(markets, monthsAhead)].map(([month, { ratios, years }]) => ({
        month,
        monthsAhead,
        cases: ratios.length,
        years: years.size,
        rose: ratios.filter((ratio) => ratio > 1).length,
        ...bandOf(ratios),
      })),
    )
    .sort((a, b) => a.month - b.month || a.monthsAhead - b.monthsAhead);
}
