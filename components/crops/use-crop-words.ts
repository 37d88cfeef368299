import { useFormatter, useTranslations } from "next-intl";
import type { YearSpan } from "./answers";

const daysOfYear = 365;
/** From here on, time to maturity is told in years. */
const toldInYears = 2 * daysOfYear;

/** How dates and figures of crops are written. */
export function useCropWords() {
  const t = useTranslations("crops");
  const format = useFormatter();
  /** `06-12` as `12 June`. */
  const day = (monthDay: string) =>
    format.dateTime(new Date(`2025-${monthDay}T00:00:00Z`), { day: "numeric", month: "long", timeZone: "UTC" });
  const span = ({ from, to }: YearSpan) => t("calendar.span", { from: day(from), to: day(to) });
  const month = (number: number) =>
    format.dateTime(new Date(Date.UTC(2025, number - 1, 15)), { month: "long", timeZone: "UTC" });
  const amount = ({ min, max }: { min: number; max: number }) =>
    min === max ? format.number(min) : t("growing.amount", { min: format.number(min), max: format.number(max) });
  const maturity = ({ min, max }: { min: number; max: number }) =>
    max > toldInYears
      ? t("growing.years", { min: Math.round(min / daysOfYear), max: Math.round(max / daysOfYear) })
      : t("growing.days", { min, max });
  return { day, span, month, amount, maturity };
}
