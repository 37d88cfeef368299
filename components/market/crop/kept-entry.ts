import { emptyEntry, type StoreEntry } from "./store-entry";

const keyOf = (cropId: number) => `gona.market.store.${cropId}`;
const texts = ["measure", "months", "cost"] as const;
const maybeTexts = ["price", "loss"] as const;

/** What was typed into 'sell now or store' of a crop in this tab: a price of last month would pass for today's in another. */
export function readEntry(cropId: number): StoreEntry {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(cropId)) ?? "null") as Record<string, unknown> | null;
    const known =
      kept !== null &&
      texts.every((name) => typeof kept[name] === "string") &&
      maybeTexts.every((name) => kept[name] === null || typeof kept[name] === "string");
    return known ? { ...emptyEntry, ...kept } : emptyEntry;
  } catch {
    return emptyEntry;
  }
}

/** Keeps what is typed in this tab. */
export function keepEntry(cropId: number, entry: StoreEntry): void {
  try {
    sessionStorage.setItem(keyOf(cropId), JSON.stringify(entry));
  } catch {
    // A browser that keeps nothing still works it out.
  }
}
