"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/alert-dialog";
import { Button } from "../../ui/button";
import { useToast } from "../../ui/toast";
import { useProblemReason } from "./use-problem-reason";

type Deletion = {
  mutate: (id: number, options: { onSuccess: () => void }) => void;
  error: Error | null;
  isPending: boolean;
};

type DeleteButtonProps = {
  /** What the button deletes, by name. */
  label: string;
  title: string;
  /** What goes with it. */
  body: string;
  /** Said afterwards. */
  done: string;
  deletion: Deletion;
  id: number;
  onDeleted: () => void;
};

/** Deletes something for good, after asking. */
export function DeleteButton({ label, title, body, done, deletion, id, onDeleted }: DeleteButtonProps) {
  const t = useTranslations("identify.history");
  const toast = useToast();
  const reason = useProblemReason();
  const [asking, setAsking] = useState(false);
  const { mutate, error, isPending } = deletion;
  const onSuccess = () => {
    toast({ title: done });
    setAsking(false);
    onDeleted();
  };
  return (
    <>
      <Button
        variant="quiet"
        size="compact"
        aria-label={label}
        onClick={() => setAsking(true)}
        className="justify-self-start"
      >
        <Trash2 aria-hidden />
        {t("delete")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => (isPending ? undefined : setAsking(open))}
        title={title}
        description={error ? t("deleteFailed", { reason: reason(error) }) : body}
        confirmLabel={t("delete")}
        pending={isPending}
        onConfirm={() => mutate(id, { onSuccess })}
      />
    </>
  );
}
