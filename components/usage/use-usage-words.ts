import { useFormatter, useTranslations } from "next-intl";
import { monthPeriod } from "@/lib/usage/models/period";

const utc = { timeZone: "UTC" } as const;
const roundedFrom = 100;

/** Days, months, money and shares as the usage page writes them. */
export function useUsageWords() {
  const t = useTranslations("usage");
  const format = useFormatter();
  const naira = (amount: string | number, digits: { least: number; most: number }) =>
    format.number(Number(amount), {
      style: "currency",
      currency: "NGN",
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: digits.least,
      maximumFractionDigits: digits.most,
    });
  const day = (date: string, how: "long" | "short" = "long") =>
    format.dateTime(new Date(`${date}T00:00:00Z`), { ...utc, day: "numeric", month: how });
  return {
    t,
    count: (value: number) => format.number(value),
    /** '₦1,234.50'; a single call may cost less than a kobo. */
    money: (amount: string | number) => naira(amount, { least: 2, most: 4 }),
    /** '₦3,100': what is expected is not known to the kobo. */
    about: (amount: string) =>
      naira(amount, Number(amount) < roundedFrom ? { least: 2, most: 2 } : { least: 0, most: 0 }),
    percent: (share: number) => format.number(share, { style: "percent", maximumFractionDigits: share < 0.01 ? 1 : 0 }),
    day,
    /** 'June 2026' of YYYY-MM. */
    month: (month: string) =>
      format.dateTime(new Date(monthPeriod(month).fromMs), { ...utc, month: "long", year: "numeric" }),
    /** The first day after a month (YYYY-MM). */
    monthAfter: (month: string) =>
      format.dateTime(new Date(monthPeriod(month).untilMs), { ...utc, day: "numeric", month: "long" }),
    /** A moment as '12 June, 10:15:07' in Nigeria. */
    moment: (at: string) =>
      format.dateTime(new Date(at), {
        day: "numeric",
        month: "short",
        hour: "2-digit",
        minute: "2-digit",
        second: "2-digit",
        hourCycle: "h23",
      }),
  };
}

/** What `useUsageWords` gives. */
export type UsageWords = ReturnType<typeof useUsageWords>;
