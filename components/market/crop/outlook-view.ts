import type { Outlook, Series } from "./answers";
import { addMonths, monthsFrom } from "./months";

/** How much history stands before the forecast. */
const historyMonths = 24;
/** Prices are rounded on their way: less than this apart they are the same. */
const sameShare = 0.01;

/** A month of the fan: what was, or what is to come with its 80 % range. */
export type FanMonth = { month: string; past: number | null; middle: number | null; range: [number, number] | null };

/** The history before a forecast and the forecast itself; months follow each other without holes. */
export function fanOf(outlook: Outlook, series: Series | null): FanMonth[] {
  const { newest, forecast } = outlook;
  if (newest === null || forecast === null) return [];
  const prices = new Map((series?.months ?? []).map((each) => [each.month, each[outlook.kind]]));
  // Of a median over markets only the newest price is known here: one market's history must not pass for it.
  const start = hasOwnHistory(outlook, series) ? addMonths(newest.month, 1 - historyMonths) : newest.month;
  const past = monthsFrom(start, newest.month).map((month) => {
    const price = month === newest.month ? newest.price : (prices.get(month) ?? null);
    return { month, past: price, middle: null, range: null };
  });
  const first = past.findIndex((each) => each.past !== null);
  const ahead = forecast.months.map(({ month, low, middle, high }): FanMonth => {
    return { month, past: null, middle, range: [low, high] };
  });
  // The fan opens from the newest price.
  const joined = past
    .slice(first)
    .map((each) =>
      each.month === newest.month
        ? { ...each, middle: newest.price, range: [newest.price, newest.price] as [number, number] }
        : each,
    );
  return [...joined, ...ahead];
}

/** Whether an outlook is of the series' own prices, rather than of a median over markets. */
export function hasOwnHistory({ newest, kind }: Outlook, series: Series | null): boolean {
  const own = series?.months.find(({ month }) => month === newest?.month)?.[kind] ?? null;
  return own !== null && newest !== null && Math.abs(own - newest.price) <= sameShare * newest.price;
}
