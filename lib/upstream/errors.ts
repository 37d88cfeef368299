/** Why an upstream gave no usable answer. */
export type UpstreamReason =
  /** Turned off in the settings, or asked by a test key. */
  | "off"
  | "timeout"
  /** Refused, reset or cut connection. */
  | "network"
  /** A status of 500 and above. */
  | "server-error"
  /** 429, or still within the wait that an earlier 429 asked for. */
  | "rate-limited"
  /** Another status of 400 and above: the upstream works but will not answer this. */
  | "refused"
  /** Not the content type that was asked for, e.g. an HTML page. */
  | "content-type"
  | "too-large"
  /** Not JSON or XML, or not of the documented shape. */
  | "malformed"
  /** Figures in other units than those asked for. */
  | "wrong-units"
  /** Figures that no weather on earth has. */
  | "implausible"
  /** A well-formed answer without the figures asked for. */
  | "no-data"
  /** It failed several times in a row and is left alone for a while. */
  | "circuit-open"
  /** Too many calls wait for it. */
  | "busy";

/** An upstream gave no usable answer. The message never holds the address asked, which may carry a key. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly source: string;
  readonly reason: UpstreamReason;
  /** What the upstream's `Retry-After` said, in seconds. */
  readonly retryAfterSeconds: number | null;
  /** The HTTP status that it answered with, when that is the failure. */
  readonly status: number | null;

  constructor(of: {
    source: string;
    reason: UpstreamReason;
    detail: string;
    retryAfterSeconds?: number | null;
    status?: number;
  }) {
    super(`${of.source}: ${of.detail}`);
    this.source = of.source;
    this.reason = of.reason;
    this.retryAfterSeconds = of.retryAfterSeconds ?? null;
    this.status = of.status ?? null;
  }
}

/** Two module graphs may each have their own class, so errors are told by name, not by `instanceof`. */
export function isUpstreamError(value: unknown): value is UpstreamError {
  return value instanceof Error && value.name === "UpstreamError";
}

/** What a test key gets of every upstream, kept answers of it too: nothing of it is fixed. */
export const offInSandbox = (source: string): UpstreamError =>
  new UpstreamError({ source, reason: "off", detail: "not asked in the sandbox" });
