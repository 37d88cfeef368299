const minuteMs = 60_000;
const hourMs = 3_600_000;

/** How long is waited after each attempt that failed; after the last there is none. */
const waitsMs = [10_000, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs, 12 * hourMs] as const;

/** Attempts of a delivery in all. */
export const mostAttempts = waitsMs.length + 1;

/** When the attempt after the `attempts`th is made; null when that was the last. */
export function nextAttemptAt(attempts: number, now: number): Date | null {
  const waitMs = waitsMs[attempts - 1];
  return waitMs === undefined ? null : new Date(now + waitMs);
}
