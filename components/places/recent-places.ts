import { useSyncExternalStore } from "react";
import { readChoice, writeChoice, type PlaceChoice } from "./place-choice";

const storageKey = "gona.recent-places";
const kept = 5;
const listeners = new Set<() => void>();
const none: PlaceChoice[] = [];
let last: { text: string; places: PlaceChoice[] } = { text: "", places: none };

/** `choice` before the ones chosen earlier, each place once, at most five. */
export function withRecent(earlier: PlaceChoice[], choice: PlaceChoice): PlaceChoice[] {
  const address = writeChoice(choice);
  return [choice, ...earlier.filter((each) => writeChoice(each) !== address)].slice(0, kept);
}

/** Recent places from the text they are kept as: one address query a line. What makes no sense is left out. */
export function readRecent(text: string): PlaceChoice[] {
  return text
    .split("\n")
    .flatMap((line) => readChoice(new URLSearchParams(line)) ?? [])
    .slice(0, kept);
}

/** Keeps a chosen place on this device. */
export function rememberPlace(choice: PlaceChoice): void {
  const text = withRecent(readRecent(stored()), choice).map(writeChoice).join("\n");
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // A browser that keeps nothing still shows the weather.
    return;
  }
  for (const listener of listeners) listener();
}

/** The places chosen on this device, the latest first; empty while the server renders. */
export function useRecentPlaces(): PlaceChoice[] {
  return useSyncExternalStore(subscribe, snapshot, () => none);
}

function stored(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

function snapshot(): PlaceChoice[] {
  const text = stored();
  if (text !== last.text) last = { text, places: readRecent(text) };
  return last.places;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
