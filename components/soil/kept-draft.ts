/** What was typed into a form of this page and not sent yet, kept in this tab; null when there is nothing. */
export function readDraft<Names extends string>(key: string, names: readonly Names[]): Record<Names, string> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(`gona.soil.${key}`) ?? "null") as Record<string, unknown> | null;
    if (kept === null || !names.every((name) => typeof kept[name] === "string")) return null;
    return Object.fromEntries(names.map((name) => [name, kept[name]])) as Record<Names, string>;
  } catch {
    return null;
  }
}

/** Keeps what is typed in this tab, or with null forgets it. */
export function keepDraft(key: string, values: Record<string, string> | null): void {
  try {
    if (values) sessionStorage.setItem(`gona.soil.${key}`, JSON.stringify(values));
    else sessionStorage.removeItem(`gona.soil.${key}`);
  } catch {
    // A browser that keeps nothing still saves samples.
  }
}
