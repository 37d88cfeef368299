/** Time and chance, as the client needs them; tests give their own. */
export type Clock = {
  /** Milliseconds since 1970 (UTC). */
  now: () => number;
  /** Resolves after `ms` milliseconds. @throws the signal's reason as soon as it is aborted. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** A number from 0 up to 1. */
  random: () => number;
};

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(reasonOf(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error("The call was aborted.");
}

/** The machine's own. */
export const systemClock: Clock = { now: () => Date.now(), sleep, random: () => Math.random() };
