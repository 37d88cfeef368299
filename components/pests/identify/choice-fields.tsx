import { useTranslations } from "next-intl";
import { useId } from "react";
import { Field, Select } from "../../ui/field";
import type { Crop, FarmChoice } from "./answers";
import { CropOptions } from "./crop-options";
import type { Choices } from "./use-identification";

type ChoiceFieldsProps = {
  choices: Choices;
  onChange: (choices: Choices) => void;
  crops: readonly Crop[];
  farms: readonly FarmChoice[];
};

const idOf = (value: string) => (value === "" ? null : Number(value));

/** What is known of a photo: crop and farm; and whether a copy may be kept. */
export function ChoiceFields({ choices, onChange, crops, farms }: ChoiceFieldsProps) {
  const t = useTranslations("identify.photo");
  const { cropId, farmId, keepPhoto } = choices;
  const farm = farms.find(({ id }) => id === farmId);
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("crop")} hint={t("cropHint")}>
          <Select value={cropId ?? ""} onChange={({ target }) => onChange({ ...choices, cropId: idOf(target.value) })}>
            <option value="">{t("cropUnknown")}</option>
            <CropOptions crops={crops} onFarm={farm?.cropNames ?? []} />
          </Select>
        </Field>
        {farms.length > 0 ? (
          <Field label={t("farm")}>
            <Select
              value={farm?.id ?? ""}
              onChange={({ target }) => onChange({ ...choices, farmId: idOf(target.value) })}
            >
              <option value="">{t("farmNone")}</option>
              {farms.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
      </div>
      <Consent checked={keepPhoto} onChange={(keep) => onChange({ ...choices, keepPhoto: keep })} />
    </div>
  );
}

function Consent({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const t = useTranslations("identify.photo");
  const id = useId();
  return (
    <div className="flex gap-3">
      <span className="-m-3 flex size-11 shrink-0 items-center justify-center">
        <input
          type="checkbox"
          id={id}
          checked={checked}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          aria-describedby={`${id}-hint`}
          className="accent-leaf size-5"
        />
      </span>
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {t("keep")}
        </label>
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {t("keepHint")}
        </p>
      </div>
    </div>
  );
}
