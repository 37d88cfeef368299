"use client";

import { CircleX, Ellipsis, Pencil, Sprout, Trash2, Wheat } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "../../ui/button";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu";
import { useToast } from "../../ui/toast";
import { EditCropDialog, RemoveCropDialog } from "./crop-dialogs";
import type { Farm, FarmCrop } from "./farm-data";
import { useFarmProblem } from "./farm-problem";
import { useCropChange } from "./use-crop-changes";

type CropActionsProps = { farm: Farm; etag: string | null; crop: FarmCrop; today: string };

/** What can be done with a crop on a farm. */
export function CropActions({ farm, etag, crop, today }: CropActionsProps) {
  const t = useTranslations("farm.crops");
  const [opened, setOpened] = useState<"edit" | "remove" | null>(null);
  const { mark, pending } = useMark({ farm, etag, crop, today });
  const close = () => setOpened(null);
  const trigger = (
    <Button variant="quiet" size="icon" pending={pending} aria-label={t("actions", { name: crop.name })}>
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
        {crop.status === "planned" ? (
          <MenuItem onSelect={() => mark("growing")}>
            <Sprout aria-hidden />
            {t("markGrowing")}
          </MenuItem>
        ) : null}
        {crop.status === "growing" ? (
          <>
            <MenuItem onSelect={() => mark("harvested")}>
              <Wheat aria-hidden />
              {t("markHarvested")}
            </MenuItem>
            <MenuItem onSelect={() => mark("failed")}>
              <CircleX aria-hidden />
              {t("markFailed")}
            </MenuItem>
          </>
        ) : null}
        <MenuSeparator />
        <MenuItem onSelect={() => setOpened("remove")}>
          <Trash2 aria-hidden />
          {t("remove")}
        </MenuItem>
      </Menu>
      {opened === "edit" ? <EditCropDialog {...{ farm, etag, crop, today }} onClose={close} /> : null}
      {opened === "remove" ? <RemoveCropDialog {...{ farm, etag, crop }} onClose={close} /> : null}
    </>
  );
}

const done = { growing: "planted", harvested: "harvested", failed: "failed" } as const;

/** Moves a crop on, with a way back. */
function useMark({ farm, etag, crop, today }: CropActionsProps) {
  const t = useTranslations("farm");
  const toast = useToast();
  const problem = useFarmProblem();
  const { mutate, isPending } = useCropChange({ farmId: farm.id, cropId: crop.id });
  const onError = (error: Error) => toast({ title: t("actions.failed", { reason: problem(error) }) });
  const before = {
    status: crop.status,
    planting_date: crop.planting_date,
    expected_harvest_date: crop.expected_harvest_date,
  };
  const undo = () =>
    mutate(
      // What was done last is taken back, whatever else happened on the farm since.
      { body: before, ifMatch: null },
      { onSuccess: () => toast({ title: t("crops.done.restored", { name: crop.name }) }), onError },
    );
  const mark = (status: keyof typeof done) => {
    // A crop that is planted now and had no date, or one still to come, was planted today.
    const late = status === "growing" && (crop.planting_date === null || crop.planting_date > today);
    const body = { status, ...(late ? { planting_date: today } : {}) };
    mutate(
      { body, ifMatch: etag },
      { onSuccess: () => toast({ title: t(`crops.done.${done[status]}`, { name: crop.name }), undo }), onError },
    );
  };
  return { mark, pending: isPending };
}
