import type { QueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { now } from "../clock";
import { db } from "../db";
import type { Call, EndpointDefinition } from "./endpoint";
import { isApiError } from "./errors";

type ReadEndpoint<Query extends z.ZodObject | undefined, Response extends z.ZodType> = EndpointDefinition<
  "GET",
  string,
  undefined,
  Query,
  undefined,
  Response
>;

type QueryInput<Query> = Query extends z.ZodType ? { query: z.input<Query> } : Record<string, never>;

/**
 * Puts an endpoint's answer into a page's query cache before the page is rendered, under the key that `apiQuery`
 * uses. A refused call is left to the browser, which shows its error.
 */
export async function prefetchEndpoint<Query extends z.ZodObject | undefined, Response extends z.ZodType>(
  endpoint: ReadEndpoint<Query, Response>,
  input: QueryInput<Query>,
  page: { queryClient: QueryClient; accountId: number },
): Promise<void> {
  const query = endpoint.query?.parse(input.query);
  const call = {
    params: undefined,
    query,
    body: undefined,
    caller: { accountId: page.accountId, keyId: null },
    now: now(),
    db: db(),
  };
  try {
    // The schema has just made `query` what the handler expects.
    const { body, provenance } = await endpoint.handle(call as unknown as Call<undefined, Query, undefined>);
    const answer = { body: endpoint.response.parse(body), provenance: provenance ?? null };
    page.queryClient.setQueryData([`${endpoint.method} ${endpoint.path}`, input], answer);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
