import { useTranslations } from "next-intl";
import { Controller } from "react-hook-form";
import { Field, Input, TextArea } from "../../ui/field";
import { Segmented } from "../../ui/segmented";
import type { FarmFormApi } from "./farm-form";
import { farmStatuses } from "./farm-values";

/** What the farm is called and where it is, in words. */
export function NameFields({ form: { register, formState } }: { form: FarmFormApi }) {
  const t = useTranslations("farmForm.field");
  const { errors } = formState;
  return (
    <div className="grid gap-4">
      <Field label={t("name")} hint={t("nameHint")} error={errors.name?.message}>
        <Input autoComplete="off" maxLength={200} {...register("name")} />
      </Field>
      <Field label={t("location")} aside={t("optional")} hint={t("locationHint")} error={errors.location?.message}>
        <Input autoComplete="off" maxLength={300} {...register("location")} />
      </Field>
    </div>
  );
}

/** Soil, notes, and on a farm that exists whether it is worked. */
export function DetailFields({ form, withStatus }: { form: FarmFormApi; withStatus: boolean }) {
  const t = useTranslations("farmForm.field");
  const { register, formState, control } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-4">
      <Field label={t("soil")} aside={t("optional")} hint={t("soilHint")} error={errors.soilType?.message}>
        <Input autoComplete="off" maxLength={200} {...register("soilType")} />
      </Field>
      <Field label={t("description")} aside={t("optional")} error={errors.description?.message}>
        <TextArea rows={4} {...register("description")} />
      </Field>
      {withStatus ? (
        <Controller
          control={control}
          name="status"
          render={({ field }) => (
            <div className="grid gap-1.5">
              <span aria-hidden className="font-medium">
                {t("status")}
              </span>
              <Segmented
                label={t("status")}
                value={field.value}
                onChange={field.onChange}
                options={farmStatuses.map((value) => ({ value, label: t(`statusWord.${value}`) }))}
                className="flex"
              />
            </div>
          )}
        />
      ) : null}
    </div>
  );
}
