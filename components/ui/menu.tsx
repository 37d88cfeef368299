"use client";

import { Check } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names";

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode;
  align?: "start" | "end";
  side?: "top" | "bottom";
  children: ReactNode;
};

/** A menu that drops from its trigger. */
export function Menu({ trigger, align = "end", side = "bottom", children }: MenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className="animate-appear rounded-card border-line bg-surface shadow-float z-50 min-w-52 border p-1"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const row =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-ink outline-none select-none pointer-fine:min-h-9 " +
  "data-highlighted:bg-ink/6 data-disabled:cursor-not-allowed data-disabled:opacity-50 [&_svg]:size-4.5 [&_svg]:shrink-0";

/** One choice of a menu; with `asChild` around a link. */
export function MenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className={cn(row, className)} {...props} />;
}

/** A line of text that can't be chosen. */
export function MenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={cn("text-small text-ink-soft px-3 py-2", className)} {...props} />;
}

/** A line between groups of choices. */
export function MenuSeparator() {
  return <Primitive.Separator className="bg-line mx-1 my-1 h-px" />;
}

type MenuChoicesProps = {
  value: string;
  onChange: (value: string) => void;
  choices: ReadonlyArray<{ value: string; label: string; icon: ReactNode }>;
};

/** One of several, with a tick at the chosen one; the menu stays open. */
export function MenuChoices({ value, onChange, choices }: MenuChoicesProps) {
  return (
    <Primitive.RadioGroup value={value} onValueChange={onChange}>
      {choices.map((choice) => (
        <Primitive.RadioItem
          key={choice.value}
          value={choice.value}
          className={row}
          onSelect={(event) => event.preventDefault()}
        >
          {choice.icon}
          <span className="flex-1">{choice.label}</span>
          <Primitive.ItemIndicator>
            <Check aria-hidden className="text-leaf" />
          </Primitive.ItemIndicator>
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}
