import { LRUCache } from "lru-cache";
import type { z } from "zod";
import { log } from "../log";
import { shared } from "../runtime";
import { inSandbox } from "../sandbox";
import { offInSandbox } from "./errors";
import { readAnswer, removeAnswers, writeAnswer, type AnswerId, type Storable } from "./store";

/** A value and when it was fetched, milliseconds since 1970. */
export type Kept<T> = { value: T; fetchedAt: number };

/** What is asked for, how old it may be, and how to get it. */
export type CacheQuery<T extends Storable> = {
  source: string;
  key: string;
  /** Checks what PostgreSQL gives back, which an older version may have written. */
  schema: z.ZodType<T>;
  /** Younger values are answered without asking the upstream. */
  freshSeconds: number | ((value: T) => number);
  /** When the upstream fails, a value younger than this is answered with its real age. */
  staleSeconds: number;
  /** Gets a new value; it is given the one before, if any. */
  fetch: (before: T | null) => Promise<T>;
  /** Milliseconds since 1970. */
  now: number;
};

const maxInMemory = 1000;
const hourMs = 3_600_000;
/** Longer than any source's staleSeconds, so that what may still be answered is never removed. */
const keptMs = 100 * 24 * hourMs;

type State = {
  memory: LRUCache<string, Kept<Storable>>;
  flights: Map<string, Promise<Kept<Storable>>>;
  writes: Set<Promise<void>>;
  cleanedAt: number;
};

const state = (): State =>
  shared("upstream answers", () => ({
    memory: new LRUCache<string, Kept<Storable>>({ max: maxInMemory }),
    flights: new Map<string, Promise<Kept<Storable>>>(),
    writes: new Set<Promise<void>>(),
    cleanedAt: 0,
  }));

/**
 * The value under `source` and `key`: from memory while it is fresh, else from PostgreSQL, else fetched, with one fetch
 * at a time per key however many ask.
 * @throws what `fetch` throws, when nothing younger than `staleSeconds` is kept.
 */
export async function cached<T extends Storable>(query: CacheQuery<T>): Promise<Kept<T>> {
  if (inSandbox()) throw offInSandbox(query.source);
  const { memory, flights } = state();
  const id = `${query.source} ${query.key}`;
  // One key is only ever used with one schema, so what lies under it is a T.
  const inMemory = () => memory.get(id) as Kept<T> | undefined;
  const kept = inMemory();
  if (kept && isFresh(kept, query)) return kept;
  const flight = (flights.get(id) as Promise<Kept<T>> | undefined) ?? takeOff(id, query);
  try {
    return await flight;
  } catch (error) {
    const last = inMemory();
    if (last && ageSeconds(last, query.now) < query.staleSeconds) return last;
    throw error;
  }
}

/** Whole seconds since a kept value was fetched. */
export function ageSeconds({ fetchedAt }: { fetchedAt: number }, now: number): number {
  return Math.max(0, Math.floor((now - fetchedAt) / 1000));
}

/** Waits for what is still being written to PostgreSQL; for an orderly end of the process. */
export async function settleAnswers(): Promise<void> {
  await Promise.all(state().writes);
}

function isFresh<T extends Storable>(kept: Kept<T>, { freshSeconds, now }: CacheQuery<T>): boolean {
  const limit = typeof freshSeconds === "number" ? freshSeconds : freshSeconds(kept.value);
  return ageSeconds(kept, now) < limit;
}

function takeOff<T extends Storable>(id: string, query: CacheQuery<T>): Promise<Kept<T>> {
  const { flights } = state();
  const flight = load(id, query).finally(() => flights.delete(id));
  flights.set(id, flight);
  return flight;
}

async function load<T extends Storable>(id: string, query: CacheQuery<T>): Promise<Kept<T>> {
  const { memory } = state();
  const before = (memory.get(id) as Kept<T> | undefined) ?? (await fromStore(query));
  if (before) memory.set(id, before);
  if (before && isFresh(before, query)) return before;
  const kept = { value: await query.fetch(before?.value ?? null), fetchedAt: query.now };
  memory.set(id, kept);
  keepInStore(query, kept);
  return kept;
}

async function fromStore<T extends Storable>({ source, key, schema }: CacheQuery<T>): Promise<Kept<T> | null> {
  try {
    const row = await readAnswer({ source, key });
    if (!row) return null;
    const parsed = schema.safeParse(row.body);
    return parsed.success ? { value: parsed.data, fetchedAt: row.fetchedAt } : null;
  } catch (error) {
    log().warn({ source, detail: String(error) }, "kept upstream answer not read");
    return null;
  }
}

/** In the background: the caller has its answer already. */
function keepInStore({ source, key, now }: AnswerId & { now: number }, kept: Kept<Storable>): void {
  const { writes } = state();
  const write = Promise.resolve()
    .then(() => writeAnswer({ source, key }, kept))
    .then(() => cleanNowAndThen(now))
    .catch((error: unknown) => log().warn({ source, detail: String(error) }, "upstream answer not kept"))
    .finally(() => writes.delete(write));
  writes.add(write);
}

async function cleanNowAndThen(now: number): Promise<void> {
  const answers = state();
  if (now - answers.cleanedAt < hourMs) return;
  answers.cleanedAt = now;
  await removeAnswers(now - keptMs);
}
