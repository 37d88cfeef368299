import type { Outlook } from "./answers";
import { monthsFrom } from "./months";

/** A month of the fan: what was, or what is to come with its 80 % range. */
export type FanMonth = { month: string; past: number | null; middle: number | null; range: [number, number] | null };

/** The history before a forecast and the forecast itself; months follow each other without holes. */
export function fanOf({ newest, past, forecast }: Outlook): FanMonth[] {
  if (newest === null || forecast === null) return [];
  const prices = new Map(past.map(({ month, price }) => [month, price]));
  const before = monthsFrom(past[0]?.month ?? newest.month, newest.month).map((month): FanMonth => {
    const known = { month, past: prices.get(month) ?? null };
    // The fan opens from the newest price.
    if (month === newest.month) return { ...known, middle: newest.price, range: [newest.price, newest.price] };
    return { ...known, middle: null, range: null };
  });
  const ahead = forecast.months.map(({ month, low, middle, high }): FanMonth => {
    return { month, past: null, middle, range: [low, high] };
  });
  return [...before, ...ahead];
}
