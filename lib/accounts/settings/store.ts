import { db, type Database } from "../../db";
import { Prisma } from "../../generated/prisma/client";
import { sandboxAccountId } from "../../sandbox";
import type { Scope } from "../store";

/** Whose an account is, and whether it is to be deleted. */
export type Holder = { name: string; email: string; createdAt: Date; deleteAfter: Date | null };

/** The account's holder. */
export async function findHolder({ accountId, db }: Scope): Promise<Holder> {
  const select = { name: true, email: true, createdAt: true, deleteAfter: true } as const;
  return db.user.findUniqueOrThrow({ where: { id: accountId }, select });
}

/** Sets what the holder is called. */
export async function updateName({ accountId, db }: Scope, name: string): Promise<void> {
  await db.user.update({ where: { id: accountId }, data: { name }, select: { id: true } });
}

/** Sets the e-mail that the holder signs in with; false when it is another account's. */
export async function updateEmail({ accountId, db }: Scope, email: string): Promise<boolean> {
  try {
    await db.user.update({ where: { id: accountId }, data: { email, emailVerified: false }, select: { id: true } });
    return true;
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") return false;
    throw error;
  }
}

/** The hash of the account's password; null when it has none. */
export async function findPasswordHash({ accountId, db }: Scope): Promise<string | null> {
  const where = { userId: accountId, providerId: "credential" };
  return (await db.credential.findFirst({ where, select: { password: true } }))?.password ?? null;
}

/** Sets the hash of the account's password. */
export async function updatePasswordHash({ accountId, db }: Scope, password: string): Promise<void> {
  await db.credential.updateMany({ where: { userId: accountId, providerId: "credential" }, data: { password } });
}

/** Makes reset links that were mailed before useless. */
export async function deleteResetTokens({ accountId, db }: Scope): Promise<void> {
  await db.verification.deleteMany({
    where: { value: String(accountId), identifier: { startsWith: "reset-password:" } },
  });
}

/** A session; its token stays in the store. */
export type SessionRow = {
  id: number;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** The account's sessions that have not ended, at most `limit`, the last used first. */
export async function findSessions(
  { accountId, db }: Scope,
  { now, limit }: { now: Date; limit: number },
): Promise<SessionRow[]> {
  return db.session.findMany({
    where: { userId: accountId, expiresAt: { gt: now } },
    select: { id: true, ipAddress: true, userAgent: true, createdAt: true, updatedAt: true },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: limit,
  });
}

/** Ends the account's session; false when it has none with this id. */
export async function deleteSession({ accountId, db }: Scope, id: number): Promise<boolean> {
  return (await db.session.deleteMany({ where: { id, userId: accountId } })).count === 1;
}

/** Ends all sessions of the account but `keep`; gives how many. */
export async function deleteOtherSessions({ accountId, db }: Scope, keep: number | undefined): Promise<number> {
  const others = keep === undefined ? {} : { id: { not: keep } };
  return (await db.session.deleteMany({ where: { userId: accountId, ...others } })).count;
}

/** Notes that the account's session was used. */
export async function touchSession(accountId: number, { id, now }: { id: number; now: number }): Promise<void> {
  await db().session.updateMany({ where: { id, userId: accountId }, data: { updatedAt: new Date(now) } });
}

/** Sets when the account is deleted for good; null: it stays. */
export async function setDeleteAfter({ accountId, db }: Scope, deleteAfter: Date | null): Promise<void> {
  await db.user.update({ where: { id: accountId }, data: { deleteAfter }, select: { id: true } });
}

/** The ids of the account's keys. */
export async function findKeyIds({ accountId, db }: Scope): Promise<number[]> {
  return (await db.apiKey.findMany({ where: { accountId }, select: { id: true } })).map(({ id }) => id);
}

/**
 * Deletes every account whose time has come, with all that is its own, in one statement; gives how many. Not scoped:
 * it is time that tells which. What refers to an account goes with it; reset links and counts of tries, which only
 * name it, are told by its id and e-mail.
 */
export async function deleteDueAccounts(now: Date, database: Database = db()): Promise<number> {
  const [row] = await database.$queryRaw<{ accounts: number }[]>`
    with gone as (
      delete from users where delete_after <= ${now.toISOString()}::timestamptz and id <> ${sandboxAccountId}
      returning id, email
    ), links as (
      delete from verifications where value in (select id::text from gone)
    ), tries as (
      delete from auth_rate_limits
      where split_part(key, '|', 2) in (select email from gone union all select 'account ' || id from gone)
    )
    select count(*)::int as accounts from gone`;
  return row?.accounts ?? 0;
}
