"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSecretGuard } from "../accounts/use-secret-guard";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { useHydrated } from "../ui/use-hydrated";
import { useWebhookAddition } from "./use-webhooks";
import { WebhookForm } from "./webhook-form";
import { WebhookSecret } from "./webhook-secret";

/** Adds a webhook: first the form, then the secret, which is shown only here. */
export function AddDialog() {
  const t = useTranslations("webhooks");
  const hydrated = useHydrated();
  const { mutate, data, error, isPending, reset } = useWebhookAddition();
  const [open, setOpen] = useState(false);
  const added = data?.body;
  const close = () => {
    setOpen(false);
    reset();
  };
  const guard = useSecretGuard({ secret: added?.secret, pending: isPending, onClose: close });
  const trigger = (
    <Button variant="primary" disabled={!hydrated}>
      <Plus aria-hidden />
      {t("add")}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => (wanted ? setOpen(true) : guard.tryToLeave())}
      trigger={trigger}
      title={t(added ? "secret.title" : "form.addTitle")}
      description={t(added ? "secret.lead" : "form.addLead")}
    >
      {added ? (
        <WebhookSecret secret={added.secret} warned={guard.warned} onDone={guard.leave} />
      ) : (
        <WebhookForm webhook={null} pending={isPending} error={error} onSubmit={(body) => mutate({ body })} />
      )}
    </Dialog>
  );
}
