import { createHmac } from "node:crypto";

/** The body of a delivery, and the moment (seconds since 1970) at which it is sent. */
export type Signed = { body: string; atSeconds: number };

/** The `Gona-Signature` header of a body: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. */
export function signatureOf(secret: string, { body, atSeconds }: Signed): string {
  const digest = createHmac("sha256", secret).update(`${atSeconds}.${body}`).digest("hex");
  return `t=${atSeconds},v1=${digest}`;
}
