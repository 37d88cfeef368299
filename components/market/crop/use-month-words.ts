import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";

const wholeFrom = 100;
const monthsInYear = 12;
const units = ["kg", "litre", "tuber", "piece", "bunch", "bottle"] as const;
const noon = (month: string) => new Date(`${month}-15T12:00:00Z`);

/** Writes prices, what they are per, and months (YYYY-MM) in words. */
export function useMonthWords() {
  const t = useTranslations("marketCrop.words");
  const format = useFormatter();
  const locale = useLocale();
  return useMemo(() => {
    const write = (month: string, options: Pick<Intl.DateTimeFormatOptions, "month" | "year">) =>
      format.dateTime(noon(month), { ...options, timeZone: "UTC" });
    const money = (currency: string) => ({ style: "currency", currency, currencyDisplay: "narrowSymbol" }) as const;
    const ofYear = (month: number) => `2001-${String(month).padStart(2, "0")}`;
    const monthYear = (month: string) => write(month, { month: "long", year: "numeric" });
    const figure = (value: number) =>
      format.number(value, { maximumFractionDigits: Math.abs(value) >= wholeFrom ? 0 : 2 });
    const age = (months: number) =>
      months < 2 * monthsInYear
        ? t("monthsAgo", { count: months })
        : t("yearsAgo", { count: Math.floor(months / monthsInYear) });
    return {
      /** '₦1,250', below 0 '\u2212₦1,250' */
      price: (value: number, currency: string) => {
        const whole = Math.abs(value) >= wholeFrom || Number.isInteger(value);
        const digits = whole ? 0 : 2;
        const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        // A hyphen would let a line end between the sign and the amount.
        return format.number(value, { ...money(currency), ...shown }).replace("-", "\u2212");
      },
      /** '₦' */
      symbol: (currency: string) =>
        new Intl.NumberFormat(locale, money(currency)).formatToParts(0).find(({ type }) => type === "currency")
          ?.value ?? currency,
      /** '1,250' */
      figure,
      /** 'a kg' */
      aUnit: (unit: string) => {
        const known = units.find((each) => each === unit);
        return known ? t(`aUnit.${known}`) : t("aUnitOther", { unit });
      },
      /** 'June 2025' */
      monthYear,
      /** 'Jun 2025', not to be broken: it names a row */
      inTable: (month: string) => write(month, { month: "short", year: "numeric" }).replaceAll(" ", "\u00a0"),
      /** 'Jun', and in January the year; where no January is among the labels 'Jun 2025' */
      underAxis: (labelled: readonly string[]) => {
        const hasYear = labelled.some((month) => month.endsWith("-01"));
        return (month: string) => {
          if (!hasYear) return write(month, { month: "short", year: "numeric" });
          return write(month, month.endsWith("-01") ? { year: "numeric" } : { month: "short" });
        };
      },
      /** 'June', of 1 to 12 */
      monthName: (month: number) => write(ofYear(month), { month: "long" }),
      /** 'Jun', of 1 to 12 */
      monthNameShort: (month: number) => write(ofYear(month), { month: "short" }),
      /** '17 months ago' */
      age,
      /** 'June 2025', and when it is older than three months 'June 2025, 17 months ago' */
      monthWithAge: (month: string, monthsOld: number) =>
        monthsOld > oldFromMonths ? t("withAge", { month: monthYear(month), age: age(monthsOld) }) : monthYear(month),
    };
  }, [t, format, locale]);
}

/** A price that is older than this is never taken for today's. */
export const oldFromMonths = 3;
