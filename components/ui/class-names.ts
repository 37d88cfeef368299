import { clsx, type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// The theme's own sizes must be known as sizes, or `text-small` would drop `text-ink`.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["display", "title", "heading", "body", "small"],
      radius: ["control", "card"],
      shadow: ["float"],
      animate: ["rise", "appear", "skeleton"],
    },
  },
});

/** Joins class names; of two that set the same thing the later wins. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
