import { db, type Database } from "../db";
import { Prisma } from "../generated/prisma/client";
import { listedKeys } from "./contract";

/** An account and the connection (or transaction) through which it is read and written. */
export type Scope = { accountId: number; db: Database };

/** A key with its calls and cost of one month. */
export type KeyRow = {
  id: number;
  name: string;
  prefix: string;
  lastFour: string;
  budgetUnits: bigint | null;
  createdAt: Date;
  expiresAt: Date | null;
  deactivatedAt: Date | null;
  test: boolean;
  scopes: string[];
  allowedIps: string[];
  rotatedFromId: number | null;
  /** Whether another key was issued in its place. */
  replaced: boolean;
  lastUsedAt: Date | null;
  lastUsedIp: string | null;
  calls: number;
  costUnits: bigint;
};

/**
 * The account's keys, or the one with the id `only`: active ones first, then the newest. One query, with the
 * usage of the month (YYYY-MM-01) joined, which Prisma's own loading would ask for separately.
 */
export async function findKeys(
  { accountId, db }: Scope,
  { month, only }: { month: string; only?: number },
): Promise<KeyRow[]> {
  const oneOnly = only === undefined ? Prisma.empty : Prisma.sql`and k.id = ${only}`;
  return db.$queryRaw<KeyRow[]>`
    select k.id, k.name, k.prefix, k.last_four as "lastFour", k.budget_units as "budgetUnits",
      k.created_at as "createdAt", k.expires_at as "expiresAt", k.deactivated_at as "deactivatedAt",
      k.test, k.scopes, k.allowed_ips as "allowedIps", k.rotated_from_id as "rotatedFromId",
      exists (select 1 from api_keys n where n.account_id = k.account_id and n.rotated_from_id = k.id) as replaced,
      greatest(
        k.last_used_at, (select last_at from usage_hours where key_id = k.id order by hour desc limit 1)
      ) as "lastUsedAt",
      k.last_used_ip as "lastUsedIp",
      used.calls, used."costUnits"
    from api_keys k
    cross join lateral (
      select coalesce(sum(calls), 0)::int as calls, coalesce(sum(cost_units), 0)::bigint as "costUnits"
      from usage_hours where key_id = k.id and hour >= ${month}::timestamp at time zone 'UTC'
    ) used
    where k.account_id = ${accountId} ${oneOnly}
    order by (k.deactivated_at is not null), k.created_at desc, k.id desc
    limit ${listedKeys}`;
}

/** How many keys of an account there are, besides deactivated ones: those in use, and replaced ones that still work. */
export type KeyCounts = { active: number; retiring: number };

/** The account's keys, counted at the moment `now`; until the transaction ends no other call can change that. */
export async function countKeys({ accountId, db }: Scope, now: number): Promise<KeyCounts> {
  await db.$queryRaw`select 1 from users where id = ${accountId} for no key update`;
  const mine = { accountId, deactivatedAt: null };
  const [active, retiring] = [
    await db.apiKey.count({ where: { ...mine, rotatedTo: { none: {} } } }),
    await db.apiKey.count({ where: { ...mine, rotatedTo: { some: {} }, expiresAt: { gt: new Date(now) } } }),
  ];
  return { active, retiring };
}

/** What is kept of a new key. */
export type NewKey = {
  name: string;
  digest: Uint8Array<ArrayBuffer>;
  prefix: string;
  lastFour: string;
  budgetUnits: bigint | null;
  expiresAt: Date | null;
  createdAt: Date;
  test: boolean;
  scopes: string[];
  allowedIps: string[];
  rotatedFromId: number | null;
};

/** Keeps a new key of the account; gives its id. */
export async function insertKey({ accountId, db }: Scope, key: NewKey): Promise<number> {
  const { id } = await db.apiKey.create({ data: { accountId, ...key }, select: { id: true } });
  return id;
}

