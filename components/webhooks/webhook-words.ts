import { useFormatter, useTranslations } from "next-intl";
import type { z } from "zod";
import type { DeliveryJson, webhookEventTypes, WebhookJson } from "@/lib/webhooks/contract";

/** A webhook as the page gets it. */
export type Webhook = z.output<typeof WebhookJson>;
/** A delivery as the page gets it. */
export type Delivery = z.output<typeof DeliveryJson>;
/** A kind of event that can be asked for. */
export type EventType = (typeof webhookEventTypes)[number];

// Messages are nested by dots, so that a kind's name cannot be a message's.
const keys = {
  "weather.alert": "weather_alert",
  "pest.alert": "pest_alert",
  "ndvi.drop": "ndvi_drop",
  "sample.completed": "sample_completed",
  "budget.reached": "budget_reached",
} as const satisfies Record<EventType, string>;

/** The words for kinds of events, and for moments to the second. */
export function useWebhookWords() {
  const t = useTranslations("webhooks");
  const format = useFormatter();
  return {
    event: (type: Delivery["type"]) => t(`event.${type === "test" ? type : keys[type]}`),
    hint: (type: EventType) => t(`eventHint.${keys[type]}`),
    moment: (at: string) =>
      format.dateTime(new Date(at), {
        day: "numeric",
        month: "short",
        hour: "2-digit",
        minute: "2-digit",
        second: "2-digit",
      }),
  };
}
