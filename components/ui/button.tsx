"use client";

import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cn } from "./class-names";

const look = cva(
  "relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none " +
    "transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-4.5 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary: "bg-leaf text-on-leaf hover:bg-leaf-strong",
        secondary: "border border-line bg-surface text-ink hover:border-edge hover:bg-sunken",
        quiet: "text-ink hover:bg-ink/6",
        danger: "bg-clay text-on-clay hover:bg-clay-strong",
      },
      size: {
        // 44 px wherever a finger may press; a little less under a mouse.
        normal: "h-11 px-4 pointer-fine:h-10",
        compact: "h-11 px-3 text-small pointer-fine:h-8",
        icon: "size-11 pointer-fine:size-9",
      },
    },
    defaultVariants: { variant: "secondary", size: "normal" },
  },
);

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof look> & {
    /** Gives the look to the one child instead, e.g. a link. */
    asChild?: boolean;
    /** While true the button keeps its place and focus, shows that it works, and takes no press. */
    pending?: boolean;
  };

/** A button, or with `asChild` a link that looks like one. */
export function Button({ variant, size, asChild, pending = false, className, children, ...props }: ButtonProps) {
  const classes = cn(look({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : props.onClick?.(event));
  return (
    <button
      type="button"
      className={classes}
      {...props}
      aria-busy={pending || undefined}
      aria-disabled={pending || props["aria-disabled"]}
      onClick={press}
    >
      <PendingFace pending={pending}>{children}</PendingFace>
    </button>
  );
}

function PendingFace({ pending, children }: { pending: boolean; children: ReactNode }) {
  if (!pending) return children;
  return (
    <>
      <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
      <LoaderCircle aria-hidden className="absolute animate-spin" />
    </>
  );
}
