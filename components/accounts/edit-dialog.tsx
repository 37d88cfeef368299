"use client";

import { useTranslations } from "next-intl";
import type { KeyJson } from "@/lib/accounts/contract";
import { Dialog } from "../ui/dialog";
import { useToast } from "../ui/toast";
import { bodyOf } from "./key-fields";
import { KeyForm } from "./key-form";
import { useKeyChange } from "./use-key-change";

/** Renames a key and changes how long and how much it may be used. */
export function EditDialog({ apiKey, today, onClose }: { apiKey: KeyJson; today: string; onClose: () => void }) {
  const t = useTranslations("keys");
  const toast = useToast();
  const { mutate, error, isPending } = useKeyChange();
  const save = (body: ReturnType<typeof bodyOf>) =>
    mutate(
      { params: { id: apiKey.id }, body },
      {
        onSuccess: () => {
          toast({ title: t("done.edited", { name: body.name }) });
          onClose();
        },
      },
    );
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t("form.editTitle")}>
      <KeyForm
        apiKey={apiKey}
        today={today}
        pending={isPending}
        error={error}
        onSubmit={(values) => save(bodyOf(values, apiKey))}
      />
    </Dialog>
  );
}
