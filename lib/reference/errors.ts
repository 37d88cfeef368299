import type { AnyEndpoint } from "../api/endpoint";

/** An error of the API, as callers meet it. */
export type ErrorKind = {
  status: number;
  /** The `error` of the answer's body. */
  error: string;
  /** When it comes. */
  when: string;
  /** What to do. */
  remedy: string;
  /** The endpoints that give it; all when left out. */
  only?: (endpoint: AnyEndpoint) => boolean;
};

const kind = (status: number, error: string, [when, remedy]: readonly [string, string]): ErrorKind => ({
  status,
  error,
  when,
  remedy,
});

const takesPlace = ({ query }: AnyEndpoint) => query !== undefined && "location" in query.shape;
const at =
  (...paths: string[]) =>
  ({ method, path }: AnyEndpoint) =>
    paths.includes(`${method} ${path}`);

const isPost = ({ method }: AnyEndpoint) => method === "POST";
const hasBody = ({ body }: AnyEndpoint) => body !== undefined;

/** An error that only some endpoints give. */
const special = (of: ErrorKind, only: ErrorKind["only"] & object): ErrorKind => ({ ...of, only });

const noSource = [
  "No source of the data can answer now. It was not charged.",
  "Wait as many seconds as `Retry-After` says, then send it again.",
] as const;

const unavailableOf: ReadonlyArray<readonly [error: string, ...paths: string[]]> = [
  ["Weather unavailable", "GET /v1/weather/current", "GET /v1/weather/forecast", "GET /v1/weather/historical"],
  ["Warnings unavailable", "GET /v1/weather/alerts"],
  ["Soil data unavailable", "GET /v1/soil/analysis", "GET /v1/soil/recommendations"],
  ["NDVI unavailable", "GET /v1/earth/ndvi"],
  ["Soil moisture unavailable", "GET /v1/earth/soil-moisture"],
  ["Pictures unavailable", "GET /v1/earth/imagery"],
  ["Busy", "POST /v1/pests/identify"],
];

/** Every error that an endpoint may give, by status. */
export const callErrors: readonly ErrorKind[] = [
  kind(400, "Invalid request", [
    "A parameter or the body breaks the contract: out of bounds, of the wrong type, missing, or of an unknown name.",
    "Read `message`: it names every field and what was expected. Change the call; sending it again won't help.",
  ]),
  kind(401, "API key required", ["The call has no `X-API-KEY` header.", "Send your key in that header."]),
  kind(401, "Invalid API key", [
    "The key is mistyped, unknown, deactivated, expired, or past the end of its rotation. All read the same.",
    "Check the key on the API keys page, or issue a new one.",
  ]),
  kind(402, "Budget reached", [
    "The call would pass the monthly budget of your account or key. It was not charged.",
    "Raise the budget, or wait for the next month (UTC).",
  ]),
  kind(403, "HTTPS required", ["The call came over plain HTTP. Nothing was done.", "Use the `https://` address."]),
  kind(403, "Scope missing", [
    "The key is limited to other scopes; `message` names the one that is needed.",
    "Add the scope to the key, or use a key that has it.",
  ]),
  kind(403, "Address not allowed", [
    "The key is limited to addresses, and the call came from another.",
    "Add your address or its range to the key, or call from one that is allowed.",
  ]),
  kind(404, "Not found", [
    "There is no such path, or no such record in your account. Another account's record reads the same.",
    "Check the path and the id.",
  ]),
  special(
    kind(404, "Unknown location", [
      "The name in `location` is no place that we know.",
      "Check the spelling, add the state or country, or send coordinates.",
    ]),
    takesPlace,
  ),
  special(
    kind(404, "No prices", ["There are no prices of this crop there.", "`GET /v1/market/prices` lists what there is."]),
    at("GET /v1/market/price-history"),
  ),
  special(
    kind(404, "No picture", ["No clear satellite picture shows the place then.", "Ask for another date."]),
    at("GET /v1/earth/imagery"),
  ),
  special(
    kind(404, "No fertiliser rates", [
      "No rates are known for this crop.",
      "Send the `crop_id` of a crop with known rates, such as maize, rice or cassava.",
    ]),
    at("GET /v1/soil/recommendations"),
  ),
  kind(405, "Method not allowed", ["The path has other methods.", "Use one that the `Allow` header names."]),
  special(
    kind(409, "Idempotency conflict", [
      "The same `Idempotency-Key` came with another request.",
      "Send the first request again, or use a new key for a new request.",
    ]),
    isPost,
  ),
  special(
    kind(409, "Too many crops", ["The farm has as many crops as it can.", "Remove those of long ago first."]),
    at("POST /v1/farms/{id}/crops"),
  ),
  special(
    kind(409, "Too many samples", ["The farm has as many soil samples as it can.", "Use another farm."]),
    at("POST /v1/soil/samples"),
  ),
  kind(412, "Changed meanwhile", [
    "The record was changed since the version that `If-Match` names. Nothing was done.",
    "Read the record again, and repeat your change with its new `ETag`.",
  ]),
  kind(413, "Body too large", ["The body is larger than the endpoint takes.", "Send less at once."]),
  special(
    kind(413, "Image too large", [
      "The photo has more than 10 MB or 50 megapixels.",
      "Send a smaller copy; 1600 pixels on the long side are plenty.",
    ]),
    at("POST /v1/pests/identify"),
  ),
  special(
    kind(415, "Unsupported media type", [
      "The body is not JSON (or, for a photo, not JPEG, PNG or WebP).",
      "Send `Content-Type: application/json`, or a photo in one of these forms.",
    ]),
    hasBody,
  ),
  kind(429, "Too many requests", [
    "The key has used up its calls a minute at this endpoint.",
    "Wait as many seconds as `Retry-After` says, then go on.",
  ]),
  kind(500, "Internal Server Error", [
    "Something failed on our side. It was not charged.",
    "Try again. If it persists, report the request id that `message` names.",
  ]),
  ...unavailableOf.map(([error, ...paths]) => special(kind(503, error, noSource), at(...paths))),
];

/** The errors that an endpoint may give with a status. */
export const errorsOf = (endpoint: AnyEndpoint, status: number): ErrorKind[] =>
  callErrors.filter((error) => error.status === status && (error.only?.(endpoint) ?? true));
