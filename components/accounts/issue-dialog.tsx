"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ApiAddress } from "@/lib/accounts/api-address";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { bodyOf } from "./key-fields";
import { KeyForm } from "./key-form";
import { NewSecret } from "./new-secret";
import { useKeyIssue } from "./use-key-change";

/** Issues a key: first the form, then the secret, which is shown only here. */
export function IssueDialog({ today, address }: { today: string; address: ApiAddress }) {
  const t = useTranslations("keys");
  const { mutate, data, error, isPending, reset } = useKeyIssue();
  const [open, setOpen] = useState(false);
  const [warned, setWarned] = useState(false);
  const secret = data?.body.secret;
  const close = () => {
    setOpen(false);
    setWarned(false);
    reset();
  };
  const change = (wanted: boolean) => {
    if (wanted) return setOpen(true);
    // A press beside the dialog must not cost the secret.
    if (isPending || (secret !== undefined && !warned)) return setWarned(secret !== undefined);
    close();
  };
  const trigger = (
    <Button variant="primary">
      <Plus aria-hidden />
      {t("issue")}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={trigger}
      title={t(secret === undefined ? "form.issueTitle" : "secret.title")}
      description={t(secret === undefined ? "form.issueLead" : "secret.lead")}
    >
      {secret === undefined ? (
        <KeyForm
          apiKey={null}
          today={today}
          pending={isPending}
          error={error}
          onSubmit={(values) => mutate({ body: bodyOf(values, null) })}
        />
      ) : (
        <NewSecret secret={secret} address={address} warned={warned} onDone={close} />
      )}
    </Dialog>
  );
}
