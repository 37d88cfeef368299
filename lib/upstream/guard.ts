import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
} from "cockatiel";
import { config } from "../config";
import { log } from "../log";
import { isUpstreamError, UpstreamError, type UpstreamReason } from "./errors";

/** How long an upstream that failed several times in a row is left alone. */
export const circuitOpenMs = 30_000;
const failuresToOpen = 3;
const retryDelayMs = 100;
/** A longer `Retry-After` is not waited for: the next source is quicker. */
const longestRetryAfterSeconds = 1;
/** What a caller may wait beyond one try's timeout, so that a quick failure can be retried. */
const graceMs = 500;

/** Runs a call to an upstream under its policies. */
export type Guard = { run: <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T> };

const upstreamsFault: readonly UpstreamReason[] = [
  "timeout",
  "network",
  "server-error",
  "rate-limited",
  "content-type",
  "too-large",
  "malformed",
  "wrong-units",
  "implausible",
];

/** cockatiel 3.2.1's own test of this asks for the mark of another error. */
const isTaskCancelledError = (error: unknown) => error instanceof Error && "isTaskCancelledError" in error;

/** An answer such as `no data for this place` says nothing against the upstream, so the circuit stays closed. */
const countsAgainstUpstream = (error: unknown) =>
  isTaskCancelledError(error) || (isUpstreamError(error) && upstreamsFault.includes(error.reason));

/** A timed-out try is not repeated: the caller's time is spent. */
function isWorthAnotherTry(error: unknown): boolean {
  if (!isUpstreamError(error)) return false;
  if (error.reason === "rate-limited") return (error.retryAfterSeconds ?? 0) <= longestRetryAfterSeconds;
  return error.reason === "network" || error.reason === "server-error";
}

const jittered = (delayMs: number) => delayMs * (1 + Math.random());

type Limits = { source: string; concurrency: number; waiting?: number; patience?: number };

/**
 * The policies of one upstream: an overall deadline, `concurrency` calls at a time, one retry with jitter, a circuit
 * breaker, and a timeout for each try, `patience` times as long as others have.
 */
export function makeGuard({ source, concurrency, waiting = 64, patience = 1 }: Limits): Guard {
  const timeoutMs = config().UPSTREAM_TIMEOUT_MS * patience;
  const breaker = circuitBreaker(handleWhen(countsAgainstUpstream), {
    halfOpenAfter: circuitOpenMs,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });
  breaker.onBreak(() => log().warn({ source, seconds: circuitOpenMs / 1000 }, "upstream left alone for a while"));
  breaker.onReset(() => log().info({ source }, "upstream answers again"));
  const policy = wrap(
    timeout(timeoutMs + Math.min(graceMs, timeoutMs / 2), TimeoutStrategy.Aggressive),
    bulkhead(concurrency, waiting),
    retry(handleWhen(isWorthAnotherTry), {
      maxAttempts: 1,
      backoff: new DelegateBackoff(({ result }) => {
        const seconds = "error" in result && isUpstreamError(result.error) ? result.error.retryAfterSeconds : null;
        return jittered(Math.max(retryDelayMs, (seconds ?? 0) * 1000));
      }),
    }),
    breaker,
  );
  const eachTry = timeout(timeoutMs, TimeoutStrategy.Aggressive);
  return {
    run: (call) =>
      policy
        .execute(({ signal: deadline }) =>
          eachTry
            .execute(({ signal }) => call(signal), deadline)
            .catch((error: unknown) => {
              // A caller whose time was spent waiting in line says nothing against the upstream.
              throw deadline.aborted ? tooManyWait(source) : error;
            }),
        )
        .catch((error: unknown) => {
          throw inOurWords(error, source);
        }),
  };
}

function inOurWords(error: unknown, source: string): unknown {
  if (isTaskCancelledError(error)) return new UpstreamError({ source, reason: "timeout", detail: "no answer in time" });
  if (isBrokenCircuitError(error)) {
    return new UpstreamError({
      source,
      reason: "circuit-open",
      detail: "failed several times, left alone for a while",
    });
  }
  return isBulkheadRejectedError(error) ? tooManyWait(source) : error;
}

const tooManyWait = (source: string) =>
  new UpstreamError({ source, reason: "busy", detail: "too many calls wait for it" });
