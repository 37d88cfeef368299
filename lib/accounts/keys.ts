import { forgetCaller } from "../api/caller";
import { ApiError, notFound } from "../api/errors";
import { keyDigest, makeKey } from "../api/key";
import { countActiveKeys, findKeys, insertKey, updateKey, type KeyChange, type KeyRow, type Scope } from "./store";

/** Active keys an account may have at once. */
const activeKeyLimit = 100;

const prefixLength = 12;
const lastLength = 4;

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

/** What a new key is given; no expiry and no budget unless told. */
export type KeyWish = { name: string; expiresAt?: Date | null; budgetUnits?: number | null; now: number };

async function refuseTooMany(scope: Scope): Promise<void> {
  if ((await countActiveKeys(scope)) < activeKeyLimit) return;
  const message = `An account can have ${activeKeyLimit} active API keys. Deactivate one that is no longer used.`;
  throw new ApiError(409, "Too many API keys", message);
}

/**
 * Issues a key. `secret` is the key itself, which exists nowhere else afterwards.
 * @throws ApiError 409 when the account has too many active keys.
 */
export async function issueKey(scope: Scope, { now, ...wish }: KeyWish): Promise<{ key: KeyRow; secret: string }> {
  await refuseTooMany(scope);
  const secret = makeKey();
  const id = await insertKey(scope, {
    name: wish.name,
    digest: keyDigest(secret),
    prefix: secret.slice(0, prefixLength),
    lastFour: secret.slice(-lastLength),
    budgetUnits: wish.budgetUnits == null ? null : BigInt(wish.budgetUnits),
    expiresAt: wish.expiresAt ?? null,
    createdAt: new Date(now),
  });
  return { key: await getKey(scope, { id, now }), secret };
}

/** What may be changed in a key; what is left out stays. */
export type KeyEdit = { name?: string; active?: boolean; budgetUnits?: number | null; expiresAt?: Date | null };

/**
 * Renames, deactivates, reactivates a key, or sets its budget or expiry; in force with the next call.
 * @throws ApiError 404 when the account has no such key.
 */
export async function changeKey(
  scope: Scope,
  { id, now, ...edit }: KeyEdit & { id: number; now: number },
): Promise<KeyRow> {
  const before = await getKey(scope, { id, now });
  if (edit.active === true && before.deactivatedAt) await refuseTooMany(scope);
  const change: KeyChange = {};
  if (edit.name !== undefined) change.name = edit.name;
  if (edit.expiresAt !== undefined) change.expiresAt = edit.expiresAt;
  if (edit.budgetUnits !== undefined) change.budgetUnits = edit.budgetUnits === null ? null : BigInt(edit.budgetUnits);
  if (edit.active === true) change.deactivatedAt = null;
  // A second deactivation keeps the moment of the first.
  if (edit.active === false && !before.deactivatedAt) change.deactivatedAt = new Date(now);
  if (Object.keys(change).length > 0) await updateKey(scope, { id, change });
  // A look-up made before the commit is believed for a second at most, and a charge asks the database anyway.
  forgetCaller(id);
  return getKey(scope, { id, now });
}
