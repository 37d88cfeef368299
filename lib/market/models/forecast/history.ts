import type { MonthlyPrice } from "./forecast";
import { monthOfYear, monthNumber } from "../month";

/** Gaps of up to so many months are bridged with a straight line on the log scale. */
export const bridgedGapMonths = 3;
/** After a longer gap than the bridged, levels start anew and the season is kept; after a gap over this, all starts anew. */
export const longestGapMonths = 12;

/** Log prices of the months from the first used to the last observed; NaN within gaps that are not bridged. */
export type History = {
  logs: Float64Array;
  observed: boolean[];
  observedMonths: number;
  /** Month of the year (0 to 11) of the first month. */
  firstOfYear: number;
  last: string;
};

const isPrice = (price: number | null | undefined): price is number =>
  price !== null && price !== undefined && Number.isFinite(price) && price > 0;

/** The months after the last gap of more than a year, short gaps bridged; null without a price. */
export function historyOf(series: readonly MonthlyPrice[]): History | null {
  const priced = series.flatMap(({ price }, at) => (isPrice(price) ? [{ at, log: Math.log(price) }] : []));
  const afterCut = priced.findLastIndex(({ at }, index) => at - (priced[index - 1]?.at ?? at) - 1 > longestGapMonths);
  const used = priced.slice(Math.max(0, afterCut));
  const [first, last] = [used[0], used.at(-1)];
  const [start, end] = [series[first?.at ?? -1], series[last?.at ?? -1]];
  if (!first || !last || !start || !end) return null;
  const months = last.at - first.at + 1;
  const logs = new Float64Array(months).fill(Number.NaN);
  const observed = Array.from({ length: months }, () => false);
  let before = first;
  for (const each of used) {
    const gap = each.at - before.at - 1;
    for (let k = 1; gap <= bridgedGapMonths && k <= gap; k++) {
      logs[before.at - first.at + k] = before.log + ((each.log - before.log) * k) / (gap + 1);
    }
    logs[each.at - first.at] = each.log;
    observed[each.at - first.at] = true;
    before = each;
  }
  const firstOfYear = monthOfYear(monthNumber(start.month)) - 1;
  return { logs, observed, observedMonths: used.length, firstOfYear, last: end.month };
}
