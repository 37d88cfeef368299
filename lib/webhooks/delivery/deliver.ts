import { log } from "../../log";
import { testType } from "../contract";
import { nextAttemptAt } from "./backoff";
import { bodyOf } from "./body";
import { openSecret } from "./secret";
import { send, type Outcome, type Parcel, type SendOptions } from "./send";
import { signatureOf } from "./sign";
import { claimDue, recordAttempt, releaseDelivery, type ClaimedDelivery } from "./store";

/** Deliveries of one webhook that are taken on at once. */
const mostPerWebhook = 4;

/** Deliveries that one process makes at the same time. */
export const mostAtOnce = 16;

/** When deliveries are made, and how. */
export type Making = SendOptions & { now: number };

/** Takes on what is due, at most `most`, without making it yet. */
export const claimDeliveries = (now: number, most: number): Promise<ClaimedDelivery[]> =>
  claimDue({ now, most, mostPerWebhook });

/** Makes an attempt that was taken on and writes down what came of it; what is given up by the signal is given back. */
export async function makeDelivery(delivery: ClaimedDelivery, { now, ...options }: Making): Promise<void> {
  const parcel = parcelOf(delivery, now);
  const outcome = parcel ? await send(parcel, options) : unreadable;
  if (options.signal?.aborted === true && outcome.status === null) return releaseDelivery(delivery, now);
  // Who presses "Send test event" looks at what comes of it now.
  const again = outcome.fault !== null && delivery.type !== testType;
  await recordAttempt({
    delivery,
    at: new Date(now),
    outcome,
    nextAttemptAt: again ? nextAttemptAt(delivery.attempt, now) : null,
  });
}

/** The server's secret was changed since; the owner can make a new one at any time. */
const unreadable: Outcome = {
  status: null,
  fault: "Not sent: the webhook's secret cannot be read any more; make a new one",
  durationMs: 0,
};

function parcelOf(delivery: ClaimedDelivery, now: number): Parcel | null {
  const secret = secretOf(delivery);
  if (secret === null) return null;
  const body = bodyOf({ ...delivery, id: delivery.eventId, createdAt: delivery.eventAt });
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    "User-Agent": "Gona-Webhooks/1",
    "Gona-Signature": signatureOf(secret, { body, atSeconds: Math.floor(now / 1000) }),
    "Gona-Event-Id": `evt_${delivery.eventId}`,
    "Gona-Delivery-Id": String(delivery.id),
  };
  return { url: delivery.url, headers, body };
}

function secretOf({ secret, accountId }: ClaimedDelivery): string | null {
  try {
    return openSecret(secret, accountId);
  } catch {
    return null;
  }
}

/** Makes one round of the deliveries that are due; gives how many there were. */
export async function deliverDue({ now, ...options }: Making): Promise<number> {
  const claimed = await claimDeliveries(now, mostAtOnce);
  await Promise.all(claimed.map((delivery) => makeDelivery(delivery, { now, ...options }).catch(logFailure)));
  return claimed.length;
}

/** What goes wrong on our side is tried again when the lease is over. */
export function logFailure(error: unknown): void {
  log().warn({ err: error }, "webhook delivery not made");
}
