import type { UsageJson } from "@/lib/usage/contract";
import { useUsageWords } from "./use-usage-words";

/** Where the month stands, in one sentence. */
export function UsageAnswer({ month }: { month: UsageJson["month"] }) {
  const { t, money, about, monthAfter } = useUsageWords();
  const { cost_naira, budget_naira, forecast_naira } = month;
  const cost = money(cost_naira);
  if (budget_naira !== null && Number(cost_naira) >= Number(budget_naira)) {
    return t("answer.over", { cost, budget: money(budget_naira), next: monthAfter(month.month) });
  }
  const spent =
    Number(cost_naira) === 0
      ? t("answer.none")
      : forecast_naira === null
        ? t("answer.spent", { cost })
        : t("answer.forecast", { cost, forecast: about(forecast_naira) });
  return budget_naira === null
    ? t("answer.noBudget", { sentence: spent })
    : t("answer.budget", { sentence: spent, budget: money(budget_naira) });
}
