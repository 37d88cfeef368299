"use client";

import { useTranslations } from "next-intl";
import type { KeyJson } from "@/lib/accounts/contract";
import { ConfirmDialog } from "../ui/alert-dialog";
import { useToast } from "../ui/toast";
import { ChangeProblem } from "../shell/change-problem";
import { useKeyChange } from "./use-key-change";

/** Asks before a key is deactivated, since programs stop working with it. */
export function DeactivateDialog({ apiKey, onClose }: { apiKey: KeyJson; onClose: () => void }) {
  const t = useTranslations("keys");
  const toast = useToast();
  const { mutate, error, isPending } = useKeyChange();
  const { id, name } = apiKey;
  const done = () => {
    toast({ title: t("done.deactivated", { name }) });
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
      onConfirm={() => mutate({ params: { id }, body: { active: false } }, { onSuccess: done })}
    />
  );
}
