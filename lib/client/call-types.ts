import type { Endpoints } from "./schema";

/** How an endpoint is called. */
export type Method = keyof Endpoints;

/** The paths that can be called by a method. */
export type PathOf<M extends Method> = keyof Endpoints[M] & string;

type Endpoint<M extends Method, P extends PathOf<M>> = Endpoints[M][P] extends infer E extends {
  params: object | undefined;
  query: object | undefined;
  body: object | undefined;
  conditional: boolean;
  answer: unknown;
}
  ? E
  : never;

/** The body of an endpoint's answer, e.g. `AnswerOf<"get", "/v1/farms/{id}">`. */
export type AnswerOf<M extends Method, P extends PathOf<M>> = Endpoint<M, P>["answer"];

/** Input that an endpoint does not take is left out; what has no required field may be. */
type Input<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : object extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

type Always = {
  /** Ends the call. */
  signal?: AbortSignal;
  /** Headers to be sent besides the client's own. */
  headers?: Record<string, string>;
};

type ForMethod<M extends Method, Tag extends string | null | undefined> = M extends "get"
  ? {
      /** The `etag` of the answer that you have: while it is unchanged, status is 304, `data` null, the cost 0. */
      ifNoneMatch?: Tag;
    }
  : M extends "post"
    ? {
        /** Calls with the same key and body within 24 hours are done once. Left out: a new one for each call. */
        idempotencyKey?: string;
      }
    : object;

type Conditional<Is extends boolean> = Is extends true
  ? {
      /** The `etag` of the version that you read: nothing is done (412) when it was changed since. */
      ifMatch?: string | null;
    }
  : object;

/** What a call of an endpoint takes besides its path. */
export type CallOptions<
  M extends Method,
  P extends PathOf<M>,
  Tag extends string | null | undefined = string | null | undefined,
> = Input<"params", Endpoint<M, P>["params"]> &
  Input<"query", Endpoint<M, P>["query"]> &
  Input<"body", Endpoint<M, P>["body"]> &
  Conditional<Endpoint<M, P>["conditional"]> &
  ForMethod<M, Tag> &
  Always;

/** The options of a call, which may be left out when nothing in them is required. */
export type CallArguments<M extends Method, P extends PathOf<M>, Tag extends string | null | undefined = undefined> =
  object extends CallOptions<M, P, Tag> ? [options?: CallOptions<M, P, Tag>] : [options: CallOptions<M, P, Tag>];

type Paged = { data: readonly unknown[]; meta: { current_page: number; last_page: number } };

/** The paths whose answers are lists in pages. */
export type PagedPath = {
  [P in PathOf<"get">]: AnswerOf<"get", P> extends Paged ? P : never;
}[PathOf<"get">];

/** An item of a list in pages. */
export type ItemOf<P extends PagedPath> = AnswerOf<"get", P> extends { data: readonly (infer Item)[] } ? Item : never;
