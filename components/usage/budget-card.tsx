"use client";

import { useId } from "react";
import type { UsageJson } from "@/lib/usage/contract";
import { Card, CardHeader } from "../ui/card";
import { cn } from "../ui/class-names";
import { BudgetForm } from "./budget-form";
import { useUsageWords } from "./use-usage-words";

type Month = UsageJson["month"];

/** How much of the budget is spent, what is expected, and the form that changes the budget. */
export function BudgetCard({ month }: { month: Month }) {
  const { t } = useUsageWords();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="min-w-0">
      <CardHeader id={titleId} title={t("budget.title")}>
        {t("budget.lead")}
      </CardHeader>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-3">
          <Share month={month} />
          <Forecast month={month} />
        </div>
        <BudgetForm key={month.budget_naira ?? "none"} budget={month.budget_naira} />
      </div>
    </Card>
  );
}

function Share({ month: { cost_naira, budget_naira, month } }: { month: Month }) {
  const { t, money, percent, monthAfter } = useUsageWords();
  if (budget_naira === null) return <p>{t("budget.none")}</p>;
  const [cost, budget] = [Number(cost_naira), Number(budget_naira)];
  const share = budget === 0 ? 1 : cost / budget;
  const next = monthAfter(month);
  const said = t("budget.share", { cost: money(cost_naira), budget: money(budget_naira), percent: percent(share) });
  return (
    <>
      <p className="font-medium">{said}</p>
      <div
        role="meter"
        aria-label={t("budget.bar")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.floor(share * 100))}
        aria-valuetext={said}
        className="bg-ink/8 h-3 overflow-hidden rounded-full"
      >
        <div
          className={cn("h-full rounded-full", share >= 1 ? "bg-clay" : share >= 0.8 ? "bg-maize-deep" : "bg-leaf")}
          style={{ width: `${Math.min(100, share * 100)}%` }}
        />
      </div>
      <p>
        {cost >= budget
          ? t("budget.passed", { next })
          : t("budget.left", { left: money((budget - cost).toFixed(4)), next })}
      </p>
    </>
  );
}

function Forecast({
  month: { budget_naira, cost_naira, forecast_naira, forecast_days, month: named },
}: {
  month: Month;
}) {
  const { t, about, month } = useUsageWords();
  if (forecast_naira === null) return <p className="text-ink-soft">{t("budget.tooLittle")}</p>;
  const budget = budget_naira === null ? Infinity : Number(budget_naira);
  const passes = Number(cost_naira) < budget && Number(forecast_naira) > budget;
  return (
    <>
      {passes ? <p className="font-medium">{t("budget.forecastOver", { days: forecast_days })}</p> : null}
      <p className="text-ink-soft">
        {t("budget.forecast", { forecast: about(forecast_naira), month: month(named), days: forecast_days })}
      </p>
    </>
  );
}
