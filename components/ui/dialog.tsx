"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button";
import { overlayLook, panelLook } from "./panel-look";

type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; leave out when `open` is controlled. */
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
};

/** A dialog; on phones a sheet from below. */
export function Dialog({ open, onOpenChange, trigger, title, description, children }: DialogProps) {
  const t = useTranslations("shell.ui");
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay className={overlayLook} />
        <Primitive.Content className={panelLook} {...(description ? {} : { "aria-describedby": undefined })}>
          <header className="mb-4 flex items-start justify-between gap-4">
            <div>
              <Primitive.Title className="text-title">{title}</Primitive.Title>
              {description ? (
                <Primitive.Description className="text-ink-soft mt-1">{description}</Primitive.Description>
              ) : null}
            </div>
            <Primitive.Close asChild>
              <Button variant="quiet" size="icon" aria-label={t("close")} className="-mt-2 -mr-2">
                <X aria-hidden />
              </Button>
            </Primitive.Close>
          </header>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** The row of buttons that ends a dialog: the primary one last, full width on phones. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{children}</div>;
}

/** Closes the dialog around it when its child is pressed. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>;
}
