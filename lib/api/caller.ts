import { LRUCache } from "lru-cache";
import { shared } from "../runtime";
import { ApiError } from "./errors";
import { keyDigest, keyIsWellFormed } from "./key";
import { findKey, type KeyRecord } from "./store";

/**
 * How long a key is believed without asking the database. A charge checks the key anew, so this only bounds how
 * long another process's deactivation lets answers that cost nothing through.
 */
const believedMs = 1_000;

const known = () =>
  shared("known keys", () => new LRUCache<string, { record: KeyRecord | null }>({ max: 10_000, ttl: believedMs }));
/** Longer than a transaction may take (`inTransaction`). */
const changingMs = 60_000;
const changing = () => shared("keys that change", () => new LRUCache<number, true>({ max: 10_000, ttl: changingMs }));
const asking = () => shared("key look-ups", () => new Map<string, Promise<KeyRecord | null>>());

/** 401 for a key that is unknown, deactivated or expired: the same words for all. */
export const invalidKey = () =>
  new ApiError(
    401,
    "Invalid API key",
    "The key in X-API-KEY is invalid or has been deactivated. Check it on the API keys page.",
  );

async function lookUp(key: string): Promise<KeyRecord | null> {
  const record = await findKey(keyDigest(key));
  if (!record || !changing().has(record.keyId)) known().set(key, { record });
  return record;
}

function find(key: string): KeyRecord | null | Promise<KeyRecord | null> {
  const cached = known().get(key);
  if (cached) return cached.record;
  if (!keyIsWellFormed(key)) throw invalidKey();
  const pending = asking().get(key);
  if (pending) return pending;
  const question = lookUp(key).finally(() => asking().delete(key));
  asking().set(key, question);
  return question;
}

/**
 * The account behind the text of an `X-API-KEY` header.
 * @throws ApiError 401 when it is missing, mistyped, unknown, deactivated or expired.
 */
export function callerOfKey(key: string | undefined, now: number): KeyRecord | Promise<KeyRecord> {
  if (!key) {
    throw new ApiError(
      401,
      "API key required",
      "Send your API key in the X-API-KEY header. Keys are issued on the API keys page.",
    );
  }
  const found = find(key);
  return found instanceof Promise ? found.then((record) => accept(record, now)) : accept(found, now);
}

function accept(record: KeyRecord | null, now: number): KeyRecord {
  if (!record || (record.expiresAt !== null && record.expiresAt <= now)) throw invalidKey();
  return record;
}

/**
 * Drops what this process remembers of a key, so that a deactivation or a new limit holds at once. For a while the
 * key is asked for at every call, since the transaction that changes it may be open yet.
 */
export function forgetCaller(keyId: number): void {
  changing().set(keyId, true);
  for (const [key, { record }] of known().entries()) if (record?.keyId === keyId) known().delete(key);
}
