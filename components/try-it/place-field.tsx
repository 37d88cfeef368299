import { useTranslations } from "next-intl";
import { Field } from "../ui/field";
import { Segmented } from "../ui/segmented";
import { DescriptionText } from "./description-text";
import { FieldInput } from "./field-input";
import { placeKey, placeWayOf, placeWays, saysWhere, type TryField } from "./fields";
import { PickBox } from "./pick-box";
import { usePlacePicks } from "./use-picks";
import type { TryForm } from "./use-try-form";
import { textOf } from "./values";

type PlaceFieldProps = {
  /** The fields of the query; those that say where are taken from them. */
  query: readonly TryField[];
  form: Pick<TryForm, "values" | "errors" | "set">;
  bySession: boolean;
};

/** Where: by one of the account's farms, by coordinates or by a place's name. */
export function PlaceField({ query, form, bySession }: PlaceFieldProps) {
  const t = useTranslations("tryIt.place");
  const way = placeWayOf(form.values[placeKey]);
  const names: readonly string[] = placeWays[way];
  const shown = query.filter((field) => saysWhere(field) && names.includes(field.name));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-medium">{t("label")}</legend>
      <Segmented
        label={t("label")}
        value={way}
        onChange={(next) => form.set(placeKey, next)}
        options={[
          { value: "farm_id", label: t("farm") },
          { value: "coordinates", label: t("coordinates") },
          { value: "location", label: t("name") },
        ]}
        className="self-stretch sm:w-80 sm:self-start"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map((field) => (
          <div key={field.key} className={way === "coordinates" ? undefined : "sm:col-span-2"}>
            {way === "location" && bySession ? (
              <NameField field={field} form={form} />
            ) : (
              <FieldInput field={field} form={form} bySession={bySession} />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function NameField({ field, form }: Pick<PlaceFieldProps, "form"> & { field: TryField }) {
  const t = useTranslations("tryIt.pick");
  const value = form.values[field.key];
  const text = textOf(value);
  const picks = usePlacePicks(text);
  return (
    <Field
      label={<span className="font-mono">{field.name}</span>}
      hint={<DescriptionText text={field.description} />}
      error={form.errors[field.key]}
    >
      <PickBox
        label={field.name}
        placeholder={t("placePlaceholder")}
        value={text}
        onChange={(next) => form.set(field.key, next)}
        picks={picks}
      />
    </Field>
  );
}
