/**
 * The process's shared state. A custom server and Next's bundles are two module graphs in one
 * process, so a module-level singleton would exist twice; what lives here exists once.
 */
const key = Symbol.for("gona.runtime");
const holder = globalThis as typeof globalThis & { [key]?: Map<string, unknown> };
const values = (holder[key] ??= new Map<string, unknown>());

/** The value kept under `name`, made by `make` on first use; the same in every module graph. */
export function shared<T>(name: string, make: () => T): T {
  if (!values.has(name)) values.set(name, make());
  // Each name is used with one type, at the one place that exports its accessor.
  return values.get(name) as T;
}

/** The value kept under `name`, if something has made one: for closing what was opened and nothing else. */
export function kept<T>(name: string): T | undefined {
  return values.get(name) as T | undefined;
}

/** Replaces the value kept under `name`. */
export function share<T>(name: string, value: T): void {
  values.set(name, value);
}

/** Forgets the value kept under `name`, so that the next `shared` makes it anew. */
export function unshare(name: string): void {
  values.delete(name);
}
