"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "../../ui/alert-dialog";
import { Dialog } from "../../ui/dialog";
import { useToast } from "../../ui/toast";
import { cropEditBody, newCropBody } from "./crop-fields";
import { CropForm } from "./crop-form";
import { CropProblem } from "./crop-problem";
import type { Farm, FarmCrop } from "./farm-data";
import { useFarmProblem } from "./farm-problem";
import { useCropAddition, useCropChange, useCropRemoval } from "./use-crop-changes";

/** Adds a crop to the farm. */
export function AddCropDialog({ farm, today, onClose }: { farm: Farm; today: string; onClose: () => void }) {
  const t = useTranslations("farm");
  const toast = useToast();
  const { mutate, error, isPending } = useCropAddition(farm.id);
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t("cropForm.addTitle")}>
      <CropForm
        crop={null}
        sizeHa={farm.size}
        today={today}
        pending={isPending}
        problem={<CropProblem error={error} stored={null} />}
        onSubmit={(fields) =>
          mutate(newCropBody(fields), {
            onSuccess: ({ body }) => {
              toast({ title: t("crops.done.added", { name: body.name }) });
              onClose();
            },
          })
        }
      />
    </Dialog>
  );
}

type CropDialogProps = { farm: Farm; etag: string | null; crop: FarmCrop; today: string; onClose: () => void };

/** Changes a crop; when somebody else changed the farm meanwhile, what was typed stays and can be saved again. */
export function EditCropDialog({ farm, etag, crop, today, onClose }: CropDialogProps) {
  const t = useTranslations("farm");
  const toast = useToast();
  const { mutate, error, isPending } = useCropChange({ farmId: farm.id, cropId: crop.id });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("cropForm.editTitle", { name: crop.name })}
    >
      <CropForm
        crop={crop}
        sizeHa={farm.size}
        today={today}
        pending={isPending}
        problem={<CropProblem error={error} stored={crop} />}
        onSubmit={(fields) =>
          mutate(
            { body: cropEditBody(fields, crop), ifMatch: etag },
            {
              onSuccess: ({ body }) => {
                toast({ title: t("crops.done.saved", { name: body.name }) });
                onClose();
              },
            },
          )
        }
      />
    </Dialog>
  );
}

/** Asks before a crop is removed for good. */
export function RemoveCropDialog({ farm, etag, crop, onClose }: Omit<CropDialogProps, "today">) {
  const t = useTranslations("farm");
  const toast = useToast();
  const problem = useFarmProblem();
  const { mutate, isPending } = useCropRemoval({ farmId: farm.id, cropId: crop.id });
  const remove = () =>
    mutate(etag, {
      onSuccess: () => {
        toast({ title: t("crops.done.removed", { name: crop.name }) });
        onClose();
      },
      onError: (error) => toast({ title: t("actions.failed", { reason: problem(error) }) }),
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("crops.removeTitle", { name: crop.name })}
      description={t("crops.removeBody")}
      confirmLabel={t("crops.removeAction")}
      onConfirm={remove}
      pending={isPending}
    />
  );
}
