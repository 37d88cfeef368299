import { answerOf, type Answer } from "./answer";
import type { AnswerOf, CallArguments, CallOptions, ItemOf, PagedPath, PathOf } from "./call-types";
import { systemClock, type Clock } from "./clock";
import { itemsOf } from "./pages";
import { outgoing, type CallInput } from "./request";
import { send, type Sending } from "./send";

/** How a client is made. */
export type GonaOptions = {
  /** `gona_…`, or `gona_test_…` for made-up data at no cost. */
  apiKey: string;
  /** Where the API is, e.g. `https://gona.example`; the endpoints' paths begin with `/v1`. */
  baseUrl: string;
  /** Used in place of the platform's. */
  fetch?: typeof fetch;
  /** How often a failed call is tried again; 3 unless told. */
  maxRetries?: number;
  /** How long each try may take, in milliseconds; 30,000 unless told. */
  timeoutMs?: number;
  /** Time and chance, for tests. */
  clock?: Clock;
};

type Method = "get" | "post" | "put" | "delete";
type Data<Body, Tag> = [Tag] extends [undefined] ? Body : Body | null;

/** The base address without a slash at its end. @throws TypeError for one that would send the key in the clear. */
function baseOf(baseUrl: string): string {
  const { protocol, hostname, origin, pathname } = new URL(baseUrl);
  const local = hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
  if (protocol !== "https:" && !(protocol === "http:" && local)) {
    throw new TypeError("baseUrl: expected an address that begins with https://");
  }
  return `${origin}${pathname.replace(/\/+$/, "")}`;
}

/** A client of the Gona API. */
export class Gona {
  readonly #apiKey: string;
  readonly #baseUrl: string;
  readonly #sending: Sending;

  /** @throws TypeError when the key or the address is none. */
  constructor({ apiKey, baseUrl, maxRetries = 3, timeoutMs = 30_000, clock = systemClock, ...options }: GonaOptions) {
    if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new TypeError("apiKey: expected a key such as gona_…");
    this.#apiKey = apiKey;
    this.#baseUrl = baseOf(baseUrl);
    const { fetch: own } = options;
    this.#sending = { fetch: own ?? ((...args) => fetch(...args)), maxRetries, timeoutMs, clock };
  }

  /** Reads. @throws GonaError when the call is refused, fails or gets no answer. */
  get<P extends PathOf<"get">, Tag extends string | null | undefined = undefined>(
    path: P,
    ...[options]: CallArguments<"get", P, Tag>
  ): Promise<Answer<Data<AnswerOf<"get", P>, Tag>>> {
    return this.#call("get", path, options);
  }

  /** Makes something, once however often the call is sent. @throws GonaError as `get` does. */
  post<P extends PathOf<"post">>(
    path: P,
    ...[options]: CallArguments<"post", P>
  ): Promise<Answer<AnswerOf<"post", P>>> {
    return this.#call("post", path, options);
  }

  /** Changes something. @throws GonaError as `get` does. */
  put<P extends PathOf<"put">>(path: P, ...[options]: CallArguments<"put", P>): Promise<Answer<AnswerOf<"put", P>>> {
    return this.#call("put", path, options);
  }

  /** Removes something. @throws GonaError as `get` does. */
  delete<P extends PathOf<"delete">>(
    path: P,
    ...[options]: CallArguments<"delete", P>
  ): Promise<Answer<AnswerOf<"delete", P>>> {
    return this.#call("delete", path, options);
  }

  /** The items of a list in pages, one after the other: `for await (const farm of gona.pages("/v1/farms"))`. */
  pages<P extends PagedPath>(
    path: P,
    options: Pick<CallOptions<"get", P>, "query" | "signal" | "headers"> = {},
  ): AsyncGenerator<ItemOf<P>, void, undefined> {
    const input: CallInput = options;
    const { page: firstPage = 1 }: { page?: number } = input.query ?? {};
    const pageOf = (page: number) =>
      this.#call<{ data: unknown[]; meta: { current_page: number; last_page: number } }>("get", path, {
        ...input,
        query: { ...input.query, page },
      });
    return itemsOf(pageOf, firstPage) as AsyncGenerator<ItemOf<P>, void, undefined>;
  }

  /** The server checks its answers against the schemas that the types are made of. */
  async #call<Body>(method: Method, path: string, input: CallInput = {}): Promise<Answer<Body>> {
    const to = { baseUrl: this.#baseUrl, apiKey: this.#apiKey };
    const request = await outgoing({ method: method.toUpperCase(), path, input }, to);
    return answerOf(await send(request, this.#sending)) as Answer<Body>;
  }
}
