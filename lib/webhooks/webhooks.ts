import { randomUUID } from "node:crypto";
import { ApiError, invalidRequest, notFound } from "../api/errors";
import { listedDeliveries, mostWebhooks } from "./contract";
import { AddressRefused, allowedAddresses, webhookUrl } from "./delivery/address";
import { makeDelivery } from "./delivery/deliver";
import { makeSecret, sealSecret } from "./delivery/secret";
import {
  findDeliveries,
  findDelivery,
  insertReplay,
  insertTest,
  isActiveWebhookOf,
  type DeliveryRow,
} from "./delivery/store";
import type { EventData } from "./events";
import {
  countWebhooks,
  deleteWebhook,
  findWebhooks,
  insertWebhook,
  updateWebhook,
  type Scope,
  type WebhookRow,
} from "./store";
import { wakeDispatcher } from "./wake";

/** What a webhook is given. */
export type WebhookWish = { url: string; name: string; events: string[] };

const resolveTimeoutMs = 3_000;

/** Refuses an address to which nothing would be sent. @throws ApiError 400 */
async function checkAddress(text: string): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new AddressRefused("the host was not found in time")), resolveTimeoutMs).unref();
  });
  try {
    await Promise.race([allowedAddresses(webhookUrl(text)), late]);
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    throw invalidRequest(`url: ${error.message}.`);
  }
}

/** The account's webhooks, oldest first. */
export const listWebhooks = (scope: Scope): Promise<WebhookRow[]> => findWebhooks(scope);

async function getWebhook(scope: Scope, id: number): Promise<WebhookRow> {
  const [webhook] = await findWebhooks(scope, id);
  if (!webhook) throw notFound("webhook");
  return webhook;
}

/**
 * Adds a webhook. `secret` is kept encrypted and told only now.
 * @throws ApiError 400 for an address that nothing is sent to, 409 when the account has too many.
 */
export async function addWebhook(
  scope: Scope,
  { now, ...wish }: WebhookWish & { now: number },
): Promise<{ webhook: WebhookRow; secret: string }> {
  await checkAddress(wish.url);
  if ((await countWebhooks(scope)) >= mostWebhooks) {
    const message = `An account can have ${mostWebhooks} webhooks. Delete one that is no longer used.`;
    throw new ApiError(409, "Too many webhooks", message);
  }
  const secret = makeSecret();
  const sealed = sealSecret(secret, scope.accountId);
  const id = await insertWebhook(scope, { ...wish, secret: sealed, createdAt: new Date(now) });
  return { webhook: await getWebhook(scope, id), secret };
}

/** What may be changed in a webhook; what is left out stays. */
export type WebhookEdit = Partial<WebhookWish> & { active?: boolean };

/** Changes a webhook. @throws ApiError 404 without it, 400 for an address that nothing is sent to. */
export async function changeWebhook(scope: Scope, { id, ...edit }: WebhookEdit & { id: number }): Promise<WebhookRow> {
  await getWebhook(scope, id);
  if (edit.url !== undefined) await checkAddress(edit.url);
  await updateWebhook(scope, { id, change: edit });
  // What had to wait while it was paused can go.
  if (edit.active === true) wakeDispatcher();
  return getWebhook(scope, id);
}

/** Removes a webhook with its log. @throws ApiError 404 without it. */
export async function removeWebhook(scope: Scope, id: number): Promise<void> {
  if (!(await deleteWebhook(scope, id))) throw notFound("webhook");
}

/** Gives a webhook a new secret, with which all is signed from now on. @throws ApiError 404 without it. */
export async function rotateSecret(scope: Scope, id: number): Promise<string> {
  const secret = makeSecret();
  const sealed = sealSecret(secret, scope.accountId);
  if (!(await updateWebhook(scope, { id, change: { secret: sealed } }))) throw notFound("webhook");
  return secret;
}

/** The newest deliveries of a webhook. @throws ApiError 404 without it. */
export async function listDeliveries(scope: Scope, webhookId: number): Promise<DeliveryRow[]> {
  await getWebhook(scope, webhookId);
  return findDeliveries(scope, { webhookId, most: listedDeliveries });
}

async function getDelivery(scope: Scope, id: number): Promise<DeliveryRow> {
  const delivery = await findDelivery(scope, id);
  if (!delivery) throw notFound("delivery");
  return delivery;
}

/** Sends a test event to a webhook, once, and gives what came of it. Not within a transaction. @throws ApiError 404. */
export async function sendTest(scope: Scope, { id, now }: { id: number; now: number }): Promise<DeliveryRow> {
  const data: EventData<"test"> = { message: "This is a test event from Gona." };
  const claimed = await insertTest(scope, { webhookId: id, dedupeKey: randomUUID(), data, now });
  if (!claimed) throw notFound("webhook");
  await makeDelivery(claimed, { now });
  return getDelivery(scope, claimed.id);
}

/** Sends the event of a delivery again, as a new delivery. @throws ApiError 404 without it, 409 while the webhook is paused. */
export async function replayDelivery(scope: Scope, { id, now }: { id: number; now: number }): Promise<DeliveryRow> {
  const active = await isActiveWebhookOf(scope, id);
  if (active === false)
    throw new ApiError(409, "Webhook paused", "This webhook is paused. Resume it, then send again.");
  const made = await insertReplay(scope, { deliveryId: id, now });
  if (made === null) throw notFound("delivery");
  wakeDispatcher();
  return getDelivery(scope, made);
}
