import { createFormatter, createTranslator } from "next-intl";
import { unitsPerNaira } from "../api/price";
import { publicOrigin } from "../config";
import { messages } from "../i18n/messages";
import { monthPeriod } from "./models/period";
import type { ReachedBudget } from "./store";

const language = { locale: "en-NG", timeZone: "UTC" } as const;

/** Subject and text of the mail that tells a holder how much of a month's (YYYY-MM) budget is spent. */
export function budgetMail(
  { name, percent, budgetUnits, costUnits }: ReachedBudget,
  month: string,
): { subject: string; text: string } {
  const t = createTranslator({ locale: language.locale, messages, namespace: "usage.mail" });
  const format = createFormatter(language);
  const money = (units: bigint) =>
    format.number(Number(units) / unitsPerNaira, {
      style: "currency",
      currency: "NGN",
      currencyDisplay: "narrowSymbol",
    });
  const { fromMs, untilMs } = monthPeriod(month);
  const said = {
    name,
    percent,
    month: format.dateTime(fromMs, { month: "long", year: "numeric" }),
    next: format.dateTime(untilMs, { day: "numeric", month: "long" }),
    cost: money(costUnits),
    budget: money(budgetUnits),
    link: `${publicOrigin()}/usage`,
  };
  return {
    subject: t(percent === 100 ? "subjectSpent" : "subject", said),
    text: t(percent === 100 ? "spent" : "text", said),
  };
}
