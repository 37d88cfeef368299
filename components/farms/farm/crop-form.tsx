"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Controller, useForm, type UseFormReturn } from "react-hook-form";
import { Button } from "../../ui/button";
import { DialogActions, DialogClose } from "../../ui/dialog";
import { Field, Input } from "../../ui/field";
import { Segmented } from "../../ui/segmented";
import { cropStatuses, fieldsOf, useCropSchema, type CropFields } from "./crop-fields";
import { CropNameField } from "./crop-name-field";
import type { FarmCrop } from "./farm-data";

type CropFormProps = {
  /** The crop that is edited; null to add one. */
  crop: FarmCrop | null;
  /** The farm's size in ha. */
  sizeHa: number | null;
  /** At the farm, YYYY-MM-DD. */
  today: string;
  pending: boolean;
  /** What the last try was refused for. */
  problem: ReactNode;
  onSubmit: (fields: CropFields) => void;
};

/** Name, variety, area, status and dates of a crop. */
export function CropForm({ crop, sizeHa, today, pending, problem, onSubmit }: CropFormProps) {
  const t = useTranslations("farm.cropForm");
  const ui = useTranslations("shell.ui");
  const form = useForm({ resolver: zodResolver(useCropSchema({ sizeHa, today })), defaultValues: fieldsOf(crop) });
  const submit = form.handleSubmit((fields) => onSubmit(fields));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {problem}
      {crop ? null : (
        <Controller
          control={form.control}
          name="name"
          render={({ field, fieldState }) => (
            <CropNameField value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
          )}
        />
      )}
      <StatusField form={form} added={crop === null} />
      <CropDetails form={form} sizeHa={sizeHa} />
      <DialogActions>
        <DialogClose>
          <Button>{ui("cancel")}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={pending}>
          {t(crop ? "save" : "submit")}
        </Button>
      </DialogActions>
    </form>
  );
}

type Form = UseFormReturn<CropFields>;

function StatusField({ form, added }: { form: Form; added: boolean }) {
  const t = useTranslations("farm");
  const offered = cropStatuses.filter((status) => !added || status === "planned" || status === "growing");
  return (
    <Controller
      control={form.control}
      name="status"
      render={({ field }) => (
        <div className="flex flex-col gap-1.5">
          <span aria-hidden className="font-medium">
            {t("cropForm.status")}
          </span>
          <Segmented
            label={t("cropForm.status")}
            value={field.value}
            onChange={field.onChange}
            options={offered.map((value) => ({ value, label: t(`crops.status.${value}`) }))}
            className="flex flex-wrap"
          />
        </div>
      )}
    />
  );
}

function CropDetails({ form, sizeHa }: { form: Form; sizeHa: number | null }) {
  const t = useTranslations("farm.cropForm");
  const { register, formState } = form;
  const { errors } = formState;
  const size = sizeHa === null ? null : Math.round(sizeHa * 100) / 100;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("planting")} error={errors.planting?.message}>
          <Input type="date" max="2100-12-31" {...register("planting")} />
        </Field>
        <Field label={t("harvest")} aside={t("optional")} hint={t("harvestHint")} error={errors.harvest?.message}>
          <Input type="date" max="2100-12-31" {...register("harvest")} />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t("area")}
          aside={t("optional")}
          hint={size === null ? undefined : t("areaHint", { size })}
          error={errors.area?.message}
        >
          <Input inputMode="decimal" autoComplete="off" {...register("area")} />
        </Field>
        <Field label={t("variety")} aside={t("optional")} error={errors.variety?.message}>
          <Input autoComplete="off" {...register("variety")} />
        </Field>
      </div>
    </>
  );
}
