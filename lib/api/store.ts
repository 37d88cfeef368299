import { z } from "zod";
import { db, chargeDirectly } from "../db";
import { Prisma } from "../generated/prisma/client";
import type { KeyLimits } from "./permit";
import { admit, type Admission, type Balances, type ChargeGroup } from "./admit";

/** A key as the pipeline needs it. */
export type KeyRecord = KeyLimits & {
  keyId: number;
  accountId: number;
  prefix: string;
  expiresAt: number | null;
  /** Answered by the sandbox, at no cost. */
  test: boolean;
};

/** The active key with this digest, or null; none of an account that is to be deleted. Not scoped by account: it is what tells the account. */
export async function findKey(digest: Uint8Array<ArrayBuffer>): Promise<KeyRecord | null> {
  const key = await db().apiKey.findUnique({
    where: { digest, deactivatedAt: null, account: { deleteAfter: null } },
    select: { id: true, accountId: true, prefix: true, expiresAt: true, test: true, scopes: true, allowedIps: true },
  });
  if (!key) return null;
  const { id, expiresAt, ...rest } = key;
  return { ...rest, keyId: id, expiresAt: expiresAt?.getTime() ?? null };
}

/** First day of the UTC month of a moment, YYYY-MM-01. */
const monthOf = (ms: number) => `${new Date(ms).toISOString().slice(0, 7)}-01`;

/**
 * The statement that adds groups to the usage of their hour and to the month total of their account, and gives
 * the positions (from 1) of the groups it charged. Left out are groups of keys that are not active and, unless
 * `evenWithBudget`, those with a budget.
 */
function usageStatement(groups: readonly ChargeGroup[], options: { evenWithBudget: boolean; at: number }): Prisma.Sql {
  const at = new Date(options.at).toISOString();
  // The month whose budget was looked at is the month that pays, however long ago the calls came in.
  const month = Prisma.sql`${monthOf(options.at)}::date`;
  const hour = Prisma.sql`${`${at.slice(0, 13)}:00:00Z`}::timestamptz`;
  return Prisma.sql`
    with batch as (
      select * from unnest(
        ${groups.map((group) => group.keyId)}::int[],
        ${groups.map((group) => group.endpoint)}::text[],
        ${groups.map((group) => group.calls)}::int[],
        ${groups.map((group) => group.calls * group.units)}::bigint[]
      ) with ordinality as batch (key_id, endpoint, calls, units, position)
    ), allowed as (
      select batch.*, k.account_id from batch
      join api_keys k on k.id = batch.key_id
      join users u on u.id = k.account_id
      where k.deactivated_at is null
        and (k.expires_at is null or k.expires_at > ${at}::timestamptz)
        and (${options.evenWithBudget}::boolean or (k.budget_units is null and u.budget_units is null))
    ), account_total as (
      insert into account_months as total (account_id, month, calls, cost_units)
      select account_id, ${month}, sum(calls), sum(units) from allowed group by 1 order by 1
      on conflict (account_id, month) do update
        set calls = total.calls + excluded.calls, cost_units = total.cost_units + excluded.cost_units
    ), hourly as (
      insert into usage_hours as usage (key_id, endpoint, hour, account_id, calls, cost_units, last_at)
      select key_id, endpoint, ${hour}, account_id, sum(calls), sum(units), ${at}::timestamptz
      from allowed group by key_id, endpoint, account_id order by key_id, endpoint
      on conflict (key_id, endpoint, hour) do update set
        calls = usage.calls + excluded.calls,
        cost_units = usage.cost_units + excluded.cost_units,
        last_at = greatest(usage.last_at, excluded.last_at)
    )
    select position::int from allowed`;
}

/** Charges the groups that no budget limits; null stands for a group that was left out. */
export async function chargeFreely(groups: readonly ChargeGroup[], at: number): Promise<(Admission | null)[]> {
  const rows = await chargeDirectly<{ position: number }>(usageStatement(groups, { evenWithBudget: false, at }));
  const charged = new Set(rows.map((row) => row.position));
  return groups.map((group, index) => (charged.has(index + 1) ? { admitted: group.calls, refusal: "inactive" } : null));
}

/** What is left this month to the accounts and keys of `groups`; their rows stay locked until the transaction ends. */
async function lockBalances(
  tx: Prisma.TransactionClient,
  groups: readonly ChargeGroup[],
  at: number,
): Promise<Balances> {
  const month = monthOf(at);
  const accountIds = Prisma.sql`${groups.map((group) => group.accountId)}::int[]`;
  const keyIds = Prisma.sql`${groups.map((group) => group.keyId)}::int[]`;
  // The month row is what every charge of the account updates, so its lock puts all processes in a line.
  await tx.$executeRaw`
    insert into account_months (account_id, month, calls, cost_units)
    select id, ${month}::date, 0, 0 from users where id = any(${accountIds}) order by id on conflict do nothing`;
  await tx.$queryRaw`
    select 1 from account_months where account_id = any(${accountIds}) and month = ${month}::date order by account_id for update`;
  const accounts = await tx.$queryRaw<{ id: number; left: bigint | null }[]>`
    select u.id, u.budget_units - m.cost_units as left from users u
    join account_months m on m.account_id = u.id and m.month = ${month}::date where u.id = any(${accountIds})`;
  const keys = await tx.$queryRaw<{ id: number; left: bigint | null }[]>`
    select k.id, k.budget_units - (
      select coalesce(sum(cost_units), 0)::bigint from usage_hours
      where k.budget_units is not null and key_id = k.id and hour >= ${month}::timestamp at time zone 'UTC'
    ) as left
    from api_keys k
    where k.id = any(${keyIds}) and k.deactivated_at is null
      and (k.expires_at is null or k.expires_at > ${new Date(at).toISOString()}::timestamptz)`;
  const balances = (rows: { id: number; left: bigint | null }[]) =>
    new Map(rows.map((row) => [row.id, row.left === null ? Infinity : Number(row.left)]));
  return { accounts: balances(accounts), keys: balances(keys) };
}

