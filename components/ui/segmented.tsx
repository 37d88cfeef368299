"use client";

import { ToggleGroup } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "./class-names";

type SegmentedProps<Value extends string> = {
  /** What is being chosen, for assistive technology. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: ReadonlyArray<{ value: Value; label: ReactNode }>;
  className?: string;
};

/** A small choice of two to four that is always visible. */
export function Segmented<Value extends string>({ label, value, onChange, options, className }: SegmentedProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    // Pressing the chosen one again would clear it; there is always exactly one.
    if (option) onChange(option.value);
  };
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={choose}
      className={cn("rounded-control border-line bg-sunken inline-flex border p-0.5", className)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className={
            "text-small text-ink-soft inline-flex h-10 min-w-11 flex-1 items-center justify-center gap-1.5 rounded-[6px] px-3 font-medium " +
            "hover:text-ink data-[state=on]:bg-surface data-[state=on]:text-ink transition-colors duration-150 pointer-fine:h-7 " +
            "data-[state=on]:ring-edge data-[state=on]:ring-1 [&_svg]:size-4"
          }
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
