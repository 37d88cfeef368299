import { useTranslations } from "next-intl";
import { Field, Input, Select, TextArea } from "../ui/field";
import { DescriptionText } from "./description-text";
import type { FieldOf, Picker, TryField } from "./fields";
import { FileInput } from "./file-input";
import { Obligation } from "./obligation";
import { PickBox } from "./pick-box";
import { useCropPicks, useFarmPicks } from "./use-picks";
import type { TryForm } from "./use-try-form";
import { textOf } from "./values";

type FieldInputProps = {
  field: TryField;
  form: Pick<TryForm, "values" | "errors" | "set">;
  /** Searches need the signed-in session. */
  bySession: boolean;
};

/** One field of the form, of whatever kind. */
export function FieldInput({ field, form, bySession }: FieldInputProps) {
  const t = useTranslations("tryIt.field");
  if (field.kind === "group") return <GroupField field={field} form={form} bySession={bySession} />;
  if (field.kind === "file") return <FileInput field={field} form={form} />;
  const isNull = form.values[field.key] === null;
  return (
    <div className="flex flex-col gap-1.5">
      <Field
        label={<span className="font-mono">{field.name}</span>}
        aside={<Obligation field={field} />}
        hint={
          <>
            <DescriptionText text={field.description} />
            {field.kind === "json" ? ` ${t("json", { example: field.example })}.` : null}
          </>
        }
        error={form.errors[field.key]}
      >
        <Control field={field} form={form} bySession={bySession} disabled={isNull} />
      </Field>
      <NullBox field={field} form={form} />
    </div>
  );
}

function NullBox({ field, form }: Omit<FieldInputProps, "bySession">) {
  const t = useTranslations("tryIt.field");
  if (!field.nullable) return null;
  return (
    <label className="text-small text-ink-soft flex min-h-11 items-center gap-2 pointer-fine:min-h-0">
      <input
        type="checkbox"
        className="accent-leaf size-4.5"
        checked={form.values[field.key] === null}
        onChange={(event) => form.set(field.key, event.target.checked ? null : "")}
      />
      <span>{t.rich("sendNull", { name: () => <span className="font-mono">{field.name}</span> })}</span>
    </label>
  );
}

function GroupField({ field, form, bySession }: FieldInputProps & { field: FieldOf<"group"> }) {
  const isNull = form.values[field.key] === null;
  return (
    <fieldset className="rounded-control border-line flex flex-col gap-4 border p-3">
      <legend className="px-1 font-mono font-medium">{field.name}</legend>
      <p className="text-small text-ink-soft">
        <DescriptionText text={field.description} />
      </p>
      {isNull ? null : (
        <div className="grid gap-4 sm:grid-cols-2">
          {field.fields.map((inner) => (
            <FieldInput key={inner.key} field={inner} form={form} bySession={bySession} />
          ))}
        </div>
      )}
      <NullBox field={field} form={form} />
    </fieldset>
  );
}

type ControlProps = FieldInputProps & { disabled: boolean };

function Control({ field, form, bySession, disabled }: ControlProps) {
  const value = form.values[field.key];
  const shared = { name: field.key, value: textOf(value), disabled };
  const onChange = (event: { target: { value: string } }) => form.set(field.key, event.target.value);
  switch (field.kind) {
    case "number":
      if (field.picker && bySession) return <PickerControl picker={field.picker} field={field} form={form} />;
      return (
        <Input
          {...shared}
          type="number"
          inputMode={field.whole ? "numeric" : "decimal"}
          min={field.minimum ?? undefined}
          max={field.maximum ?? undefined}
          step={field.whole ? 1 : "any"}
          placeholder={field.preset ?? undefined}
          autoComplete="off"
          onChange={onChange}
        />
      );
    case "date":
      return <Input {...shared} type="date" onChange={onChange} />;
    case "enum":
      return <Choice {...shared} field={field} values={field.values} onChange={onChange} />;
    case "boolean":
      return <Choice {...shared} field={field} values={["true", "false"]} onChange={onChange} />;
    case "json":
      return <TextArea {...shared} rows={4} spellCheck={false} className="font-mono" onChange={onChange} />;
    default:
      return <TextControl {...shared} field={field} onChange={onChange} />;
  }
}

type SharedProps = {
  name: string;
  value: string;
  disabled: boolean;
  field: TryField;
  onChange: (event: { target: { value: string } }) => void;
};

function TextControl({ field, ...shared }: SharedProps) {
  if (field.kind === "text" && field.long) return <TextArea {...shared} rows={3} />;
  return <Input {...shared} autoComplete="off" spellCheck={false} placeholder={field.preset ?? undefined} />;
}

function Choice({ field, values, ...shared }: SharedProps & { values: readonly string[] }) {
  const t = useTranslations("tryIt.field");
  return (
    <Select {...shared}>
      <option value="">{field.preset === null ? t("leftOut") : t("leftOutPreset", { preset: field.preset })}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </Select>
  );
}

const pickers = { farm: FarmControl, crop: CropControl };

function PickerControl({ picker, field, form }: Omit<FieldInputProps, "bySession"> & { picker: Picker }) {
  const Picked = pickers[picker];
  const value = form.values[field.key];
  const text = textOf(value);
  return <Picked name={field.name} value={text} onChange={(next) => form.set(field.key, next)} />;
}

type PickedProps = { name: string; value: string; onChange: (value: string) => void };

function FarmControl({ name, value, onChange }: PickedProps) {
  const t = useTranslations("tryIt.pick");
  const picks = useFarmPicks(value);
  return <PickBox label={name} placeholder={t("farmPlaceholder")} value={value} onChange={onChange} picks={picks} />;
}

function CropControl({ name, value, onChange }: PickedProps) {
  const t = useTranslations("tryIt.pick");
  const picks = useCropPicks(value);
  return <PickBox label={name} placeholder={t("cropPlaceholder")} value={value} onChange={onChange} picks={picks} />;
}
