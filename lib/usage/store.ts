import { db, type Database } from "../db";
import { Prisma } from "../generated/prisma/client";
import { mostBasisDays } from "./models/forecast";

/** An account and the connection (or transaction) through which it is read and written. */
export type Scope = { accountId: number; db: Database };

/** Which calls are looked at. */
export type Filter = { test: boolean; keyId?: number | undefined; endpoint?: string | undefined };

/** What was counted for a day, an endpoint or a key: of the three, the one that is not null. */
export type UsageRow = {
  day: string | null;
  endpoint: string | null;
  keyId: number | null;
  keyName: string | null;
  keyPrefix: string | null;
  calls: number;
  refused: number;
  failed: number;
  costUnits: bigint;
};

const moment = (ms: number) => Prisma.sql`${new Date(ms).toISOString()}::timestamptz`;

/**
 * The account's calls of a period, by day, by endpoint and by key. Endpoints and keys that a filter leaves out are
 * there with nothing counted, for the choices of the filter.
 */
export async function findUsage(
  { accountId, db }: Scope,
  { fromMs, untilMs, test, keyId, endpoint }: Filter & { fromMs: number; untilMs: number },
): Promise<UsageRow[]> {
  const [onlyKey, onlyEndpoint] = [keyId ?? null, endpoint ?? null];
  const mine = Prisma.sql`account_id = ${accountId} and hour >= ${moment(fromMs)} and hour < ${moment(untilMs)}`;
  // Every charge is a call, also where a crash took the count of answers with it.
  return db.$queryRaw<UsageRow[]>`
    with counted as (
      select key_id, endpoint, hour, calls, refused, failed, 0 as charged, 0::bigint as units
      from call_hours where ${mine}
      union all
      select key_id, endpoint, hour, 0, 0, 0, calls, cost_units from usage_hours where ${mine}
    ), daily as (
      select key_id, endpoint, (hour at time zone 'UTC')::date as day, greatest(sum(calls), sum(charged)) as calls,
        sum(refused) as refused, sum(failed) as failed, sum(units) as units
      from counted group by 1, 2, 3
    ), told as (
      select d.*, (${onlyKey}::int is null or d.key_id = ${onlyKey}::int)
        and (${onlyEndpoint}::text is null or d.endpoint = ${onlyEndpoint}::text) as wanted
      from daily d join api_keys k on k.id = d.key_id and k.account_id = ${accountId}
      where k.test = ${test}
    ), summed as (
      select day, endpoint, key_id, coalesce(sum(calls) filter (where wanted), 0)::int as calls,
        coalesce(sum(refused) filter (where wanted), 0)::int as refused,
        coalesce(sum(failed) filter (where wanted), 0)::int as failed,
        coalesce(sum(units) filter (where wanted), 0)::bigint as units
      from told group by grouping sets ((day), (endpoint), (key_id))
    )
    select s.day::text, s.endpoint, s.key_id as "keyId", k.name as "keyName", k.prefix as "keyPrefix",
      s.calls, s.refused, s.failed, s.units as "costUnits"
    from summed s left join api_keys k on k.id = s.key_id and k.account_id = ${accountId}
    order by s.day, s.units desc, s.calls desc, s.endpoint, s.key_id`;
}

/** What an account has spent in the current month, and what its forecast is made of. */
export type MonthRow = {
  budgetUnits: bigint | null;
  soFarUnits: bigint;
  recentUnits: bigint;
  recentDays: number;
};

/** The account's month (YYYY-MM-01) and its last full days before `today` (YYYY-MM-DD), both of UTC. */
export async function findMonth(
  { accountId, db }: Scope,
  { month, today }: { month: string; today: string },
): Promise<MonthRow | null> {
  const rows = await db.$queryRaw<MonthRow[]>`
    with known as (
      select least(${mostBasisDays}, greatest(0, ${today}::date - (
        select (hour at time zone 'UTC')::date from usage_hours where account_id = ${accountId} order by hour limit 1
      ) - 1))::int as days
    )
    select u.budget_units as "budgetUnits", coalesce(m.cost_units, 0) as "soFarUnits",
      coalesce(known.days, 0) as "recentDays", (
        select coalesce(sum(cost_units), 0)::bigint from usage_hours
        where account_id = u.id and hour >= (${today}::date - known.days)::timestamp at time zone 'UTC'
          and hour < ${today}::timestamp at time zone 'UTC'
      ) as "recentUnits"
    from users u cross join known
    left join account_months m on m.account_id = u.id and m.month = ${month}::date
    where u.id = ${accountId}`;
  return rows[0] ?? null;
}

/** One of the last calls; its key's name is null when the key is gone. */
export type CallRow = {
  id: bigint;
  at: Date;
  requestId: string;
  endpoint: string;
  status: number;
  durationMs: number;
  costUnits: bigint;
  keyName: string | null;
  keyPrefix: string | null;
};

/** Which of the last calls are read: those before the one with the id `before`. */
export type CallFilter = Filter & {
  before?: bigint | undefined;
  count: number;
  status?: { from: number; until: number } | undefined;
};

