import { endpoint, perMinute } from "../api/endpoint";
import { free } from "../api/price";
import {
  DeletedJson,
  DeliveryJson,
  DeliveryListJson,
  DeliveryPath,
  deliveryToJson,
  IssuedWebhookJson,
  NewSecretJson,
  NewWebhookBody,
  WebhookEditBody,
  WebhookJson,
  WebhookListJson,
  WebhookPath,
  webhookToJson,
} from "./contract";
import {
  addWebhook,
  changeWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replayDelivery,
  rotateSecret,
  sendTest,
  type WebhookEdit,
} from "./webhooks";

const forOurPages = { tag: "Account", audience: "console", price: free } as const;
const reading = perMinute(120);
const writing = perMinute(30);

/** GET /v1/webhooks, for the webhooks page. */
export const listWebhooksEndpoint = endpoint({
  ...forOurPages,
  method: "GET",
  path: "/v1/webhooks",
  summary: "Your webhooks",
  description: "The account's webhooks, oldest first, with how their last delivery went. No secret is among it.",
  limit: reading,
  response: WebhookListJson,
  async handle({ caller, db }) {
    const webhooks = await listWebhooks({ accountId: caller.accountId, db });
    return { body: { data: webhooks.map(webhookToJson) } };
  },
});

/** POST /v1/webhooks: the only answer, beside that of a new secret, which holds the secret. */
export const addWebhookEndpoint = endpoint({
  ...forOurPages,
  method: "POST",
  path: "/v1/webhooks",
  summary: "Add a webhook",
  description: "Adds a webhook. The answer holds the secret that signs its deliveries, which is shown only this once.",
  limit: writing,
  status: 201,
  body: NewWebhookBody,
  response: IssuedWebhookJson,
  async handle({ caller, body, now, db }) {
    const { webhook, secret } = await addWebhook({ accountId: caller.accountId, db }, { ...body, now });
    return { body: { ...webhookToJson(webhook), secret } };
  },
});

/** PATCH /v1/webhooks/{id}. */
export const changeWebhookEndpoint = endpoint({
  ...forOurPages,
  method: "PATCH",
  path: "/v1/webhooks/{id}",
  summary: "Change a webhook",
  description: "Changes where a webhook sends, what it is called or which events it takes, pauses or resumes it.",
  limit: writing,
  params: WebhookPath,
  body: WebhookEditBody,
  response: WebhookJson,
  async handle({ caller, params, body: { url, name, events, active }, db }) {
    const edit: WebhookEdit = {
      ...(url === undefined ? {} : { url }),
      ...(name === undefined ? {} : { name }),
      ...(events === undefined ? {} : { events }),
      ...(active === undefined ? {} : { active }),
    };
    const webhook = await changeWebhook({ accountId: caller.accountId, db }, { id: params.id, ...edit });
    return { body: webhookToJson(webhook) };
  },
});

/** DELETE /v1/webhooks/{id}. */
export const removeWebhookEndpoint = endpoint({
  ...forOurPages,
  method: "DELETE",
  path: "/v1/webhooks/{id}",
  summary: "Delete a webhook",
  description: "Deletes a webhook with the log of its deliveries; what was still to be sent there is not sent.",
  limit: writing,
  params: WebhookPath,
  response: DeletedJson,
  async handle({ caller, params, db }) {
    await removeWebhook({ accountId: caller.accountId, db }, params.id);
    return { body: { deleted: true as const } };
  },
});

/** POST /v1/webhooks/{id}/secret. */
export const rotateWebhookSecretEndpoint = endpoint({
  ...forOurPages,
  method: "POST",
  path: "/v1/webhooks/{id}/secret",
  summary: "Make a new secret",
  description: "Gives a webhook a new secret, shown only this once. From now on all is signed with it alone.",
  limit: writing,
  params: WebhookPath,
  response: NewSecretJson,
  async handle({ caller, params, db }) {
    return { body: { secret: await rotateSecret({ accountId: caller.accountId, db }, params.id) } };
  },
});

/** POST /v1/webhooks/{id}/test. */
export const testWebhookEndpoint = endpoint({
  ...forOurPages,
  method: "POST",
  path: "/v1/webhooks/{id}/test",
  summary: "Send a test event",
  description: "Sends a test event to a webhook, once, also to a paused one, and answers what came of it.",
  limit: perMinute(10),
  // What is sent waits for a receiver, and that is no time to hold a transaction.
  writesNothing: true,
  params: WebhookPath,
  response: DeliveryJson,
  async handle({ caller, params, now, db }) {
    return { body: deliveryToJson(await sendTest({ accountId: caller.accountId, db }, { id: params.id, now })) };
  },
});

/** GET /v1/webhooks/{id}/deliveries. */
export const listDeliveriesEndpoint = endpoint({
  ...forOurPages,
  method: "GET",
  path: "/v1/webhooks/{id}/deliveries",
  summary: "A webhook's deliveries",
  description: "The newest deliveries of a webhook with their attempts and what was sent; kept for 30 days.",
  limit: reading,
  params: WebhookPath,
  response: DeliveryListJson,
  async handle({ caller, params, db }) {
    const deliveries = await listDeliveries({ accountId: caller.accountId, db }, params.id);
    return { body: { data: deliveries.map(deliveryToJson) } };
  },
});

/** POST /v1/webhooks/deliveries/{id}/replay. */
export const replayDeliveryEndpoint = endpoint({
  ...forOurPages,
  method: "POST",
  path: "/v1/webhooks/deliveries/{id}/replay",
  summary: "Send an event again",
  description: "Sends the event of a delivery again, with the same event id, as a new delivery.",
  limit: writing,
  status: 201,
  params: DeliveryPath,
  response: DeliveryJson,
  async handle({ caller, params, now, db }) {
    return { body: deliveryToJson(await replayDelivery({ accountId: caller.accountId, db }, { id: params.id, now })) };
  },
});
