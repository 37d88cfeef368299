import Link from "next/link";
import type { ComponentProps } from "react";

/** A link within text, with room for a finger. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className="text-leaf -my-2.5 inline-block py-2.5 font-medium underline underline-offset-4" />;
}
