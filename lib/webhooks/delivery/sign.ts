import { createHmac, timingSafeEqual } from "node:crypto";

/** The body of a delivery, and the moment (seconds since 1970) at which it is sent. */
export type Signed = { body: string; atSeconds: number };

const digest = (secret: string, { body, atSeconds }: Signed) =>
  createHmac("sha256", secret).update(`${atSeconds}.${body}`).digest("hex");

/** The `Gona-Signature` header of a body: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. */
export const signatureOf = (secret: string, signed: Signed): string =>
  `t=${signed.atSeconds},v1=${digest(secret, signed)}`;

/** What a receiver checks a delivery by. */
export type Received = { body: string; header: string; secret: string; nowSeconds: number; toleranceSeconds: number };

/** Whether a delivery was signed with the secret, not longer ago (or later) than the tolerance. */
export function signatureHolds({ body, header, secret, nowSeconds, toleranceSeconds }: Received): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  if (!parts) return false;
  const [, time = "", given = ""] = parts;
  const atSeconds = Number(time);
  if (Math.abs(nowSeconds - atSeconds) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(given, "hex"), Buffer.from(digest(secret, { body, atSeconds }), "hex"));
}
