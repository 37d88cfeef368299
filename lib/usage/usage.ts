import { invalidRequest } from "../api/errors";
import { unitsToNaira } from "../api/price";
import type { CallJson, CallsQuery, UsageJson, UsageQuery } from "./contract";
import { forecastUnits } from "./models/forecast";
import { dayCount, dayOf, daysOf, daysPeriod, monthOf, monthPeriod, mostDays, type Period } from "./models/period";
import { findCalls, findMonth, findUsage, type Scope, type UsageRow } from "./store";

const dayMs = 86_400_000;
const listed = 500;

/** The period that is asked for. @throws ApiError 400 when it is none. */
function periodOf({ month, from, to }: UsageQuery, now: number): Period {
  if (from === undefined && to === undefined) return monthPeriod(month ?? monthOf(now));
  if (month !== undefined) throw invalidRequest("month: give either a month, or from and to.");
  if (from === undefined || to === undefined) throw invalidRequest("from, to: give both days, or a month.");
  const period = daysPeriod(from, to);
  const count = dayCount(period);
  if (count < 1 || count > mostDays) throw invalidRequest(`to: give a day at most ${mostDays - 1} days after from.`);
  return period;
}

type Counts = Pick<UsageRow, "calls" | "refused" | "failed" | "costUnits">;

const nothing: Counts = { calls: 0, refused: 0, failed: 0, costUnits: 0n };

const toCounts = ({ calls, refused, failed, costUnits }: Counts) => ({
  calls,
  refused,
  failed,
  cost_naira: unitsToNaira(costUnits),
});

function sum(rows: readonly Counts[]): Counts {
  return rows.reduce(
    (total, row) => ({
      calls: total.calls + row.calls,
      refused: total.refused + row.refused,
      failed: total.failed + row.failed,
      costUnits: total.costUnits + row.costUnits,
    }),
    nothing,
  );
}

/** Every day of the period until today, also those without a call. */
function dayCounts(rows: readonly UsageRow[], { fromMs, untilMs }: Period, now: number) {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const tomorrow = now - (now % dayMs) + dayMs;
  const days = daysOf({ fromMs, untilMs: Math.max(fromMs, Math.min(untilMs, tomorrow)) });
  return days.map((date) => ({ date, ...toCounts(byDay.get(date) ?? nothing) }));
}

async function monthJson(scope: Scope, now: number): Promise<UsageJson["month"]> {
  const month = monthOf(now);
  const row = await findMonth(scope, { month: `${month}-01`, today: dayOf(now) });
  const { budgetUnits = null, soFarUnits = 0n, recentUnits = 0n, recentDays = 0 } = row ?? {};
  const forecast = forecastUnits({ soFarUnits, recentUnits, recentDays }, now);
  return {
    month,
    cost_naira: unitsToNaira(soFarUnits),
    budget_naira: budgetUnits === null ? null : unitsToNaira(budgetUnits),
    forecast_naira: forecast === null ? null : unitsToNaira(forecast),
    forecast_days: recentDays,
  };
}

/** Calls, errors and cost of a period by day, endpoint and key, and where the current month stands. */
export async function readUsage(scope: Scope, query: UsageQuery, now: number): Promise<UsageJson> {
  const period = periodOf(query, now);
  const filter = { test: query.mode === "test", keyId: query.key_id, endpoint: query.endpoint };
  const [rows, month] = await Promise.all([findUsage(scope, { ...period, ...filter }), monthJson(scope, now)]);
  const days = rows.filter((row) => row.day !== null);
  const endpoints = rows.flatMap((row) => (row.endpoint === null ? [] : [{ ...row, endpoint: row.endpoint }]));
  const keys = rows.flatMap((row) => (row.keyId === null ? [] : [{ ...row, keyId: row.keyId }]));
  return {
    from: dayOf(period.fromMs),
    to: dayOf(period.untilMs - dayMs),
    mode: query.mode,
    totals: toCounts(sum(days)),
    days: dayCounts(days, period, now),
    endpoints: endpoints.slice(0, listed).map((row) => ({ endpoint: row.endpoint, ...toCounts(row) })),
    keys: keys.slice(0, listed).map((row) => ({
      key_id: row.keyId,
      key_name: row.keyName ?? "",
      key_prefix: row.keyPrefix ?? "",
      ...toCounts(row),
    })),
    month,
  };
}

const statusOf = {
  answered: { from: 100, until: 400 },
  refused: { from: 400, until: 500 },
  failed: { from: 500, until: 600 },
} as const;

/** A page of the account's last calls, the newest first. */
export async function readCalls(
  scope: Scope,
  query: CallsQuery,
): Promise<{ data: CallJson[]; next_cursor: string | null }> {
  const rows = await findCalls(scope, {
    test: query.mode === "test",
    keyId: query.key_id,
    endpoint: query.endpoint,
    before: query.cursor === undefined ? undefined : BigInt(query.cursor),
    status: query.outcome && statusOf[query.outcome],
    count: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    data: page.map((row) => ({
      at: row.at.toISOString(),
      request_id: row.requestId,
      endpoint: row.endpoint,
      status: row.status,
      duration_ms: row.durationMs,
      cost_naira: unitsToNaira(row.costUnits),
      key_name: row.keyName,
      key_prefix: row.keyPrefix,
    })),
    next_cursor: last ? String(last.id) : null,
  };
}
