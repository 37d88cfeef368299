import { LRUCache } from "lru-cache";
import { shared } from "../runtime";
import { inSandbox } from "../sandbox";
import { readPricesVersion } from "./store";

/** Entries of a cache that are kept; a crop's months are some hundred kilobytes, more with many markets. */
const mostEntries = 50;

/** What `make` gives, worked out once per key and version of all prices; an import of prices makes it anew. */
export async function oncePerVersion<T extends object>(
  { cache, key }: { cache: string; key: string },
  make: (version: number) => Promise<T>,
): Promise<T> {
  const known = shared(
    `market ${cache}${inSandbox() ? " in the sandbox" : ""}`,
    () => new LRUCache<string, Promise<T>>({ max: mostEntries }),
  );
  const version = await readPricesVersion();
  const name = `${version}/${key}`;
  const kept = known.get(name);
  if (kept) return kept;
  const made = make(version);
  known.set(name, made);
  // A database that was down for a moment must not leave a hole.
  made.catch(() => known.delete(name));
  return made;
}
