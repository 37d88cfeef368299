import { ZodError } from "zod";
import manifest from "../../package.json";
import { now } from "../clock";
import { config } from "../config";
import { log } from "../log";
import { shared } from "../runtime";
import { inSandbox } from "../sandbox";
import { readBytes, readText } from "./body";
import { isUpstreamError, offInSandbox, UpstreamError, type UpstreamReason } from "./errors";
import { makeGuard } from "./guard";

const defaultMaxBytes = 4_000_000;
/** However long an upstream's `Retry-After` is, it is asked again after this. */
const longestPauseMs = 600_000;

/** One call: a GET, or a POST when it sends something. */
export type UpstreamRequest<T> = {
  /** Below the upstream's base URL, beginning with `/`. */
  path: string;
  query?: Record<string, string>;
  /** What is posted, as JSON or as a form. */
  send?: { json: unknown } | { form: Record<string, string> };
  /** Sent as the `Authorization` header. */
  authorization?: string;
  /** Only these bytes of a file, both inclusive; a server that answers with the whole file is at fault. */
  range?: { first: number; last: number };
  /** `json`: `read` gets the parsed body; `xml`: its text; `bytes`: a Uint8Array. */
  format: "json" | "xml" | "bytes";
  maxBytes?: number;
  /** Parses the body; a ZodError or UpstreamError from here counts as the upstream's failure. */
  read: (body: unknown, headers: Headers) => T;
  /** Asks only for news since `since` (an HTTP date); `value` is given when there are none. */
  unchanged?: { since: string; value: (headers: Headers) => T } | undefined;
};

/** Somebody else's service. */
export type Upstream = { source: string; get: <T>(request: UpstreamRequest<T>) => Promise<T> };

type Definition = {
  /** Its name in logs and errors; one upstream each. */
  source: string;
  /** Null: turned off. */
  baseUrl: () => string | null;
  /** Calls at a time. */
  concurrency: number;
  /** Calls that may wait for their turn; 64 unless told. */
  waiting?: number;
  /** How many times as long as others it may take to answer. */
  patience?: number;
};

/** A client for one upstream; all clients of the same name share their policies. */
export function upstream({ source, baseUrl, ...limits }: Definition): Upstream {
  const state = () => shared(`upstream ${source}`, () => ({ guard: makeGuard({ source, ...limits }), pausedUntil: 0 }));
  return {
    source,
    async get(request) {
      if (inSandbox()) throw offInSandbox(source);
      const base = baseUrl();
      if (base === null) throw new UpstreamError({ source, reason: "off", detail: "turned off in the settings" });
      const { guard, pausedUntil } = state();
      const startedAt = now();
      if (pausedUntil > startedAt) {
        throw new UpstreamError({ source, reason: "rate-limited", detail: "waiting as it asked" });
      }
      const query = new URLSearchParams(request.query).toString();
      const url = `${base}${request.path}${query && `?${query}`}`;
      try {
        return await guard.run((signal) => attempt({ source, url, request, signal }));
      } catch (error) {
        if (isUpstreamError(error)) {
          if (error.retryAfterSeconds !== null) {
            state().pausedUntil = now() + Math.min(error.retryAfterSeconds * 1000, longestPauseMs);
          }
          // An open circuit was logged when it opened.
          if (error.reason !== "circuit-open") {
            log().warn(
              { source, reason: error.reason, detail: error.message, ms: now() - startedAt },
              "upstream failed",
            );
          }
        }
        throw error;
      }
    },
  };
}

type Attempt<T> = { source: string; url: string; request: UpstreamRequest<T>; signal: AbortSignal };

async function attempt<T>({ source, url, request, signal }: Attempt<T>): Promise<T> {
  const fail = (reason: UpstreamReason, detail: string) => new UpstreamError({ source, reason, detail });
  try {
    const response = await fetch(url, { ...sending(request), headers: headersOf(request), signal });
    if (response.status === 304 && request.unchanged) return request.unchanged.value(response.headers);
    if (!response.ok) throw await statusError(source, response);
    if (request.range && response.status !== 206) {
      await response.body?.cancel();
      throw fail("malformed", "answered with the whole file where a part was asked for");
    }
    const type = response.headers.get("content-type") ?? "";
    // XML and picture files lie on servers that call them anything; a page for people is what must not pass for one.
    if (request.format === "json" ? !/json/i.test(type) : /html/i.test(type)) {
      await response.body?.cancel();
      throw fail("content-type", `answered ${type || "without a content type"}`);
    }
    const bytes = await readBytes(response, request.maxBytes ?? defaultMaxBytes);
    if (bytes === null) throw fail("too-large", "answered more than it should");
    return request.read(bodyOf(request.format, bytes), response.headers);
  } catch (error) {
    if (isUpstreamError(error)) throw error;
    if (error instanceof ZodError) throw shapeError(source, error);
    if (error instanceof SyntaxError) throw fail("malformed", "answered something that is not JSON");
    if (signal.aborted) throw fail("timeout", "no answer in time");
    throw fail("network", networkFault(error));
  }
}

function sending({ send }: UpstreamRequest<unknown>): { method: string; body?: string | URLSearchParams } {
  if (!send) return { method: "GET" };
  return { method: "POST", body: "json" in send ? JSON.stringify(send.json) : new URLSearchParams(send.form) };
}

function bodyOf(format: UpstreamRequest<unknown>["format"], bytes: Uint8Array): unknown {
  if (format === "bytes") return bytes;
  const text = new TextDecoder().decode(bytes);
  return format === "json" ? JSON.parse(text) : text;
}

const accepted = {
  json: "application/json, application/geo+json",
  xml: "application/xml, text/xml, */*;q=0.1",
  bytes: "*/*",
};

function headersOf({ format, unchanged, send, authorization, range }: UpstreamRequest<unknown>) {
  return {
    accept: accepted[format],
    "user-agent": `Gona/${manifest.version} (${config().CONTACT})`,
    ...(send && "json" in send && { "content-type": "application/json" }),
    ...(authorization && { authorization }),
    ...(range && { range: `bytes=${range.first}-${range.last}` }),
    ...(unchanged && { "if-modified-since": unchanged.since }),
  };
}

async function statusError(source: string, response: Response): Promise<UpstreamError> {
  const { status } = response;
  const retryAfter = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
  const said = /json|plain/i.test(response.headers.get("content-type") ?? "")
    ? (await readText(response, 2_000))?.slice(0, 200)
    : await response.body?.cancel();
  const reason = status === 429 ? "rate-limited" : status >= 500 ? "server-error" : "refused";
  return new UpstreamError({
    source,
    reason,
    detail: `answered ${status}${said ? ` ${said}` : ""}`,
    retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter >= 0 ? retryAfter : null,
    status,
  });
}

/** A figure out of its range is told apart from a body of another shape. */
function shapeError(source: string, error: ZodError): UpstreamError {
  const issue = error.issues[0];
  const where = issue ? `${issue.path.join(".")}: ${issue.message}` : "unknown fault";
  const outOfRange = issue?.code === "too_small" || issue?.code === "too_big";
  return new UpstreamError({ source, reason: outOfRange ? "implausible" : "malformed", detail: where.slice(0, 200) });
}

/** What went wrong, without the address. */
function networkFault(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && "code" in cause ? cause.code : null;
  return `no connection${typeof code === "string" ? ` (${code})` : ""}`;
}
