import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Field, Input } from "../ui/field";
import { labUnits, type LabField, type ResultFields } from "./results-fields";

type LabFieldsetProps = {
  title: string;
  names: readonly LabField[];
  form: UseFormReturn<ResultFields>;
  /** Fields of another sort that belong here. */
  children?: ReactNode;
};

/** Figures of a laboratory that belong together. */
export function LabFieldset({ title, names, form, children }: LabFieldsetProps) {
  const t = useTranslations("soil.results");
  const { register, formState } = form;
  return (
    <fieldset className="min-w-0">
      <legend className="text-heading mb-2">{title}</legend>
      <div className="grid grid-cols-2 items-start gap-x-2 gap-y-4 sm:grid-cols-3 sm:gap-x-3">
        {names.map((name) => (
          <Field
            key={name}
            label={
              <>
                {t(`field.${name}`)} <span className="text-small text-ink-soft font-normal">{labUnits[name]}</span>
              </>
            }
            error={formState.errors[name]?.message}
          >
            <Input inputMode="decimal" autoComplete="off" {...register(name)} />
          </Field>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
