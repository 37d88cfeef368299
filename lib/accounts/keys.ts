import { forgetCaller } from "../api/caller";
import { ApiError, invalidRequest, notFound } from "../api/errors";
import { keyDigest, keyLastFour, keyPrefix, makeKey } from "../api/key";
import { longestGraceHours } from "./contract";
import { keyState } from "./key-state";
import { countKeys, findKeys, insertKey, updateKey, type KeyChange, type KeyRow, type Scope } from "./store";

/** Active keys an account may have at once; and as many replaced ones whose grace has not ended. */
const keyLimit = 100;

const hourMs = 3_600_000;

/** First day of the UTC month of a moment, as YYYY-MM-01. */
const monthOf = (now: number) => `${new Date(now).toISOString().slice(0, 7)}-01`;

/** The account's keys with calls and cost of the current month, active ones first. */
export async function listKeys(scope: Scope, now: number): Promise<KeyRow[]> {
  return findKeys(scope, { month: monthOf(now) });
}

async function getKey(scope: Scope, { id, now }: { id: number; now: number }): Promise<KeyRow> {
  const [key] = await findKeys(scope, { month: monthOf(now), only: id });
  if (!key) throw notFound("API key");
  return key;
}

function refuseFull(count: number, kind: "active" | "replaced"): void {
  if (count < keyLimit) return;
  const message =
    kind === "active"
      ? `An account can have ${keyLimit} active API keys. Deactivate one that is no longer used.`
      : `An account can have ${keyLimit} replaced API keys that still work. Deactivate one, or let this one stop at once.`;
  throw new ApiError(409, "Too many API keys", message);
}

/** What a new key is given: no expiry, no budget, every scope and any address unless told. */
export type KeyWish = {
  name: string;
  test?: boolean;
  scopes?: string[];
  allowedIps?: string[];
  expiresAt?: Date | null;
  budgetUnits?: number | null;
  now: number;
};

/** A key and its secret, which exists nowhere else afterwards. */
export type Issued = { key: KeyRow; secret: string };

const units = (budget: number | null | undefined) => (budget == null ? null : BigInt(budget));

/** Like a wish, with everything told. */
type Draft = Pick<KeyRow, "name" | "test" | "scopes" | "allowedIps" | "expiresAt" | "budgetUnits" | "rotatedFromId">;

async function insertNew(scope: Scope, draft: Draft, now: number): Promise<Issued> {
  const secret = makeKey({ test: draft.test });
  const id = await insertKey(scope, {
    ...draft,
    digest: keyDigest(secret),
    prefix: keyPrefix(secret),
    lastFour: keyLastFour(secret),
    createdAt: new Date(now),
  });
  return { key: await getKey(scope, { id, now }), secret };
}

/**
 * Issues a key.
 * @throws ApiError 409 when the account has too many active keys.
 */
export async function issueKey(scope: Scope, { now, ...wish }: KeyWish): Promise<Issued> {
  refuseFull((await countKeys(scope, now)).active, "active");
  const { name, test = false, scopes = [], allowedIps = [], expiresAt = null } = wish;
  const draft = { name, test, scopes, allowedIps, expiresAt, budgetUnits: units(wish.budgetUnits) };
  return insertNew(scope, { ...draft, rotatedFromId: null }, now);
}

/** How a key is replaced: hours that it goes on working, and when the new one stops. */
export type Rotation = { id: number; graceHours: number; expiresAt?: Date | null; now: number };

/**
 * Issues a key like the one with the id in its place; the old one works until its grace has ended, or its own
 * expiry when that is sooner.
 * @throws ApiError 404 when the account has no such key, 409 when it is not active, replaced already, or too many.
 */
export async function rotateKey(scope: Scope, { id, graceHours, expiresAt, now }: Rotation): Promise<Issued> {
  // Counting waits for other rotations of the account, so that a key is replaced once.
  const { retiring } = await countKeys(scope, now);
  const old = await getKey(scope, { id, now });
  refuseUnlessActive(old, now);
  if (graceHours > 0) refuseFull(retiring, "replaced");
  const graceEnd = now + graceHours * hourMs;
  const end = Math.min(old.expiresAt?.getTime() ?? Infinity, graceEnd);
  await updateKey(scope, { id, change: { expiresAt: new Date(end) } });
  forgetCaller(id);
  const { name, test, scopes, allowedIps, budgetUnits } = old;
  const draft = { name, test, scopes, allowedIps, budgetUnits, expiresAt: expiresAt ?? null, rotatedFromId: id };
  return insertNew(scope, draft, now);
}

function refuseUnlessActive(key: KeyRow, now: number): void {
  if (key.replaced) {
    throw new ApiError(409, "Key already replaced", "This key was replaced already. Replace the key in its place.");
  }
  if (keyState(key, now) !== "active") {
    throw new ApiError(
      409,
      "Key not active",
      "Only an active key can be replaced. Make it work again first, or issue a new key.",
    );
  }
}

/** What may be changed in a key; what is left out stays. */
export type KeyEdit = {
  name?: string;
  active?: boolean;
  budgetUnits?: number | null;
  expiresAt?: Date | null;
  scopes?: string[];
  allowedIps?: string[];
};

/** A replaced key's grace may be made longer or shorter, but it ends. */
function refuseEndlessGrace(expiresAt: Date | null, now: number): void {
  if (expiresAt && expiresAt.getTime() <= now + longestGraceHours * hourMs) return;
  throw invalidRequest(
    `expires_at: this key was replaced, so it must stop within ${longestGraceHours / 24} days. Give a moment in that time.`,
  );
}

/** Whether a key that does not work, or does not count, would by this edit. */
function wakes(before: KeyRow, edit: KeyEdit, now: number): boolean {
  const deactivatedAt = edit.active === undefined ? before.deactivatedAt : edit.active ? null : new Date(now);
  if (!before.replaced) return before.deactivatedAt !== null && deactivatedAt === null;
  const expiresAt = edit.expiresAt === undefined ? before.expiresAt : edit.expiresAt;
  const after = keyState({ replaced: true, deactivatedAt, expiresAt }, now);
  return after === "retiring" && keyState(before, now) !== "retiring";
}

function changeOf(before: KeyRow, { active, budgetUnits, ...edit }: KeyEdit, now: number): KeyChange {
  const change: KeyChange = { ...edit };
  if (budgetUnits !== undefined) change.budgetUnits = units(budgetUnits);
  if (active === true) change.deactivatedAt = null;
  // A second deactivation keeps the moment of the first.
  if (active === false && !before.deactivatedAt) change.deactivatedAt = new Date(now);
  return change;
}

/**
 * Renames, deactivates, reactivates a key, or sets its limits or expiry; in force with the next call.
 * @throws ApiError 404 when the account has no such key, 400 when it was replaced and would never stop, 409 when too
 * many keys would work.
 */
export async function changeKey(
  scope: Scope,
  { id, now, ...edit }: KeyEdit & { id: number; now: number },
): Promise<KeyRow> {
  // Counting waits for a rotation of the key, after which other rules hold.
  const { active, retiring } = await countKeys(scope, now);
  const before = await getKey(scope, { id, now });
  if (before.replaced && edit.expiresAt !== undefined) refuseEndlessGrace(edit.expiresAt, now);
  if (wakes(before, edit, now))
    refuseFull(before.replaced ? retiring : active, before.replaced ? "replaced" : "active");
  const change = changeOf(before, edit, now);
  if (Object.keys(change).length > 0) await updateKey(scope, { id, change });
  // A charge asks the database anyway; what a key may do is looked up anew by the next call.
  forgetCaller(id);
  return getKey(scope, { id, now });
}
