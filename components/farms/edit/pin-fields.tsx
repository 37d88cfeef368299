import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { areaUnits } from "@/lib/geo/boundary/area-units";
import { AreaWords } from "../../maps/area-words";
import { Field, Input, Select } from "../../ui/field";
import { Notice } from "../../ui/notice";
import type { FarmFormApi } from "./farm-form";
import { readSize } from "./land-fields";

/** Where a pin stands and how large the land is. */
export function PinFields({ form, losesBoundary }: { form: FarmFormApi; losesBoundary: boolean }) {
  const t = useTranslations("farmForm.pin");
  const { register, control, formState } = form;
  const { errors } = formState;
  const [size, unit] = useWatch({ control, name: ["size", "unit"] });
  const areaHa = readSize(size, unit);
  return (
    <div className="grid gap-4">
      {losesBoundary ? <Notice tone="warn" title={t("losesBoundary")} /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("latitude")} aside={t("optional")} error={errors.latitude?.message}>
          <Input inputMode="text" autoComplete="off" placeholder="9.076500" {...register("latitude")} />
        </Field>
        <Field label={t("longitude")} aside={t("optional")}>
          <Input inputMode="text" autoComplete="off" placeholder="7.398600" {...register("longitude")} />
        </Field>
        <Field label={t("size")} aside={t("optional")} error={errors.size?.message}>
          <Input inputMode="decimal" autoComplete="off" {...register("size")} />
        </Field>
        <Field label={t("unit")} hint={unit === "plots" ? t("plotHint") : undefined}>
          <Select {...register("unit")}>
            {areaUnits.map((each) => (
              <option key={each} value={each}>
                {t(`unitWord.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {areaHa ? <AreaWords areaHa={areaHa} /> : null}
    </div>
  );
}
