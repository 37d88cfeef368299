"use client";

import { CircleCheck, CircleOff, Ellipsis, Pencil, RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ApiAddress } from "@/lib/accounts/api-address";
import type { KeyJson } from "@/lib/accounts/contract";
import { Button } from "../ui/button";
import { Menu, MenuItem } from "../ui/menu";
import { useToast } from "../ui/toast";
import { DeactivateDialog } from "./deactivate-dialog";
import { EditDialog } from "./edit-dialog";
import { RotateDialog } from "./rotate-dialog";
import { useKeyChange } from "./use-key-change";

/** What can be done with a key. */
export function KeyActions({ apiKey, today, address }: { apiKey: KeyJson; today: string; address: ApiAddress }) {
  const t = useTranslations("keys");
  const toast = useToast();
  const [opened, setOpened] = useState<"edit" | "rotate" | "deactivate" | null>(null);
  const { mutate, isPending } = useKeyChange();
  const { id, name } = apiKey;
  const reactivate = () =>
    mutate(
      { params: { id }, body: { active: true } },
      {
        onSuccess: () => toast({ title: t("done.reactivated", { name }) }),
        onError: () => toast({ title: t("problem.change") }),
      },
    );
  const trigger = (
    <Button variant="quiet" size="icon" pending={isPending} aria-label={t("actions", { name, last: apiKey.last_four })}>
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
        {apiKey.state === "active" ? (
          <MenuItem onSelect={() => setOpened("rotate")}>
            <RefreshCw aria-hidden />
            {t("rotate")}
          </MenuItem>
        ) : null}
        {apiKey.state === "deactivated" ? (
          <MenuItem onSelect={reactivate}>
            <CircleCheck aria-hidden />
            {t("reactivate")}
          </MenuItem>
        ) : (
          <MenuItem onSelect={() => setOpened("deactivate")}>
            <CircleOff aria-hidden />
            {t("deactivate")}
          </MenuItem>
        )}
      </Menu>
      {opened === "edit" ? <EditDialog apiKey={apiKey} today={today} onClose={() => setOpened(null)} /> : null}
      {opened === "rotate" ? <RotateDialog {...{ apiKey, today, address }} onClose={() => setOpened(null)} /> : null}
      {opened === "deactivate" ? <DeactivateDialog apiKey={apiKey} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
