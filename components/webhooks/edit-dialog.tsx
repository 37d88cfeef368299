"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "../ui/dialog";
import { useToast } from "../ui/toast";
import { useWebhookChange } from "./use-webhooks";
import { WebhookForm } from "./webhook-form";
import type { Webhook } from "./webhook-words";

/** Changes what a webhook is called, where it sends and what. */
export function EditDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations("webhooks");
  const toast = useToast();
  const { mutate, error, isPending } = useWebhookChange();
  const done = (name: string) => {
    toast({ title: t("done.edited", { name }) });
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t("form.editTitle")}>
      <WebhookForm
        webhook={webhook}
        pending={isPending}
        error={error}
        onSubmit={(body) => mutate({ params: { id: webhook.id }, body }, { onSuccess: () => done(body.name) })}
      />
    </Dialog>
  );
}
