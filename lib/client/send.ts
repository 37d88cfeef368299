import type { Clock } from "./clock";
import { errorOfAnswer, errorWithoutAnswer, GonaError } from "./errors";
import type { Outgoing } from "./request";
import { retryAfterSeconds, waitMs } from "./retry";

/** An answer as it came, its body read as JSON (undefined without one). */
export type Received = { status: number; headers: Headers; body: unknown };

/** How calls are sent. */
export type Sending = {
  fetch: typeof fetch;
  maxRetries: number;
  /** For each try, until its answer is read to the end. */
  timeoutMs: number;
  clock: Clock;
};

/** A signal that ends with the caller's or when the time is up; `end` lets go of both. */
function cutOff(timeoutMs: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const state = { timedOut: false };
  const timer = setTimeout(() => {
    state.timedOut = true;
    controller.abort();
  }, timeoutMs);
  const abort = () => controller.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort);
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  };
  return { signal: controller.signal, state, end };
}

const aborted = (signal: AbortSignal) =>
  errorWithoutAnswer("aborted", { message: "The call was aborted.", cause: signal.reason });

function reasonOf(cause: unknown): string {
  const inner: unknown = cause instanceof Error ? (cause.cause ?? cause) : cause;
  return inner instanceof Error && inner.message !== "" ? inner.message : "the connection failed";
}

/** Sends a call once and reads its answer's text. @throws GonaError when no answer came. */
async function fetchText({ url, signal, method, headers, body }: Outgoing, sending: Sending) {
  const cut = cutOff(sending.timeoutMs, signal);
  try {
    // A redirect would take the key to an address that nobody chose.
    const init = { method, headers, signal: cut.signal, redirect: "error" as const };
    const response = await sending.fetch(url, body === undefined ? init : { ...init, body });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw aborted(signal);
    const { origin } = new URL(url);
    if (cut.state.timedOut) {
      throw errorWithoutAnswer("timeout", { message: `${origin} did not answer in ${sending.timeoutMs} ms.`, cause });
    }
    throw errorWithoutAnswer("network", { message: `No answer came from ${origin}: ${reasonOf(cause)}.`, cause });
  } finally {
    cut.end();
  }
}

function parsed(text: string): { body: unknown } | null {
  if (text === "") return { body: undefined };
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** One try. @throws GonaError when it is refused, fails or gets no answer. */
async function tryOnce(request: Outgoing, sending: Sending): Promise<Received> {
  const { text, ...answer } = await fetchText(request, sending);
  const read = parsed(text);
  const done = (answer.status >= 200 && answer.status < 300) || answer.status === 304;
  if (done && read) return { ...answer, body: read.body };
  const unreadable = { error: "Unreadable answer", message: "The server's answer is not JSON." };
  const told = retryAfterSeconds(answer.headers.get("retry-after"), sending.clock.now());
  throw errorOfAnswer(answer, { body: done ? unreadable : read?.body, retryAfterSeconds: told });
}

/** Sends a call, again where that is sure to do no harm, and gives its answer. @throws GonaError when that fails. */
export async function send(request: Outgoing, sending: Sending): Promise<Received> {
  const { signal } = request;
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryOnce(request, sending);
    } catch (failure) {
      if (!(failure instanceof GonaError) || tries > sending.maxRetries) throw failure;
      const wait = waitMs(failure, { tries, repeatable: request.repeatable, random: sending.clock.random() });
      if (wait === null) throw failure;
      await sending.clock.sleep(wait, signal).catch((cause: unknown) => {
        throw signal?.aborted ? aborted(signal) : cause;
      });
    }
  }
}
