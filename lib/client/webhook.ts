import { systemClock } from "./clock";
import type { WebhookEvents } from "./schema";

/** A kind of event. */
export type WebhookEventType = keyof WebhookEvents;

/** An event that Gona tells a webhook; `type` says what `data` holds. */
export type WebhookEvent = {
  [Type in WebhookEventType]: {
    /** The same on each delivery of the same event. */
    id: string;
    type: Type;
    /** When it happened, ISO 8601, UTC. */
    created_at: string;
    data: WebhookEvents[Type];
  };
}[WebhookEventType];

/** A delivery that is not to be trusted: `malformed` header, `expired` (a replay, or a wrong clock), or `mismatch`. */
export class WebhookSignatureError extends Error {
  override readonly name = "WebhookSignatureError";

  constructor(
    readonly reason: "malformed" | "expired" | "mismatch",
    message: string,
  ) {
    super(message);
  }
}

/** What a receiver knows of a delivery. */
export type WebhookDelivery = {
  /** The body as it came, byte for byte: not parsed and written again. */
  body: string | Uint8Array;
  /** The `Gona-Signature` header. */
  signature: string | null | undefined;
  /** The webhook's secret, `whsec_…`. */
  secret: string;
  /** How old a delivery may be, in seconds; 300 unless told. */
  toleranceSeconds?: number;
  /** Milliseconds since 1970; the machine's clock unless told. */
  now?: number;
};

const bytesOfHex = (hex: string) =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) => parseInt(hex.slice(index * 2, index * 2 + 2), 16));

/** `t=<unix seconds>,v1=<hex>`, with as many v1 as there are secrets while one is replaced. */
function partsOf(header: string): { at: string; signatures: Uint8Array<ArrayBuffer>[] } {
  const parts = header.split(",").map((part) => part.trim().split("="));
  const at = parts.find(([name]) => name === "t")?.[1] ?? "";
  const signatures = parts.flatMap(([name, value = ""]) =>
    name === "v1" && /^[0-9a-f]{64}$/i.test(value) ? [bytesOfHex(value)] : [],
  );
  if (!/^\d{1,12}$/.test(at) || signatures.length === 0) {
    throw new WebhookSignatureError("malformed", "Gona-Signature: expected t=<unix seconds>,v1=<hex>.");
  }
  return { at, signatures };
}

function signedBytes(at: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const [start, rest] = [encoder.encode(`${at}.`), typeof body === "string" ? encoder.encode(body) : body];
  const bytes = new Uint8Array(start.length + rest.length);
  bytes.set(start);
  bytes.set(rest, start.length);
  return bytes;
}

/** Makes sure that a delivery is Gona's and new, and gives its event. @throws WebhookSignatureError when it is not. */
export async function verifyWebhook(delivery: WebhookDelivery): Promise<WebhookEvent> {
  const { body, signature, secret, toleranceSeconds = 300, now = systemClock.now() } = delivery;
  const { at, signatures } = partsOf(signature ?? "");
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, ["verify"]);
  const signed = signedBytes(at, body);
  // `verify` takes the same time wherever the first difference is.
  const matches = await Promise.all(signatures.map((bytes) => crypto.subtle.verify("HMAC", key, bytes, signed)));
  if (!matches.includes(true)) {
    throw new WebhookSignatureError("mismatch", "Gona-Signature: not made with this secret for this body.");
  }
  if (Math.abs(now / 1000 - Number(at)) > toleranceSeconds) {
    throw new WebhookSignatureError("expired", `Gona-Signature: more than ${toleranceSeconds} seconds from now.`);
  }
  return JSON.parse(typeof body === "string" ? body : new TextDecoder().decode(body)) as WebhookEvent;
}
