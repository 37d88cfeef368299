import { createHash } from "node:crypto";
import type { Prisma } from "../generated/prisma/client";
import { ApiError, invalidRequest } from "./errors";
import type { Reply } from "./reply";
import { claimIdempotencyKey, keepIdempotentAnswer, type StoredAnswer } from "./store";

/** How long the first answer is given again. */
export const replayMs = 24 * 3_600_000;

const sane = /^[\x21-\x7e]{1,255}$/;

/** One use of an `Idempotency-Key` by an account at an endpoint. */
export type IdempotentUse = { accountId: number; endpoint: string; key: string; requestHash: Uint8Array<ArrayBuffer> };

/** The use that a header and body make, or null without the header. @throws ApiError 400 for a key that is not 1–255 visible ASCII characters. */
export function idempotentUse(
  header: string | undefined,
  call: { accountId: number; endpoint: string; target: string; body: Buffer },
): IdempotentUse | null {
  if (header === undefined) return null;
  if (!sane.test(header)) throw invalidRequest("Idempotency-Key: expected 1 to 255 visible ASCII characters.");
  const digest = createHash("sha256").update(call.target).update("\n").update(call.body).digest();
  return { accountId: call.accountId, endpoint: call.endpoint, key: header, requestHash: new Uint8Array(digest) };
}

/** What a stored answer means for a new use: given again, or refused when the request was another. Pure. */
function replay(stored: StoredAnswer, use: IdempotentUse): Reply {
  if (!Buffer.from(stored.requestHash).equals(Buffer.from(use.requestHash))) {
    throw new ApiError(
      409,
      "Idempotency conflict",
      "This Idempotency-Key was used with another request. Send the same body again, or use a new key for a new request.",
    );
  }
  return {
    status: stored.status,
    headers: { ...stored.headers, "Idempotency-Replayed": "true" },
    body: stored.body,
  };
}

/**
 * Does `work` once per use: the same use within 24 hours, also at the same moment or in another process, gets the
 * first answer again. Nothing is kept when `work` throws.
 */
export async function once(
  tx: Prisma.TransactionClient,
  use: IdempotentUse | null,
  call: { now: number; work: () => Promise<Reply> },
): Promise<{ reply: Reply; replayed: boolean }> {
  if (!use) return { reply: await call.work(), replayed: false };
  const stored = await claimIdempotencyKey(tx, use, { now: call.now, notBefore: call.now - replayMs });
  if (stored) return { reply: replay(stored, use), replayed: true };
  const reply = await call.work();
  await keepIdempotentAnswer(tx, use, reply);
  return { reply, replayed: false };
}
