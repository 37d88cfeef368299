import type { GonaError } from "./errors";

/** The longest wait before another try: a rate limit's window. What asks for more is told to the caller at once. */
const longestWaitMs = 60_000;
const firstBackoffMs = 500;
const longestBackoffMs = 8_000;

/** The seconds that a `Retry-After` header asks for, as a number of seconds or as a date; null when it says nothing. */
export function retryAfterSeconds(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = /[a-z]/i.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - nowMs) / 1000));
}

/** The wait before try `tries + 1`, in milliseconds: twice as long each time, half of it by chance. */
function backoffMs(tries: number, random: number): number {
  const most = Math.min(longestBackoffMs, firstBackoffMs * 2 ** (tries - 1));
  return Math.round(most * (0.5 + random / 2));
}

/** Whether a failure says that nothing was done, whatever the call. */
const nothingDone = ({ status }: GonaError) => status === 429 || status === 503;

/** Whether a failure leaves open what was done, and may pass. */
const mayPass = ({ kind, status }: GonaError) =>
  kind === "network" || kind === "timeout" || status === 500 || status === 502 || status === 504;

/** Milliseconds to wait before a failed call is tried again; null when it is not to be. */
export function waitMs(
  failure: GonaError,
  { tries, repeatable, random }: { tries: number; repeatable: boolean; random: number },
): number | null {
  if (!nothingDone(failure) && !(repeatable && mayPass(failure))) return null;
  const { retryAfterSeconds: told } = failure;
  const wait = told === null ? backoffMs(tries, random) : Math.max(told * 1000, 1);
  return wait > longestWaitMs ? null : wait;
}
