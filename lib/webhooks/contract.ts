import { z } from "zod";
import { bodyOf } from "./delivery/body";
import type { DeliveryRow } from "./delivery/store";
import type { WebhookRow } from "./store";

/** Webhooks that an account can have. */
export const mostWebhooks = 10;
/** Deliveries of a webhook that are listed. */
export const listedDeliveries = 100;

/** The kind of event that "Send test event" makes; every webhook takes it without asking for it. */
export const testType = "test";

/** The kinds of events that a webhook can ask for. */
export const webhookEventTypes = [
  "weather.alert",
  "pest.alert",
  "ndvi.drop",
  "sample.completed",
  "budget.reached",
] as const;

/** How a delivery can stand. */
const deliveryStates = ["pending", "delivered", "failed"] as const;

const Id = z.int().min(1).max(2_147_483_647);
const Moment = z.iso.datetime().max(30);

/** The id of a webhook, in a path. */
export const WebhookPath = z.strictObject({ id: Id.describe("Id of one of your webhooks.") });

/** The id of a delivery, in a path. */
export const DeliveryPath = z.strictObject({ id: Id.describe("Id of a delivery of one of your webhooks.") });

/** Where events are sent. */
export const WebhookUrl = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .regex(/^https?:\/\/\S+$/i, "give an address that begins with https://")
  .describe("Where events are sent: an https address on the public Internet.");

/** What a webhook is called. */
const WebhookName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^\P{Cc}+$/u)
  .describe("What the webhook is called, so that you know it again: 1 to 80 characters.");

const EventTypes = z
  .array(z.enum(webhookEventTypes))
  .min(1)
  .max(webhookEventTypes.length)
  .refine((types) => new Set(types).size === types.length, "give each kind of event once")
  .describe("The kinds of events that are sent there, each once.");

const fields = { url: WebhookUrl, name: WebhookName, events: EventTypes };
const Active = z.boolean().describe("False: paused. What happens meanwhile is not sent, also not later.");

/** A new webhook. */
export const NewWebhookBody = z.strictObject(fields).describe("A new webhook.");

/** What changes in a webhook; fields left out stay. */
export const WebhookEditBody = z
  .strictObject({
    url: fields.url.optional(),
    name: fields.name.optional(),
    events: fields.events.optional(),
    active: Active.optional(),
  })
  .refine((body) => Object.keys(body).length > 0, "give at least one field to change")
  .describe("What changes in the webhook; fields left out stay as they are.");

const State = z.enum(deliveryStates);

/** A webhook as its owner sees it. */
export const WebhookJson = z
  .strictObject({
    id: Id.describe("The webhook's id."),
    ...fields,
    active: Active,
    created_at: Moment.describe("When it was added (UTC)."),
    last_delivery: z
      .strictObject({
        state: State.describe("How it stands."),
        created_at: Moment.describe("When it was made (UTC)."),
      })
      .nullable()
      .describe("The delivery that was made last; null: none in the last 30 days."),
  })
  .describe("A webhook, without its secret.");

const Secret = z
  .string()
  .max(49)
  .regex(/^whsec_[0-9A-Za-z]{43}$/)
  .describe("What deliveries are signed with. Shown only now.");

/** A webhook that was just added, with the secret that is shown only now. */
export const IssuedWebhookJson = WebhookJson.extend({ secret: Secret }).describe("A new webhook with its secret.");

/** A new secret of a webhook. */
export const NewSecretJson = z.strictObject({ secret: Secret }).describe("A webhook's new secret.");

/** An account's webhooks. */
export const WebhookListJson = z
  .strictObject({ data: z.array(WebhookJson).max(mostWebhooks).describe("The webhooks, oldest first.") })
  .describe("An account's webhooks.");

/** That a webhook is gone. */
export const DeletedJson = z
  .strictObject({ deleted: z.literal(true).describe("The webhook is no more.") })
  .describe("Done.");

/** A delivery of an event, with its attempts. */
export const DeliveryJson = z
  .strictObject({
    id: Id.describe("The delivery's id, as in its Gona-Delivery-Id header."),
    event_id: z
      .string()
      .max(14)
      .regex(/^evt_\d{1,10}$/)
      .describe("The event's id, as in its Gona-Event-Id header."),
    type: z.enum([...webhookEventTypes, testType]).describe("The kind of the event."),
    state: State.describe("pending: to be tried (again); failed: nothing more is tried."),
    created_at: Moment.describe("When the delivery was made (UTC)."),
    next_attempt_at: Moment.nullable().describe("When it is tried (again), UTC; null: not any more."),
    delivered_at: Moment.nullable().describe("When it was taken (UTC); null: not yet."),
    attempts: z
      .array(
        z
          .strictObject({
            at: Moment.describe("When it was tried (UTC)."),
            status: z.int().min(0).max(999).nullable().describe("HTTP status of the answer; null: no answer came."),
            fault: z.string().max(500).regex(/\S/).nullable().describe("Why it failed; null: it did not."),
            duration_ms: z.int().min(0).max(600_000).describe("How long it took, in milliseconds."),
          })
          .describe("One attempt."),
      )
      .max(20)
      .describe("What was tried, oldest first."),
    payload: z.string().max(1_000_000).regex(/\S/).describe("The body that is sent, to the byte."),
  })
  .describe("A delivery of an event.");

/** The newest deliveries of a webhook. */
export const DeliveryListJson = z
  .strictObject({ data: z.array(DeliveryJson).max(listedDeliveries).describe("Deliveries, the newest first.") })
  .describe("The newest deliveries of a webhook.");

const EventType = z.enum(webhookEventTypes);
const iso = (date: Date | null) => date?.toISOString() ?? null;

/** A webhook as JSON. */
export function webhookToJson({
  createdAt,
  lastState,
  lastAt,
  events,
  ...row
}: WebhookRow): z.input<typeof WebhookJson> {
  return {
    ...row,
    events: events.map((type) => EventType.parse(type)),
    created_at: createdAt.toISOString(),
    last_delivery: lastAt ? { state: State.parse(lastState), created_at: lastAt.toISOString() } : null,
  };
}

/** A delivery as JSON. */
export function deliveryToJson({ event, tries, ...row }: DeliveryRow): z.input<typeof DeliveryJson> {
  return {
    id: row.id,
    event_id: `evt_${event.id}`,
    type: DeliveryJson.shape.type.parse(event.type),
    state: State.parse(row.state),
    created_at: row.createdAt.toISOString(),
    next_attempt_at: iso(row.nextAttemptAt),
    delivered_at: iso(row.deliveredAt),
    attempts: tries.map(({ at, durationMs, ...attempt }) => ({
      at: at.toISOString(),
      ...attempt,
      duration_ms: durationMs,
    })),
    payload: bodyOf(event),
  };
}
