"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "../ui/alert-dialog";
import { useToast } from "../ui/toast";
import { useWebhookDeletion } from "./use-webhooks";
import { ChangeProblem } from "../shell/change-problem";
import type { Webhook } from "./webhook-words";

/** Asks before a webhook is deleted. */
export function DeleteDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations("webhooks");
  const toast = useToast();
  const { mutate, error, isPending } = useWebhookDeletion();
  const { id, name } = webhook;
  const done = () => {
    toast({ title: t("done.deleted", { name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open || isPending ? undefined : onClose())}
      title={t("confirm.title", { name })}
      description={error ? <ChangeProblem error={error} /> : t("confirm.body")}
      confirmLabel={t("confirm.submit")}
      pending={isPending}
      onConfirm={() => mutate({ params: { id } }, { onSuccess: done })}
    />
  );
}
