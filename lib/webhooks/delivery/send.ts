import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { AddressRefused, allowedAddresses, webhookUrl, type Address, type Resolver } from "./address";

/** What is sent where. */
export type Parcel = { url: string; headers: Record<string, string>; body: string };

/** What came of sending: the status of the answer, or why there was none. `fault` is null when it was taken. */
export type Outcome = { status: number | null; fault: string | null; durationMs: number };

/** How it is sent: `signal` gives up early, `resolve` stands in for the system's resolver. */
export type SendOptions = { timeoutMs?: number; signal?: AbortSignal; resolve?: Resolver };

/** How long a receiver has to answer. */
const answerTimeoutMs = 10_000;
const mostAnswerBytes = 65_536;

/** Makes the connection to the addresses that were checked, whatever the name leads to by now. */
const pinned = (addresses: readonly Address[]): LookupFunction => {
  const [first] = addresses;
  return (_, { all }, done) => {
    if (all === true) done(null, [...addresses]);
    else done(null, first?.address ?? "", first?.family);
  };
};

/** Sends a parcel once. Never throws: what goes wrong is told in the outcome. Redirects are not followed. */
export async function send(parcel: Parcel, options: SendOptions = {}): Promise<Outcome> {
  const { timeoutMs = answerTimeoutMs, signal, resolve } = options;
  const startedAt = performance.now();
  const limit = AbortSignal.timeout(timeoutMs);
  const ending = signal ? AbortSignal.any([limit, signal]) : limit;
  const outcome = (status: number | null, fault: string | null): Outcome => ({
    status,
    fault,
    durationMs: Math.round(performance.now() - startedAt),
  });
  try {
    const url = webhookUrl(parcel.url);
    const addresses = await orAborted(allowedAddresses(url, resolve), ending);
    const status = await post(url, parcel, { addresses, signal: ending });
    return outcome(status, faultOf(status));
  } catch (error) {
    if (limit.aborted) return outcome(null, `No answer within ${timeoutMs / 1000} s`);
    return outcome(null, wordsFor(error));
  }
}

function faultOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `Answered ${status}; redirects are not followed`;
  return `Answered ${status}`;
}

/** A resolver cannot be called off, so it is left behind. */
function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Error("given up"));
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

type Way = { addresses: readonly Address[]; signal: AbortSignal };

/** The status that a receiver answers. The rest of its answer is of no interest and is read up to a bound. */
function post(url: URL, { headers, body }: Parcel, { addresses, signal }: Way): Promise<number> {
  return new Promise((resolve, reject) => {
    const client = url.protocol === "http:" ? http : https;
    const options = { method: "POST", agent: false, lookup: pinned(addresses), signal };
    const request = client.request(url, { ...options, headers: { ...headers, Connection: "close" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.byteLength;
        if (bytes > mostAnswerBytes) response.destroy();
      });
      // A status that has come counts, however the rest of the answer ends.
      response.on("error", () => undefined);
      response.on("close", () => resolve(response.statusCode ?? 0));
    });
    request.on("error", reject);
    request.end(body);
  });
}

const wordsByCode: Record<string, string> = {
  ECONNREFUSED: "The connection was refused",
  ECONNRESET: "The connection was cut",
  EHOSTUNREACH: "The host cannot be reached",
  ENETUNREACH: "The host cannot be reached",
  ETIMEDOUT: "The host cannot be reached",
  CERT_HAS_EXPIRED: "The certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The certificate is signed by nobody that is trusted",
  SELF_SIGNED_CERT_IN_CHAIN: "The certificate is signed by nobody that is trusted",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The certificate is signed by nobody that is trusted",
  ERR_TLS_CERT_ALTNAME_INVALID: "The certificate is for another name",
};

function wordsFor(error: unknown): string {
  if (error instanceof AddressRefused) return `Not sent: ${error.message}`;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return wordsByCode[code] ?? "The connection failed";
}