/** What may change in a key; what is left out stays. */
export type KeyChange = {
  name?: string;
  budgetUnits?: bigint | null;
  expiresAt?: Date | null;
  deactivatedAt?: Date | null;
  scopes?: string[];
  allowedIps?: string[];
};

/** Changes the account's key `id`; false when the account has no such key. */
export async function updateKey(
  { accountId, db }: Scope,
  { id, change }: { id: number; change: KeyChange },
): Promise<boolean> {
  const { count } = await db.apiKey.updateMany({ where: { id, accountId }, data: change });
  return count === 1;
}

/** The account with this e-mail (lower case), or null. Not scoped: it is what tells the account. */
export async function findUser(email: string): Promise<{ id: number; name: string; email: string } | null> {
  return db().user.findUnique({ where: { email }, select: { id: true, name: true, email: true } });
}

/** Makes an account with a hashed password, as better-auth stores it; null when the e-mail is taken. */
export async function insertUser(user: { email: string; name: string; passwordHash: string }): Promise<number | null> {
  return db().$transaction(async (tx) => {
    const [made] = await tx.user.createManyAndReturn({
      data: [{ email: user.email, name: user.name }],
      select: { id: true },
      skipDuplicates: true,
    });
    if (!made) return null;
    await tx.credential.create({
      data: { userId: made.id, accountId: String(made.id), providerId: "credential", password: user.passwordHash },
    });
    return made.id;
  });
}

/** Sets the account's monthly budget; null lifts it. */
export async function updateBudget(accountId: number, budgetUnits: bigint | null): Promise<void> {
  await db().user.update({ where: { id: accountId }, data: { budgetUnits }, select: { id: true } });
}

/** Counts a try under `key`; gives the count since the window's begin (milliseconds since 1970). */
export async function addAttempt(
  key: string,
  { now, windowMs }: { now: number; windowMs: number },
): Promise<{ count: number; since: number }> {
  const rows = await db().$queryRaw<{ count: number; since: bigint }[]>`
    insert into auth_rate_limits as tried (key, count, last_request) values (${key}, 1, ${BigInt(now)})
    on conflict (key) do update set
      count = case when tried.last_request <= ${BigInt(now - windowMs)} then 1 else tried.count + 1 end,
      last_request = case when tried.last_request <= ${BigInt(now - windowMs)} then excluded.last_request
        else tried.last_request end
    returning count, last_request as since`;
  return { count: rows[0]?.count ?? 1, since: Number(rows[0]?.since ?? now) };
}

/** Forgets all tries whose window began before `before` (milliseconds since 1970). */
export async function dropAttempts(before: number): Promise<void> {
  await db().rateLimit.deleteMany({ where: { lastRequest: { lt: before } } });
}

/** Forgets the tries under `key`. */
export async function deleteAttempts(key: string): Promise<void> {
  await db().rateLimit.deleteMany({ where: { key } });
}

/** The keys of any account with this prefix. Not scoped: an operator who must stop a key knows nothing else of it. */
export async function findKeysByPrefix(prefix: string): Promise<{ id: number; accountId: number }[]> {
  return db().apiKey.findMany({ where: { prefix }, select: { id: true, accountId: true }, orderBy: { id: "asc" } });
}

/** Charged calls at one endpoint. */
export type EndpointUsage = { endpoint: string; calls: number; costUnits: bigint };

/** The account's charged calls by endpoint, in the hours from `from` until before `until`. */
export async function findUsage(
  { accountId, db }: Scope,
  { from, until }: { from: Date; until: Date },
): Promise<EndpointUsage[]> {
  const rows = await db.usageHour.groupBy({
    by: ["endpoint"],
    where: { accountId, hour: { gte: from, lt: until } },
    _sum: { calls: true, costUnits: true },
    orderBy: { endpoint: "asc" },
  });
  return rows.map(({ endpoint, _sum }) => ({ endpoint, calls: _sum.calls ?? 0, costUnits: _sum.costUnits ?? 0n }));
}