/** Charges what fits the budgets of the groups' accounts and keys, within the transaction `tx`. */
export async function chargeWithin(
  tx: Prisma.TransactionClient,
  groups: readonly ChargeGroup[],
  at: number,
): Promise<Admission[]> {
  const admissions = admit(groups, await lockBalances(tx, groups, at));
  const admitted = groups
    .map((group, index) => ({ ...group, calls: admissions[index]?.admitted ?? 0 }))
    .filter((group) => group.calls > 0);
  if (admitted.length > 0) await tx.$queryRaw(usageStatement(admitted, { evenWithBudget: true, at }));
  return admissions;
}

/** Runs `work` in a transaction that may wait its turn behind other processes' charges. */
export function inTransaction<T>(work: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
  return db().$transaction(work, { maxWait: 10_000, timeout: 30_000 });
}

/** Processes that share a database take turns at the sandbox's writing calls by this lock. */
const sandboxLock = 7_102_026_002;
/** Ids of what a test key makes; the sandbox's own rows have lower ones, live rows far lower ones. */
const firstSandboxId = 2_000_001_001;
const madeInSandbox = ["Farm", "FarmBoundary", "FarmCrop", "SoilSample", "SoilSampleStep"];

type Made = { model: string; args: unknown; query: (args: never) => Promise<unknown> };

/** Gives rows that are made the same ids each time: a sequence would count on when its transaction is undone. */
function withFixedIds() {
  const next = new Map<string, number>();
  const idFor = (model: string) => {
    const id = next.get(model) ?? firstSandboxId;
    next.set(model, id + 1);
    return id;
  };
  const make = ({ model, args, query }: Made) => {
    if (!madeInSandbox.includes(model)) return query(args as never);
    const { data, ...rest } = args as { data: object | object[] };
    const named = (row: object) => ({ id: idFor(model), ...row });
    return query({ ...rest, data: Array.isArray(data) ? data.map(named) : named(data) } as never);
  };
  return { query: { $allModels: { create: make, createMany: make, createManyAndReturn: make } } };
}

/**
 * Runs `work` in a transaction for a test key. What `undone` does within it leaves no trace: it is given the same ids
 * each time, and is taken back before the transaction is committed.
 */
export function inSandboxTransaction<T>(work: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
  const client = db().$extends(withFixedIds());
  // The extension changes no types.
  return client.$transaction((tx) => work(tx as unknown as Prisma.TransactionClient), {
    maxWait: 10_000,
    timeout: 30_000,
  });
}

/** Does `work` and takes back what it wrote, also when it fails. */
export async function undone<T>(tx: Prisma.TransactionClient, work: () => Promise<T>): Promise<T> {
  await tx.$executeRaw`savepoint sandbox`;
  try {
    await tx.$executeRaw`select pg_advisory_xact_lock(${sandboxLock}::bigint)`;
    return await work();
  } finally {
    await tx.$executeRaw`rollback to savepoint sandbox`;
  }
}

/** The first answer to an Idempotency-Key. */
export type StoredAnswer = {
  requestHash: Uint8Array;
  status: number;
  headers: Record<string, string>;
  body: string;
};

type Use = { accountId: number; endpoint: string; key: string; requestHash: Uint8Array<ArrayBuffer> };

/**
 * Claims an idempotency key for this transaction and gives null, or gives the answer already kept for it. Waits
 * while another transaction holds the same key.
 */
export async function claimIdempotencyKey(
  tx: Prisma.TransactionClient,
  use: Use,
  times: { now: number; notBefore: number },
): Promise<StoredAnswer | null> {
  const { accountId, endpoint, key } = use;
  await tx.idempotentCall.deleteMany({
    where: { accountId, endpoint, key, createdAt: { lt: new Date(times.notBefore) } },
  });
  const claim = { ...use, status: 0, headers: {}, body: "", createdAt: new Date(times.now) };
  const { count } = await tx.idempotentCall.createMany({ data: [claim], skipDuplicates: true });
  if (count === 1) return null;
  const kept = await tx.idempotentCall.findUniqueOrThrow({
    where: { accountId_endpoint_key: { accountId, endpoint, key } },
    select: { requestHash: true, status: true, headers: true, body: true },
  });
  return { ...kept, headers: KeptHeaders.parse(kept.headers) };
}

const KeptHeaders = z.record(z.string(), z.string());

/** Keeps the answer for a key claimed in this transaction. */
export async function keepIdempotentAnswer(
  tx: Prisma.TransactionClient,
  use: Use,
  answer: { status: number; headers: Record<string, string>; body: string },
): Promise<void> {
  const { accountId, endpoint, key } = use;
  await tx.idempotentCall.update({ where: { accountId_endpoint_key: { accountId, endpoint, key } }, data: answer });
}

/** Deletes answers that are too old to be given again. */
export async function dropIdempotentAnswers(before: number): Promise<void> {
  await db().idempotentCall.deleteMany({ where: { createdAt: { lt: new Date(before) } } });
}
