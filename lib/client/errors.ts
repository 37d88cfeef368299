/** What kind of failure it was; the cases of a `switch`. */
export type GonaErrorKind =
  /** 400, 405, 415: the call breaks the contract; the message names every field. */
  | "invalid-request"
  /** 401: the key is missing, invalid, expired or deactivated. */
  | "unauthorized"
  /** 402: the call would pass the monthly budget of the account or the key. */
  | "budget-reached"
  /** 403: the key may not do this, or may not be used from this address. */
  | "forbidden"
  /** 404: no such place, record or path. */
  | "not-found"
  /** 409, 412: the idempotency key was used for another call, or the record was changed since it was read. */
  | "conflict"
  /** 413: the body is larger than the endpoint takes. */
  | "too-large"
  /** 429: the endpoint's rate limit is reached. */
  | "rate-limited"
  /** 503: no source can answer now. */
  | "unavailable"
  /** Another 5xx, or an answer that is no JSON. */
  | "server"
  /** No answer came: the address cannot be reached, or the connection broke. */
  | "network"
  /** No answer came in time. */
  | "timeout"
  /** The caller's signal was aborted. */
  | "aborted";

/** All that is known of a failure. */
export type GonaErrorFacts = {
  kind: GonaErrorKind;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** What went wrong in brief, in the words of the API, e.g. `Invalid request`. */
  error: string;
  /** What went wrong and what to do. */
  message: string;
  /** The id of the call (`X-Request-Id`), to be named when asking for help; null when no answer came. */
  requestId: string | null;
  /** Whole seconds after which the call may be repeated (`Retry-After`); null when not told. */
  retryAfterSeconds: number | null;
};

/** A call that was refused, failed or got no answer. */
export class GonaError extends Error {
  override readonly name = "GonaError";
  readonly kind: GonaErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** What went wrong in brief, in the words of the API, e.g. `Invalid request`. */
  readonly error: string;
  /** The id of the call (`X-Request-Id`), to be named when asking for help; null when no answer came. */
  readonly requestId: string | null;
  /** Whole seconds after which the call may be repeated (`Retry-After`); null when not told. */
  readonly retryAfterSeconds: number | null;

  constructor(facts: GonaErrorFacts, cause?: unknown) {
    super(facts.message, cause === undefined ? undefined : { cause });
    this.kind = facts.kind;
    this.status = facts.status;
    this.error = facts.error;
    this.requestId = facts.requestId;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

const kinds: Partial<Record<number, GonaErrorKind>> = {
  401: "unauthorized",
  402: "budget-reached",
  403: "forbidden",
  404: "not-found",
  409: "conflict",
  412: "conflict",
  413: "too-large",
  429: "rate-limited",
  503: "unavailable",
};

/** The kind of failure that an HTTP status stands for. */
function kindOf(status: number): GonaErrorKind {
  return kinds[status] ?? (status >= 400 && status < 500 ? "invalid-request" : "server");
}

const fieldOf = (body: unknown, name: "error" | "message"): string | null => {
  const value: unknown = (body as Partial<Record<string, unknown>> | null)?.[name];
  return typeof value === "string" && value !== "" ? value : null;
};

/** The failure that an answer tells; a body that is not the API's (a proxy's page, say) is not shown. */
export function errorOfAnswer(
  { status, headers }: { status: number; headers: Headers },
  { body, retryAfterSeconds }: { body: unknown; retryAfterSeconds: number | null },
): GonaError {
  return new GonaError({
    kind: kindOf(status),
    status,
    error: fieldOf(body, "error") ?? `HTTP ${status}`,
    message: fieldOf(body, "message") ?? `The server answered ${status} without saying why.`,
    requestId: headers.get("x-request-id"),
    retryAfterSeconds,
  });
}

/** A failure without an answer. */
export function errorWithoutAnswer(
  kind: "network" | "timeout" | "aborted",
  { message, cause }: { message: string; cause?: unknown },
): GonaError {
  const names = { network: "No connection", timeout: "Timed out", aborted: "Aborted" };
  return new GonaError(
    { kind, status: 0, error: names[kind], message, requestId: null, retryAfterSeconds: null },
    cause,
  );
}
