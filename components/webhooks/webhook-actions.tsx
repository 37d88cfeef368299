"use client";

import { CirclePause, CirclePlay, Ellipsis, KeyRound, Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "../ui/button";
import { Menu, MenuItem } from "../ui/menu";
import { useToast } from "../ui/toast";
import { useHydrated } from "../ui/use-hydrated";
import { DeleteDialog } from "./delete-dialog";
import { EditDialog } from "./edit-dialog";
import { RotateDialog } from "./rotate-dialog";
import { useWebhookChange } from "./use-webhooks";
import type { Webhook } from "./webhook-words";

/** What can be done with a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const t = useTranslations("webhooks");
  const toast = useToast();
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<"edit" | "rotate" | "delete" | null>(null);
  const { mutate, isPending } = useWebhookChange();
  const { id, name, active } = webhook;
  const close = () => setOpened(null);
  const switchOver = () =>
    mutate(
      { params: { id }, body: { active: !active } },
      {
        onSuccess: () => toast({ title: t(active ? "done.paused" : "done.resumed", { name }) }),
        onError: () => toast({ title: t("problem.change") }),
      },
    );
  const trigger = (
    <Button variant="quiet" size="icon" pending={isPending} disabled={!hydrated} aria-label={t("actions", { name })}>
      <Ellipsis aria-hidden />
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem onSelect={() => setOpened("edit")}>
          <Pencil aria-hidden />
          {t("edit")}
        </MenuItem>
        <MenuItem onSelect={switchOver}>
          {active ? <CirclePause aria-hidden /> : <CirclePlay aria-hidden />}
          {t(active ? "pause" : "resume")}
        </MenuItem>
        <MenuItem onSelect={() => setOpened("rotate")}>
          <KeyRound aria-hidden />
          {t("newSecret")}
        </MenuItem>
        <MenuItem onSelect={() => setOpened("delete")}>
          <Trash2 aria-hidden />
          {t("delete")}
        </MenuItem>
      </Menu>
      {opened === "edit" ? <EditDialog webhook={webhook} onClose={close} /> : null}
      {opened === "rotate" ? <RotateDialog webhook={webhook} onClose={close} /> : null}
      {opened === "delete" ? <DeleteDialog webhook={webhook} onClose={close} /> : null}
    </>
  );
}
