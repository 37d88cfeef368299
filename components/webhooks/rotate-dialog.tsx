"use client";

import { useTranslations } from "next-intl";
import { useSecretGuard } from "../accounts/use-secret-guard";
import { Button } from "../ui/button";
import { Dialog, DialogActions, DialogClose } from "../ui/dialog";
import { useSecretRotation } from "./use-webhooks";
import { ChangeProblem } from "../shell/change-problem";
import { WebhookSecret } from "./webhook-secret";
import type { Webhook } from "./webhook-words";

/** Makes a new secret after saying what that does, and shows it once. */
export function RotateDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations("webhooks");
  const ui = useTranslations("shell.ui");
  const { mutate, data, error, isPending } = useSecretRotation();
  const secret = data?.body.secret;
  const guard = useSecretGuard({ secret, pending: isPending, onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : guard.tryToLeave())}
      title={secret ? t("secret.title") : t("rotate.title", { name: webhook.name })}
      description={t(secret ? "secret.lead" : "rotate.lead")}
    >
      {secret ? (
        <WebhookSecret secret={secret} warned={guard.warned} onDone={guard.leave} />
      ) : (
        <>
          <ChangeProblem error={error} />
          <DialogActions>
            <DialogClose>
              <Button>{ui("cancel")}</Button>
            </DialogClose>
            <Button variant="primary" pending={isPending} onClick={() => mutate({ params: { id: webhook.id } })}>
              {t("rotate.submit")}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
