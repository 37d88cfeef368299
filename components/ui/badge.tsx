import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

// The tint tells tones apart at a glance; the words, in ink, carry the meaning.
const look = cva(
  "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-small font-medium whitespace-nowrap text-ink [&_svg]:size-3.5 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        neutral: "bg-ink/7 [&_svg]:text-ink-soft",
        leaf: "bg-leaf/14 [&_svg]:text-leaf",
        sky: "bg-sky/16 [&_svg]:text-sky",
        maize: "bg-maize/28 dark:bg-maize/18 [&_svg]:text-maize-deep",
        clay: "bg-clay/14 [&_svg]:text-clay",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

/** A small word for a state. */
export function Badge({ tone, className, ...props }: ComponentProps<"span"> & VariantProps<typeof look>) {
  return <span className={cn(look({ tone }), className)} {...props} />;
}
