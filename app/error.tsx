"use client";

import { PageError } from "@/components/shell/page-error";

/** Shown when a public page throws. */
export default function PublicError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main>
      <PageError error={error} retry={reset} />
    </main>
  );
}