/** The account's last calls, the newest first. */
export async function findCalls({ accountId, db }: Scope, filter: CallFilter): Promise<CallRow[]> {
  const { test, status, count } = filter;
  const [before, keyId, endpoint] = [filter.before ?? null, filter.keyId ?? null, filter.endpoint ?? null];
  return db.$queryRaw<CallRow[]>`
    select r.id, r.at, r.request_id as "requestId", r.endpoint, r.status, r.duration_ms as "durationMs",
      r.cost_units as "costUnits", k.name as "keyName", k.prefix as "keyPrefix"
    from call_records r left join api_keys k on k.id = r.key_id and k.account_id = r.account_id
    where r.account_id = ${accountId} and coalesce(k.test, false) = ${test}
      and (${before}::bigint is null or r.id < ${before}::bigint)
      and (${keyId}::int is null or r.key_id = ${keyId}::int)
      and (${endpoint}::text is null or r.endpoint = ${endpoint}::text)
      and r.status >= ${status?.from ?? 0} and r.status < ${status?.until ?? 1_000}
    order by r.id desc limit ${count}`;
}

/** Charged calls with one key at one endpoint. */
export type ChargeRow = {
  endpoint: string;
  keyId: number;
  keyName: string;
  keyPrefix: string;
  calls: number;
  costUnits: bigint;
};

/** The account's charged calls of a period by endpoint and key, from the ledger. */
export async function findCharges(
  { accountId, db }: Scope,
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
): Promise<ChargeRow[]> {
  return db.$queryRaw<ChargeRow[]>`
    select h.endpoint, k.id as "keyId", k.name as "keyName", k.prefix as "keyPrefix",
      sum(h.calls)::int as calls, sum(h.cost_units)::bigint as "costUnits"
    from usage_hours h join api_keys k on k.id = h.key_id and k.account_id = ${accountId}
    where h.account_id = ${accountId} and h.hour >= ${moment(fromMs)} and h.hour < ${moment(untilMs)}
    group by h.endpoint, k.id order by h.endpoint, k.name, k.id`;
}

/** The account's holder. */
export async function findHolder({
  accountId,
  db,
}: Scope): Promise<{ id: number; name: string; email: string } | null> {
  return db.user.findUnique({ where: { id: accountId }, select: { id: true, name: true, email: true } });
}

/**
 * The share of a budget that the month `m` has reached, as holders are told of it: 0, 50, 80 or 100 per cent. The
 * whole of it is reached when what is left is less than a call of this month cost on average, so that the next such
 * call is refused.
 */
const reached = (budget: Prisma.Sql): Prisma.Sql => Prisma.sql`
  case when coalesce(${budget}, 0) = 0 then 0
    when m.cost_units + m.cost_units / greatest(m.calls, 1) > ${budget} then 100
    when m.cost_units * 100 >= ${budget} * 80 then 80
    when m.cost_units * 100 >= ${budget} * 50 then 50
    else 0 end`;

/** Sets the account's monthly budget; of a higher one than before its holder is told anew. */
export async function updateBudget(
  { accountId, db }: Scope,
  { budgetUnits, month }: { budgetUnits: bigint | null; month: string },
): Promise<void> {
  await db.user.update({ where: { id: accountId }, data: { budgetUnits }, select: { id: true } });
  await db.$executeRaw`
    update account_months m set told_percent = least(m.told_percent, ${reached(Prisma.sql`${budgetUnits}::bigint`)})
    where m.account_id = ${accountId} and m.month = ${month}::date`;
}

/** A share of an account's budget that its holder is to be told of. */
export type ReachedBudget = {
  accountId: number;
  name: string;
  email: string;
  before: number;
  percent: number;
  budgetUnits: bigint;
  costUnits: bigint;
};

/** Accounts that are told in one go. */
const mostAtOnce = 200;

/**
 * The accounts whose share of the budget has passed a step since they were told: each is given to one asker only,
 * whichever process it is in. `tell` runs in the same transaction. Not scoped: it looks after all accounts.
 */
export async function claimReachedBudgets(
  month: string,
  tell: (reached: ReachedBudget[], db: Database) => Promise<void>,
): Promise<ReachedBudget[]> {
  return db().$transaction(async (tx) => {
    const claimed = await tx.$queryRaw<ReachedBudget[]>`
      with shares as materialized (
        select m.account_id, m.told_percent as before, ${reached(Prisma.sql`u.budget_units`)} as percent,
          u.name, u.email, u.budget_units
        from account_months m join users u on u.id = m.account_id
        where m.month = ${month}::date and u.delete_after is null
          and (u.budget_units is not null or m.told_percent > 0)
      ), changed as (
        select * from shares where percent <> before order by account_id limit ${mostAtOnce}
      )
      update account_months m set told_percent = c.percent from changed c
      where m.account_id = c.account_id and m.month = ${month}::date and m.told_percent = c.before
      returning m.account_id as "accountId", c.name, c.email, c.before, c.percent,
        c.budget_units as "budgetUnits", m.cost_units as "costUnits"`;
    const passed = claimed.filter(({ before, percent }) => percent > before);
    await tell(passed, tx);
    return passed;
  });
}

/** Gives a share back that its holder could not be told of, for another try. */
export async function releaseReachedBudget(
  month: string,
  { accountId, before, percent }: Pick<ReachedBudget, "accountId" | "before" | "percent">,
): Promise<void> {
  await db().$executeRaw`
    update account_months set told_percent = ${before}
    where account_id = ${accountId} and month = ${month}::date and told_percent = ${percent}`;
}
