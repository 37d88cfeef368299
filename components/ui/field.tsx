"use client";

import { CircleAlert } from "lucide-react";
import { createContext, useContext, useId, type ComponentProps, type ReactNode } from "react";
import { cn } from "./class-names";
import { useHydrated } from "./use-hydrated";

type Wiring = { id: string; describedBy: string | undefined; invalid: boolean };
const FieldWiring = createContext<Wiring | null>(null);

type FieldProps = {
  label: ReactNode;
  /** What to enter, before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: ReactNode;
  /** Beside the label, e.g. a link or the word for optional. */
  aside?: ReactNode;
  className?: string;
  /** One `Input`; it takes its id and its descriptions from here. */
  children: ReactNode;
};

/** A label, its control, a hint and an error, tied together for assistive technology. */
export function Field({ label, hint, error, aside, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(" ") || undefined;
  return (
    <FieldWiring value={{ id, describedBy, invalid: Boolean(error) }}>
      <div className={cn("flex flex-col gap-1.5", className)}>
        <div className="flex items-baseline justify-between gap-4">
          <label htmlFor={id} className="font-medium">
            {label}
          </label>
          {aside ? <span className="text-small text-ink-soft">{aside}</span> : null}
        </div>
        {children}
        {hint ? (
          <p id={`${id}-hint`} className="text-small text-ink-soft">
            {hint}
          </p>
        ) : null}
        {error ? (
          <p id={`${id}-error`} role="alert" className="text-small text-clay flex gap-1.5">
            <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
    </FieldWiring>
  );
}

const control =
  "h-11 w-full rounded-control border border-edge bg-surface px-3 text-ink transition-colors duration-150 " +
  "hover:border-ink-soft aria-invalid:border-clay disabled:cursor-not-allowed disabled:opacity-60";

function useWiring() {
  const wiring = useContext(FieldWiring);
  if (!wiring) return {};
  return { id: wiring.id, "aria-describedby": wiring.describedBy, "aria-invalid": wiring.invalid || undefined };
}

/** A one-line input. Inside a `Field` it needs no id. */
export function Input({ className, readOnly, ...props }: ComponentProps<"input">) {
  const hydrated = useHydrated();
  return <input {...useWiring()} className={cn(control, className)} readOnly={readOnly || !hydrated} {...props} />;
}

/** A choice from a short list. Inside a `Field` it needs no id. */
export function Select({ className, disabled, ...props }: ComponentProps<"select">) {
  const hydrated = useHydrated();
  return <select {...useWiring()} className={cn(control, className)} disabled={disabled || !hydrated} {...props} />;
}

/** An input of several lines. Inside a `Field` it needs no id. */
export function TextArea({ className, readOnly, ...props }: ComponentProps<"textarea">) {
  const hydrated = useHydrated();
  const look = cn(control, "h-auto py-2", className);
  return <textarea {...useWiring()} className={look} readOnly={readOnly || !hydrated} {...props} />;
}
