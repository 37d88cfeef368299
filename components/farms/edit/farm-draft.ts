import { readValues, type FarmValues } from "./farm-values";

/** What was typed, kept until it is saved: of a farm that is edited also what it was when editing began. */
export type FarmDraft = { values: FarmValues; before: FarmValues; etag: string | null };

const keyOf = (farmId: number | null) => `gona.farm-draft.${farmId ?? "new"}`;

/** The draft kept in this tab; null when there is none. */
export function readDraft(farmId: number | null): FarmDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(farmId)) ?? "null") as Partial<FarmDraft> | null;
    const values = readValues(kept?.values);
    const before = readValues(kept?.before);
    return values && before ? { values, before, etag: kept?.etag ?? null } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft in this tab, or with null forgets it. */
export function keepDraft(farmId: number | null, draft: FarmDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(farmId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(farmId));
  } catch {
    // A browser that keeps nothing still saves farms.
  }
}
