import type { AnyEndpoint } from "../api/endpoint";
import { sandboxReply } from "../api/sandbox";

/** What a test key is answered to an endpoint's example; null while the sandbox can't be asked. */
export async function exampleAnswer(endpoint: AnyEndpoint): Promise<unknown> {
  if (!endpoint.example) return null;
  const { status, body } = await sandboxReply(endpoint, endpoint.example);
  return status < 300 ? JSON.parse(body) : null;
}
