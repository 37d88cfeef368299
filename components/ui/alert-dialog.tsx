"use client";

import { useTranslations } from "next-intl";
import { AlertDialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button";
import { DialogActions } from "./dialog";
import { overlayLook, panelLook } from "./panel-look";

type ConfirmDialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; leave out when `open` is controlled. */
  trigger?: ReactNode;
  title: ReactNode;
  /** What happens, and whether it can be taken back. */
  description: ReactNode;
  /** The verb of the act, e.g. the words for 'Deactivate key'. */
  confirmLabel: ReactNode;
  onConfirm: () => void;
  pending?: boolean;
  tone?: "danger" | "primary";
};

/** Asks before something that can't be undone. Stays open while `pending`; close it through `open`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, trigger, title, description, confirmLabel, onConfirm, pending, tone = "danger" } = props;
  const t = useTranslations("shell.ui");
  const confirmButton = (
    <Button variant={tone} pending={pending ?? false} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay className={overlayLook} />
        <Primitive.Content className={panelLook}>
          <Primitive.Title className="text-title">{title}</Primitive.Title>
          <Primitive.Description className="text-ink-soft mt-2">{description}</Primitive.Description>
          <DialogActions>
            <Primitive.Cancel asChild>
              <Button>{t("cancel")}</Button>
            </Primitive.Cancel>
            {open === undefined ? <Primitive.Action asChild>{confirmButton}</Primitive.Action> : confirmButton}
          </DialogActions>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
