import type { AnyEndpoint } from "../../lib/api/endpoint";
import { publicEndpoints } from "../../lib/api/registry";
import type { TestAnswer, TestRequest } from "../../lib/testing/request";
import type { TestServer } from "../../lib/testing/server";

/** Every public endpoint by its name. */
export const endpointCases = publicEndpoints.map((each): [string, AnyEndpoint] => [
  `${each.method} ${each.path}`,
  each as AnyEndpoint,
]);

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** The path and query of an endpoint's example. */
function examplePath({ path, example }: AnyEndpoint): string {
  const filled = Object.entries(example?.params ?? {}).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, textOf(value)),
    path,
  );
  const query = Object.entries(example?.query ?? {}).map(([name, value]) => [name, textOf(value)]);
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

/** Sends an endpoint's example. */
export function sendExample(server: TestServer, endpoint: AnyEndpoint, request: TestRequest): Promise<TestAnswer> {
  const { method, example } = endpoint;
  const body = example?.body === undefined ? {} : { body: example.body };
  return server.request(examplePath(endpoint), { method, ...body, ...request });
}

const ofTheCall = ["x-request-id", "ratelimit-remaining", "ratelimit-reset", "date"];

/** What of an answer is the same for ever. */
export function lasting({ status, headers, text }: TestAnswer) {
  const kept = Object.entries(headers).filter(([name]) => !ofTheCall.includes(name));
  return { status, headers: Object.fromEntries(kept), text };
}
