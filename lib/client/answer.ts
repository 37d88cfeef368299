import type { Received } from "./send";

/** How the data came about. */
export type DataKind = "observed" | "forecast" | "modelled";

/** An answer, with all that its headers say. */
export type Answer<Data> = {
  data: Data;
  /** HTTP status: 200, 201, or 304 when the answer is the one that `ifNoneMatch` names (then `data` is null). */
  status: number;
  headers: Headers;
  /** The id of the call, also in the server's log. */
  requestId: string | null;
  /** What the call cost: naira, and credits (1 credit is 0.01 naira). */
  cost: { naira: number; credits: number };
  /** Calls allowed per key at this endpoint in 60 seconds, calls left, and seconds until the oldest leaves the window. */
  rateLimit: { limit: number; remaining: number; reset: number } | null;
  /** Where the data comes from, and how many seconds ago it was fetched there. */
  source: { name: string; kind: DataKind; ageSeconds: number } | null;
  /** The version of the answer: send it as `ifNoneMatch`, or as `ifMatch` when changing the record. */
  etag: string | null;
  /** Whether this is the first answer to the same idempotency key, given again. */
  replayed: boolean;
  /** Whether a test key asked, and the data is made up. */
  sandbox: boolean;
};

const isKind = (text: string | null): text is DataKind =>
  text === "observed" || text === "forecast" || text === "modelled";

const numberIn = (headers: Headers, name: string): number | null => {
  const text = headers.get(name);
  const value = text === null || text === "" ? NaN : Number(text);
  return Number.isFinite(value) ? value : null;
};

function rateLimitOf(headers: Headers): Answer<unknown>["rateLimit"] {
  const limit = numberIn(headers, "ratelimit-limit");
  const remaining = numberIn(headers, "ratelimit-remaining");
  const reset = numberIn(headers, "ratelimit-reset");
  return limit === null || remaining === null || reset === null ? null : { limit, remaining, reset };
}

function sourceOf(headers: Headers): Answer<unknown>["source"] {
  const name = headers.get("x-data-source");
  const kind = headers.get("x-data-kind");
  return name !== null && isKind(kind) ? { name, kind, ageSeconds: numberIn(headers, "age") ?? 0 } : null;
}

/** What an answer says; its data is null when there was none to send (304). */
export function answerOf({ status, headers, body }: Received): Answer<unknown> {
  return {
    data: body ?? null,
    status,
    headers,
    requestId: headers.get("x-request-id"),
    cost: { naira: numberIn(headers, "x-cost-naira") ?? 0, credits: numberIn(headers, "x-cost-credits") ?? 0 },
    rateLimit: rateLimitOf(headers),
    source: sourceOf(headers),
    etag: headers.get("etag"),
    replayed: headers.get("idempotency-replayed") === "true",
    sandbox: headers.get("x-sandbox") === "true",
  };
}
