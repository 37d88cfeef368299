import type { QueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { now } from "../clock";
import { db } from "../db";
import type { Call, EndpointDefinition } from "./endpoint";
import { isApiError } from "./errors";
import { versionTag } from "./reply";

type ReadEndpoint<
  Params extends z.ZodObject | undefined,
  Query extends z.ZodObject | undefined,
  Response extends z.ZodType,
> = EndpointDefinition<"GET", string, Params, Query, undefined, Response>;

type Input<Params, Query> = (Params extends z.ZodType ? { params: z.input<Params> } : unknown) &
  (Query extends z.ZodType ? { query?: z.input<Query> } : unknown);

/**
 * Puts an endpoint's answer into a page's query cache before the page is rendered, under the key that `apiQuery`
 * uses. A refused call is left to the browser, which shows its error; gives the status of its refusal, or 200.
 */
export async function prefetchEndpoint<
  Response extends z.ZodType,
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
>(
  endpoint: ReadEndpoint<Params, Query, Response>,
  input: Input<Params, Query>,
  page: { queryClient: QueryClient; accountId: number; sessionId?: number },
): Promise<number> {
  const { params, query } = input as { params?: unknown; query?: unknown };
  const call = {
    params: endpoint.params?.parse(params),
    query: endpoint.query?.parse(query ?? {}),
    body: undefined,
    caller: {
      accountId: page.accountId,
      keyId: null,
      ...(page.sessionId === undefined ? {} : { sessionId: page.sessionId }),
    },
    now: now(),
    db: db(),
  };
  try {
    // The schemas have just made the parameters what the handler expects.
    const { body, provenance, version } = await endpoint.handle(call as unknown as Call<Params, Query, undefined>);
    const etag = version === undefined ? null : versionTag(version);
    const answer = { body: endpoint.response.parse(body), provenance: provenance ?? null, etag };
    page.queryClient.setQueryData([`${endpoint.method} ${endpoint.path}`, input], answer);
    return 200;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.status;
  }
}
