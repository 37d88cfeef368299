"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ApiAddress } from "@/lib/accounts/api-address";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { newBodyOf } from "./key-fields";
import { KeyForm } from "./key-form";
import { NewSecret } from "./new-secret";
import { useKeyIssue } from "./use-key-change";
import { useSecretGuard } from "./use-secret-guard";

/** Issues a key: first the form, then the secret, which is shown only here. */
export function IssueDialog({ today, address }: { today: string; address: ApiAddress }) {
  const t = useTranslations("keys");
  const { mutate, data, error, isPending, reset } = useKeyIssue();
  const [open, setOpen] = useState(false);
  const issued = data?.body;
  const close = () => {
    setOpen(false);
    reset();
  };
  const guard = useSecretGuard({ secret: issued?.secret, pending: isPending, onClose: close });
  const trigger = (
    <Button variant="primary">
      <Plus aria-hidden />
      {t("issue")}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => (wanted ? setOpen(true) : guard.tryToLeave())}
      trigger={trigger}
      title={t(issued ? "secret.title" : "form.issueTitle")}
      description={t(issued ? "secret.lead" : "form.issueLead")}
    >
      {issued ? (
        <NewSecret issued={issued} address={address} warned={guard.warned} onDone={guard.leave} />
      ) : (
        <KeyForm
          apiKey={null}
          today={today}
          pending={isPending}
          error={error}
          onSubmit={(values) => mutate({ body: newBodyOf(values) })}
        />
      )}
    </Dialog>
  );
}
