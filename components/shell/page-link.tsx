import Link from "next/link";
import type { ReactNode } from "react";

/** A link under a page's header, to where it came from or to what else is known of it: an icon and words. */
export function PageLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="text-sky inline-flex min-h-11 items-center gap-1.5 underline-offset-3 hover:underline">
      {children}
    </Link>
  );
}
