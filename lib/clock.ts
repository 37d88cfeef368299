/** The one reader of the wall clock: milliseconds since 1970 (UTC). */
export function now(): number {
  return Date.now();
}
