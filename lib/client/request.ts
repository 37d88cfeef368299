import { encodeBody } from "./body";

/** A call as it is written, its types apart. */
export type CallInput = {
  params?: object | undefined;
  query?: object | undefined;
  body?: object | undefined;
  idempotencyKey?: string | undefined;
  ifMatch?: string | null | undefined;
  ifNoneMatch?: string | null | undefined;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string> | undefined;
};

/** A call as it is sent, the same on each try. */
export type Outgoing = {
  method: string;
  url: string;
  headers: Headers;
  body: string | ArrayBuffer | undefined;
  /** Whether sending it twice does what sending it once does. */
  repeatable: boolean;
  signal: AbortSignal | undefined;
};

type Scalar = string | number | boolean;

const isScalar = (value: unknown): value is Scalar => ["string", "number", "boolean"].includes(typeof value);

/** The path with its parameters filled in. @throws TypeError when one is missing. */
function filledPath(path: string, params: object = {}): string {
  const values = params as Partial<Record<string, unknown>>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (!isScalar(value) || value === "") throw new TypeError(`The path ${path} needs params.${name}.`);
    return encodeURIComponent(value);
  });
}

function searchOf(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (isScalar(value)) search.set(name, String(value));
  return search.size > 0 ? `?${search.toString()}` : "";
}

/** Makes what is sent of a call. A POST gets an idempotency key unless it brings one, so that it is done once. */
export async function outgoing(
  { method, path, input }: { method: string; path: string; input: CallInput },
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
): Promise<Outgoing> {
  const encoded = await encodeBody(input.body);
  const headers = new Headers(input.headers);
  headers.set("X-API-KEY", apiKey);
  headers.set("Accept", "application/json");
  if (encoded) headers.set("Content-Type", encoded.contentType);
  if (method === "POST") headers.set("Idempotency-Key", input.idempotencyKey ?? crypto.randomUUID());
  if (input.ifMatch != null) headers.set("If-Match", input.ifMatch);
  if (input.ifNoneMatch != null) headers.set("If-None-Match", input.ifNoneMatch);
  return {
    method,
    url: `${baseUrl}${filledPath(path, input.params)}${searchOf(input.query)}`,
    headers,
    body: encoded?.content,
    repeatable: method === "GET" || method === "POST",
    signal: input.signal,
  };
}
