import type { AnyEndpoint } from "../api/endpoint";

/** What the sandbox answers to an endpoint's example; null while it can't be asked. */
export function exampleAnswer({ example }: AnyEndpoint): Promise<unknown> {
  return Promise.resolve(example === undefined ? null : null);
}
