import { useTranslations } from "next-intl";
import { z } from "zod";
import { webhookEventTypes, WebhookUrl } from "@/lib/webhooks/contract";
import type { Webhook } from "./webhook-words";

/** The form filled in from a webhook; a new one takes all events. */
export const formOf = (webhook: Webhook | null) => ({
  name: webhook?.name ?? "",
  url: webhook?.url ?? "",
  events: webhook?.events ?? [...webhookEventTypes],
});

/** The form as a person fills it in. */
export type WebhookForm = ReturnType<typeof formOf>;

/** The form's schema, with what is wrong in the person's language. */
export function useWebhookSchema() {
  const t = useTranslations("webhooks.fault");
  return z.object({
    name: z.string().trim().min(1, t("nameMissing")).max(80, t("nameLong")),
    url: z
      .string()
      .trim()
      .refine((url) => WebhookUrl.safeParse(url).success && URL.canParse(url), t("urlForm")),
    events: z.array(z.enum(webhookEventTypes)).min(1, t("eventsMissing")),
  });
}
