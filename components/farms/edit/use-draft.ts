import { useEffect, useState } from "react";
import type { FarmFormApi } from "./farm-form";
import { keepDraft, readDraft, type FarmDraft } from "./farm-draft";
import type { FarmValues } from "./farm-values";

type Base = Omit<FarmDraft, "values">;
type DraftOptions = { farmId: number | null; form: FarmFormApi; base: Base; setBase: (base: Base) => void };

type Draft = {
  /** Whether the form was filled in with what was typed before. */
  restored: boolean;
  /** Forgets what was typed: the form is as it was, or as `values` say. */
  discard: (values?: FarmValues) => void;
};

/** Keeps what is typed in the browser's tab, and fills the form in again after a reload. */
export function useDraft({ farmId, form, base, setBase }: DraftOptions): Draft {
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
  const discard = (values = base.before) => {
    form.reset(values);
    keepDraft(farmId, null);
    setRestored(false);
  };
  return { restored, discard };
}
