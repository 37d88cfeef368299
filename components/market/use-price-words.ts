import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Measure } from "@/lib/market/models/measures";
import { monthNumber } from "@/lib/market/models/month";
import { dayToDate } from "../weather/calendar-days";
import type { BoardRow, Market, Newest } from "./answers";

/** A price younger than this says no age beside its month. */
const oldAfterMonths = 3;
const yearMonths = 12;
/** From here on a price needs no decimals. */
const wholeFrom = 100;

const units = ["kg", "litre", "tuber", "piece", "bunch", "bottle"] as const;

/** How old a price is, in words; `old` when it is older than a year. */
export type PriceAge = { text: string; old: boolean };

/** Prices, months and trends in words, as of `today` (YYYY-MM-DD). */
export function usePriceWords(today: string) {
  const t = useTranslations("market");
  const format = useFormatter();
  return useMemo(() => {
    const monthOf = (day: string) =>
      format.dateTime(dayToDate(`${day.slice(0, 7)}-01`), { month: "long", year: "numeric", timeZone: "UTC" });
    /** A month that stands beside another one: without its year where that is the same. */
    const monthBeside = (day: string, other: string) =>
      day.slice(0, 4) === other.slice(0, 4)
        ? format.dateTime(dayToDate(day), { month: "long", timeZone: "UTC" })
        : monthOf(day);
    const money = (value: number, currency: string) => {
      const digits = value >= wholeFrom || Number.isInteger(value) ? 0 : 2;
      const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      return format.number(value, { style: "currency", currency, currencyDisplay: "narrowSymbol", ...shown });
    };
    const unit = (name: string) => {
      const known = units.find((each) => each === name);
      return known ? t(`unit.${known}`) : t("unit.other", { unit: name });
    };
    /** Null: the unit of the prices itself. */
    const per = (row: Pick<BoardRow, "unit">, measure: Measure | null) =>
      t("price.per", { unit: measure === null ? unit(row.unit) : lowerFirst(measure.name) });
    const trend = ({ date, trend_percent: percent, trend_from: from }: Newest) => {
      if (percent === null || from === null) return t("price.noTrend");
      const month = monthBeside(from, date);
      const size = format.number(Math.abs(percent), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      if (directionOf(percent) === "same") return t("price.same", { month });
      return t(percent > 0 ? "price.up" : "price.down", { percent: size, month });
    };
    const age = (day: string): PriceAge | null => {
      const months = monthNumber(today) - monthNumber(day);
      if (months <= oldAfterMonths) return null;
      if (months <= yearMonths) return { text: t("price.monthsOld", { count: months }), old: false };
      return { text: t("price.yearsOld", { count: Math.floor(months / yearMonths) }), old: true };
    };
    const market = ({ name }: Market) => (name === stateAverage ? t("price.stateAverage") : name);
    return { t, format, money, unit, per, trend, age, market, month: monthOf, monthBeside, today };
  }, [t, format, today]);
}

/** Prices, months and trends in words. */
export type PriceWords = ReturnType<typeof usePriceWords>;

/** A name as it stands inside a sentence. */
export const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const stateAverage = "State average";

/** Whether a market stands for a state's average, which has no place. */
export const isStateAverage = ({ name }: Market): boolean => name === stateAverage;

/** Which way a price moved, as far as one digit after the point shows. */
export function directionOf(percent: number | null): "up" | "down" | "same" | "unknown" {
  if (percent === null) return "unknown";
  if (Math.abs(percent) < 0.05) return "same";
  return percent > 0 ? "up" : "down";
}
