import { shared } from "../runtime";
import { answerCall } from "./call";
import type { AnyEndpoint } from "./endpoint";
import type { Reply } from "./reply";
import { sandboxCaller } from "./sandbox-work";

type Example = NonNullable<AnyEndpoint["example"]>;

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
const textsOf = (values: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));

function answer(endpoint: AnyEndpoint, example: Example): Promise<Reply> {
  const headers: Record<string, string> = { "content-type": "application/json", "x-request-id": "example" };
  const incoming = {
    method: endpoint.method,
    search: new URLSearchParams(textsOf(example.query)).toString(),
    params: textsOf(example.params),
    header: (name: string) => headers[name],
    readBody: () => Promise.resolve(Buffer.from(example.body === undefined ? "" : JSON.stringify(example.body))),
  };
  return answerCall(endpoint, incoming, () => ({ ...sandboxCaller, test: true }));
}

/**
 * What a test key is answered to a call, without a key: the same for ever, so each call is made once per process. A
 * failure (an error of 500 and above) is not kept.
 */
export async function sandboxReply(endpoint: AnyEndpoint, example: Example): Promise<Reply> {
  const known = shared("sandbox replies", () => new Map<string, Promise<Reply>>());
  const id = JSON.stringify([endpoint.method, endpoint.path, example]);
  const reply = known.get(id) ?? answer(endpoint, example);
  known.set(id, reply);
  const { status, headers, body } = await reply;
  if (status >= 500) known.delete(id);
  return { status, headers: { ...headers }, body };
}
