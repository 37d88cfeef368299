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

type Case = { month: number; ratio: number };

function casesOf(prices: MonthPrices, wait: number): Case[] {
  return [...prices].flatMap(([month, price]) => {
    const later = prices.get(month + wait);
    return later === undefined ? [] : [{ month, ratio: later / price }];
  });
}

/** The past waits of one to nine months over all markets, by month of the year; nominal prices, inflation included. */
export function storageTable(markets: MonthPrices[]): StorageCell[] {
  const cells: StorageCell[] = [];
  for (let monthsAhead = 1; monthsAhead <= longestWaitMonths; monthsAhead += 1) {
    const all = markets.flatMap((prices) => casesOf(prices, monthsAhead));
    for (let month = 1; month <= 12; month += 1) {
      const cases = all.filter((each) => monthOfYear(each.month) === month);
      if (cases.length === 0) continue;
      const ratios = cases.map(({ ratio }) => ratio);
      const years = new Set(cases.map((each) => yearOf(each.month))).size;
      const rose = ratios.filter((ratio) => ratio > 1).length;
      cells.push({ month, monthsAhead, cases: cases.length, years, rose, ...bandOf(ratios) });
    }
  }
  return cells.sort((a, b) => a.month - b.month || a.monthsAhead - b.monthsAhead);
}
