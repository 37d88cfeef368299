import { useEffect, useState } from "react";
import type { FarmFormApi } from "./farm-form";
import { keepDraft, readDraft, type FarmDraft } from "./farm-draft";

type Base = Omit<FarmDraft, "values">;
type DraftOptions = { farmId: number | null; form: FarmFormApi; base: Base; setBase: (base: Base) => void };

/** Keeps what is typed in the browser's tab, and fills the form in again after a reload. */
export function useDraft({ farmId, form, base, setBase }: DraftOptions): { restored: boolean; discard: () => void } {
  const [restored, setRestored] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    // After the first render, which has to be the server's.
    const timer = setTimeout(() => {
      const kept = readDraft(farmId);
      if (kept) {
        setBase({ before: kept.before, etag: kept.etag });
        form.reset(kept.before);
        form.reset(kept.values, { keepDefaultValues: true });
        setRestored(true);
      }
      setReady(true);
    }, 0);
    return () => clearTimeout(timer);
  }, [farmId, form, setBase]);
  useEffect(() => {
    if (!ready) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(farmId, { values, ...base }),
    });
  }, [ready, farmId, form, base]);
  const discard = () => {
    form.reset(base.before);
    keepDraft(farmId, null);
    setRestored(false);
  };
  return { restored, discard };
}
