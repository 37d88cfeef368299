"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import Link from "next/link";
import { apiQuery } from "@/lib/api/client";
import type { UsageJson } from "@/lib/usage/contract";
import { PageHeader } from "../shell/page-header";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { BreakdownCards } from "./breakdown-cards";
import { BudgetCard } from "./budget-card";
import { CallLog } from "./call-log";
import { CallsChart } from "./calls-chart";
import { CostChart } from "./cost-chart";
import { FirstCallCard } from "./first-call-card";
import { usageInput, wholeMonth, type UsageState } from "./usage-address";
import { UsageAnswer } from "./usage-answer";
import { UsageFilter } from "./usage-filter";
import { UsageProblem } from "./usage-problem";
import { UsageSkeleton } from "./usage-skeleton";
import { useUsageState } from "./use-usage-state";
import { useUsageWords } from "./use-usage-words";

/** Calls, errors and cost, the budget, and the last calls. `thisMonth` is YYYY-MM (UTC). */
export function UsageView({ thisMonth }: { thisMonth: string }) {
  const { t } = useUsageWords();
  const { state, change } = useUsageState();
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery("GET /v1/usage", usageInput(state)),
    placeholderData: keepPreviousData,
  });
  const usage = data?.body;
  const statement = state.month === null ? "/usage/statement" : `/usage/statement?month=${state.month}`;
  return (
    <>
      <PageHeader
        title={t("title")}
        answer={usage ? <UsageAnswer month={usage.month} /> : null}
        actions={
          <Button asChild>
            <Link href={statement} prefetch={false}>
              <FileText aria-hidden />
              {t("statement")}
            </Link>
          </Button>
        }
      />
      <div className="flex flex-col gap-6">
        {error ? <UsageProblem error={error} pending={isFetching} onRetry={() => void refetch()} /> : null}
        {usage ? (
          <UsageParts usage={usage} state={state} onChange={change} thisMonth={thisMonth} />
        ) : error ? null : (
          <UsageSkeleton />
        )}
      </div>
    </>
  );
}

type PartsProps = {
  usage: UsageJson;
  state: UsageState;
  onChange: (part: Partial<UsageState>) => void;
  thisMonth: string;
};

function UsageParts(props: PartsProps) {
  const { usage, thisMonth } = props;
  // By what the answer says: while another is on its way, the address is ahead of it.
  const current = usage.mode === "live" && usage.from.startsWith(thisMonth);
  const untouched = current && usage.keys.length === 0 && usage.month.forecast_days === 0;
  return (
    <>
      {untouched ? <FirstCallCard /> : <Figures {...props} />}
      <BudgetCard month={usage.month} />
      {untouched ? null : <CallLog state={props.state} />}
    </>
  );
}

function Figures({ usage, state, onChange, thisMonth }: PartsProps) {
  const { t, month } = useUsageWords();
  const period = month(usage.from.slice(0, 7));
  const clear = <Button onClick={() => onChange(wholeMonth)}>{t("empty.clear")}</Button>;
  return (
    <>
      <UsageFilter usage={usage} state={state} onChange={onChange} thisMonth={thisMonth} />
      {usage.totals.calls === 0 ? (
        <Notice title={t("empty.period", { period })} action={clear}>
          {t("empty.periodBody")}
        </Notice>
      ) : (
        <>
          <div className="grid gap-6 lg:grid-cols-2">
            <CallsChart usage={usage} period={period} />
            <CostChart usage={usage} period={period} />
          </div>
          <BreakdownCards usage={usage} period={period} />
        </>
      )}
    </>
  );
}
