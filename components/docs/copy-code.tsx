"use client";

import { CopyButton } from "../ui/copy-button";
import { useHydrated } from "../ui/use-hydrated";

/** Copies a block of code; there only once it works. */
export function CopyCode({ text, label }: { text: string; label: string }) {
  const hydrated = useHydrated();
  return (
    <div className="bg-sunken rounded-control size-11 shrink-0 pointer-fine:size-9">
      {hydrated ? <CopyButton compact value={text} label={label} /> : null}
    </div>
  );
}
