import type { z } from "zod";
import type { Database } from "../db";
import type { Price } from "./price";
import type { Provenance } from "./provenance";

/** Methods an endpoint may have. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who calls: an account, through one of its keys or (keyId null) signed in with the browser. */
export type Caller = {
  accountId: number;
  keyId: number | null;
  /** The browser's session, of who is signed in. */
  sessionId?: number;
};

/** Calls allowed per key and endpoint in a sliding window of 60 seconds. */
export type RateLimit = { perMinute: number };

/** A rate limit of `count` calls a minute. */
export const perMinute = (count: number): RateLimit => ({ perMinute: count });

/** What a handler gives back; the pipeline makes the response of it. */
export type Answer<Body> = {
  body: Body;
  provenance?: Provenance;
  /** How long a client may reuse the answer; a GET without it is revalidated every time. */
  maxAgeSeconds?: number;
  /** The version of what was answered, as its ETag without quotes; a GET without it is tagged by its bytes. */
  version?: string;
};

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler gets: parsed parameters, the caller, the clock, and the database (a transaction for writing methods). */
export type Call<Params, Query, Body> = {
  params: Parsed<Params>;
  query: Parsed<Query>;
  body: Parsed<Body>;
  caller: Caller;
  /** Milliseconds since 1970 at which the call came in. */
  now: number;
  /** The `If-Match` header of a conditional endpoint's call. */
  ifMatch?: string | undefined;
  /** Writing methods commit what they write through this together with the charge, or not at all. */
  db: Database;
};

/** A call of an endpoint: whatever of parameters, query and body it takes. */
export type Example<Params, Query, Body> = (Params extends z.ZodType ? { params: z.input<Params> } : object) &
  (Query extends z.ZodType ? { query: z.input<Query> } : object) &
  (Body extends z.ZodType ? { body: z.input<Body> } : object);

/** Everything about one endpoint; validation, limits, charges, documents and clients all derive from it. */
export type EndpointDefinition<
  M extends Method,
  Path extends string,
  Params extends z.ZodObject | undefined,
  Query extends z.ZodObject | undefined,
  Body extends z.ZodType | undefined,
  Response extends z.ZodType,
> = {
  method: M;
  /** Begins with `/v1/`; `{id}` marks a path parameter. */
  path: Path;
  tag:
    | "Weather"
    | "Crops"
    | "Earth observation"
    | "Farms"
    | "Soil analysis"
    | "Market data"
    | "Pest and disease"
    | "Account";
  summary: string;
  description: string;
  /** `public`: under `/v1` with a key, and under `/console/v1`. `console`: only the signed-in browser. */
  audience?: "public" | "console";
  limit: RateLimit;
  price: Price;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  /** Status of success; 200 unless told. */
  status?: 200 | 201;
  /** Takes `If-Match` and refuses with 412 when what it changes was changed since. */
  conditional?: true;
  /** Most bytes that a body may have; 1 MiB unless told. */
  maxBodyBytes?: number;
  /** Takes the body as multipart/form-data too, for files. */
  multipart?: true;
  /** A POST that writes nothing: it holds no transaction while it works, unless it is to be replayed. */
  writesNothing?: true;
  /** A call that succeeds with a test key: what the reference shows, and the tests run. Every public endpoint has one. */
  example?: Example<Params, Query, Body>;
  handle: (call: Call<Params, Query, Body>) => Promise<Answer<z.input<Response>>>;
};

/** Defines an endpoint; the types of parameters, body and answer are inferred from its schemas. */
export function endpoint<
  const M extends Method,
  const Path extends string,
  Response extends z.ZodType,
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(definition: EndpointDefinition<M, Path, Params, Query, Body, Response>) {
  return definition;
}

/** An endpoint whose schemas' types are not known here, as the pipeline sees it. */
export type AnyEndpoint = {
  method: Method;
  path: string;
  tag: string;
  summary: string;
  description: string;
  audience?: "public" | "console";
  limit: RateLimit;
  price: Price;
  params?: z.ZodObject | undefined;
  query?: z.ZodObject | undefined;
  body?: z.ZodType | undefined;
  response: z.ZodType;
  status?: 200 | 201;
  conditional?: true;
  maxBodyBytes?: number;
  multipart?: true;
  writesNothing?: true;
  example?: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
  handle: (call: Call<never, never, never>) => Promise<Answer<unknown>>;
};
