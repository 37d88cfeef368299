import type { ReactNode } from "react";
import { Segmented } from "../ui/segmented";

type ChoiceRowProps<Value extends string> = {
  label: string;
  hint?: string;
  value: Value;
  onChange: (value: Value) => void;
  options: ReadonlyArray<{ value: Value; label: string }>;
  /** What the choice opens up. */
  children?: ReactNode;
};

/** A choice of two with its label and hint, as a field of a form. */
export function ChoiceRow<Value extends string>({ label, hint, children, ...choice }: ChoiceRowProps<Value>) {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden className="font-medium">
        {label}
      </span>
      <Segmented label={label} {...choice} />
      {hint ? <p className="text-small text-ink-soft">{hint}</p> : null}
      {children}
    </div>
  );
}
