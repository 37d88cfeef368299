import { useTranslations } from "next-intl";
import { Controller, useWatch, type Control, type FieldErrors, type UseFormRegister } from "react-hook-form";
import type { Farm } from "../farms/farm/farm-data";
import { Field, Input } from "../ui/field";
import { Segmented } from "../ui/segmented";
import type { SampleFields } from "./sample-fields";

type PlaceFieldsProps = {
  coordinates: Farm["coordinates"];
  control: Control<SampleFields>;
  register: UseFormRegister<SampleFields>;
  errors: FieldErrors<SampleFields>;
};

/** Where a sample was taken: at the farm, or at a point of its own. */
export function PlaceFields({ coordinates, control, register, errors }: PlaceFieldsProps) {
  const t = useTranslations("soil.send");
  const place = useWatch({ control, name: "place" });
  return (
    <div className="flex flex-col gap-2">
      <span aria-hidden className="font-medium">
        {t("place")}
      </span>
      {coordinates ? (
        <Controller
          control={control}
          name="place"
          render={({ field }) => (
            <Segmented
              label={t("place")}
              value={field.value}
              onChange={field.onChange}
              options={[
                { value: "farm", label: t("atFarm") },
                { value: "elsewhere", label: t("elsewhere") },
              ]}
            />
          )}
        />
      ) : (
        <p className="text-small text-ink-soft">{t("noPlace")}</p>
      )}
      {place === "elsewhere" ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("latitude")} error={errors.latitude?.message}>
            <Input inputMode="text" autoComplete="off" placeholder="11.0204" {...register("latitude")} />
          </Field>
          <Field label={t("longitude")} error={errors.longitude?.message}>
            <Input inputMode="text" autoComplete="off" placeholder="7.6687" {...register("longitude")} />
          </Field>
        </div>
      ) : coordinates ? (
        <p className="text-small text-ink-soft">
          {t("atFarmHint", {
            latitude: coordinates.latitude.toFixed(4),
            longitude: coordinates.longitude.toFixed(4),
          })}
        </p>
      ) : null}
    </div>
  );
}
