import { addAttempt, dropAttempts } from "./store";

/** So many tries at one thing within a window that begins with the first of them. */
export type AttemptLimit = { max: number; windowSeconds: number };

type Tried = { count: number; since: number; now: number };

// No window is longer, so a count that is older says nothing any more.
const longestWindowMs = 3_600_000;

/** How many seconds to wait after the `count`th try since `since` until one is let through; 0 when this one is. Pure. */
function waitSeconds({ count, since, now }: Tried, { max, windowSeconds }: AttemptLimit): number {
  if (count <= max) return 0;
  return Math.max(1, Math.ceil((since + windowSeconds * 1000 - now) / 1000));
}

/** Counts a try, in all processes together; gives the seconds to wait, 0 when it may go ahead. */
export async function countAttempt({ key, now }: { key: string; now: number }, limit: AttemptLimit): Promise<number> {
  const tried = await addAttempt(key, { now, windowMs: limit.windowSeconds * 1000 });
  if (tried.count === 1) await dropAttempts(now - longestWindowMs);
  return waitSeconds({ ...tried, now }, limit);
}
