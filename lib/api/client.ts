import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import type { DataKind, Provenance } from "./provenance";
// Types only: no server code reaches the browser.
import type { consoleOnlyEndpoints, publicEndpoints } from "./registry";

type Endpoint = (typeof publicEndpoints)[number] | (typeof consoleOnlyEndpoints)[number];
type EndpointsByKey = { [E in Endpoint as `${E["method"]} ${E["path"]}`]: E };

/** Method and path of an endpoint, e.g. `GET /v1/weather/current`. */
export type EndpointKey = keyof EndpointsByKey;

type Part<Name extends string, Schema> = [Schema] extends [never]
  ? unknown
  : Schema extends z.ZodType
    ? object extends z.input<Schema>
      ? { [K in Name]?: z.input<Schema> }
      : { [K in Name]: z.input<Schema> }
    : unknown;

/** What a call of an endpoint needs: path parameters, query and body, as far as it has them. */
export type EndpointInput<K extends EndpointKey> = Part<"params", NonNullable<EndpointsByKey[K]["params"]>> &
  Part<"query", NonNullable<EndpointsByKey[K]["query"]>> &
  Part<"body", NonNullable<EndpointsByKey[K]["body"]>> & {
    /** The etag of the version that was read: a conditional endpoint answers 412 when it was changed since. */
    ifMatch?: string | null;
  };

/** The body of an endpoint's answer. */
export type EndpointBody<K extends EndpointKey> = z.output<EndpointsByKey[K]["response"]>;

/** An answer in the browser, with where it came from when it says so, and its version for a later `ifMatch`. */
export type ApiAnswer<K extends EndpointKey> = {
  body: EndpointBody<K>;
  provenance: Provenance | null;
  etag: string | null;
};

/** A refused or failed call, in the words of the two-field error body. */
export class ApiCallError extends Error {
  override readonly name = "ApiCallError";

  constructor(
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    readonly error: string,
    message: string,
  ) {
    super(message);
  }
}

type AnyInput = {
  params?: Record<string, unknown>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  ifMatch?: string | null;
};

function requestOf(
  key: string,
  { params = {}, query = {}, body, ifMatch }: AnyInput,
): { url: string; init: RequestInit } {
  const [method = "GET", path = ""] = key.split(" ");
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const search = given.length > 0 ? `?${new URLSearchParams(given).toString()}` : "";
  const headers = new Headers();
  if (ifMatch) headers.set("If-Match", ifMatch);
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    const form = formOf(body);
    if (!form) headers.set("Content-Type", "application/json");
    init.body = form ?? JSON.stringify(body);
  }
  return { url: `/console${filled}${search}`, init };
}

/** A body with a file in it travels as a form, another as JSON (null). */
function formOf(body: unknown): FormData | null {
  const fields = Object.entries(body as Record<string, unknown>).filter(([, value]) => value !== undefined);
  if (!fields.some(([, value]) => value instanceof Blob)) return null;
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.set(name, value, value instanceof File ? value.name : name);
    else form.set(name, String(value));
  }
  return form;
}

function provenanceOf(headers: Headers): Provenance | null {
  const source = headers.get("x-data-source");
  const kind = headers.get("x-data-kind");
  // The server's own words; it sends no others.
  return source && kind ? { source, kind: kind as DataKind, ageSeconds: Number(headers.get("age") ?? 0) } : null;
}

async function failureOf(response: Response): Promise<ApiCallError> {
  const body: unknown = await response.json().catch(() => null);
  const { error, message } = (body ?? {}) as { error?: string; message?: string };
  return new ApiCallError(response.status, error ?? response.statusText, message ?? "");
}

type Arguments<K extends EndpointKey> =
  object extends EndpointInput<K> ? [input?: EndpointInput<K>] : [input: EndpointInput<K>];

/** Calls an endpoint as the signed-in account. @throws ApiCallError when it is refused, fails or cannot be reached. */
export async function api<K extends EndpointKey>(key: K, ...[input]: Arguments<K>): Promise<ApiAnswer<K>> {
  const { url, init } = requestOf(key, input ?? {});
  const response = await fetch(url, init).catch(() => null);
  if (!response) throw new ApiCallError(0, "No connection", "");
  if (!response.ok) throw await failureOf(response);
  // The pipeline has checked the answer against this very schema.
  const body = (await response.json()) as EndpointBody<K>;
  return { body, provenance: provenanceOf(response.headers), etag: response.headers.get("etag") };
}

/** TanStack Query's options for reading an endpoint; the same key on the server and in the browser. */
export function apiQuery<K extends EndpointKey>(key: K, ...args: Arguments<K>) {
  return queryOptions({ queryKey: [key, args[0] ?? {}] as const, queryFn: () => api(key, ...args) });
}
