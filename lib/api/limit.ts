import { shared } from "../runtime";

/** Length of the sliding window of every rate limit. */
export const windowMs = 60_000;

/** What the limiter says to one call. */
export type Verdict = {
  allowed: boolean;
  /** Calls left in the window after this one. */
  remaining: number;
  /** Milliseconds until the oldest counted call leaves the window: after a refusal, until the next call passes. */
  resetMs: number;
};

/** The moments of the last calls let through, oldest overwritten first. */
type Window = { times: number[]; next: number };

/**
 * Decides on a call from the moments of those let through before: at most `limit` in any 60 seconds, exactly.
 * Pure but for writing the call's moment into `window` when it is allowed.
 */
export function decide(window: Window, limit: number, now: number): Verdict {
  const { times } = window;
  const full = times.length === limit;
  const last = full ? times[window.next] : undefined;
  if (last !== undefined && last > now - windowMs)
    return { allowed: false, remaining: 0, resetMs: last + windowMs - now };
  times[full ? window.next : times.length] = now;
  if (full) window.next = (window.next + 1) % limit;
  const first = firstSince(window, now - windowMs);
  const oldest = times[(window.next + first) % times.length] ?? now;
  return { allowed: true, remaining: limit - (times.length - first), resetMs: oldest + windowMs - now };
}

/** Place, counted from the oldest, of the first moment later than `since`; a binary search, since they are in order. */
function firstSince({ times, next }: Window, since: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const time = times[(next + middle) % times.length] ?? 0;
    if (time > since) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Counts calls in this process. */
export class MemoryLimiter {
  private readonly windows = new Map<string, Window>();
  private sweptAt = 0;

  /** Counts one call under `id` (a caller at an endpoint). */
  take(id: string, limit: number, now: number): Verdict {
    this.sweep(now);
    let window = this.windows.get(id);
    if (!window) this.windows.set(id, (window = { times: [], next: 0 }));
    return decide(window, limit, now);
  }

  /** Forgets windows that no call has entered for a minute, so that memory follows traffic. */
  private sweep(now: number): void {
    if (now - this.sweptAt < windowMs) return;
    this.sweptAt = now;
    for (const [id, { times, next }] of this.windows) {
      const newest = times[(next + times.length - 1) % times.length] ?? 0;
      if (newest <= now - windowMs) this.windows.delete(id);
    }
  }
}

/** This process's counts. */
export const memoryLimiter = () => shared("memory limiter", () => new MemoryLimiter());
