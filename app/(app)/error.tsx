"use client";

import { PageError } from "@/components/shell/page-error";

/** Shown inside the shell when a signed-in page throws. */
export default function SignedInError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <PageError error={error} retry={reset} />;
}
