import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiError } from "./errors";
import type { PublicApi, PublicCall } from "./public-api";
import type { Reply } from "./reply";

const tooLarge = (maxBytes: number) =>
  new ApiError(413, "Body too large", `The body may have at most ${maxBytes} bytes.`, { Connection: "close" });

/** A client that is still sending reads no answer, so this much beyond the limit is let go by before the refusal. */
const discardedBytes = 64 * 1024 * 1024;

function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const mostRead = maxBytes + discardedBytes;
  if (Number(request.headers["content-length"] ?? 0) > mostRead) return Promise.reject(tooLarge(maxBytes));
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else chunks = [];
      if (size > mostRead) reject(tooLarge(maxBytes));
    });
    request.on("end", () => (size > maxBytes ? reject(tooLarge(maxBytes)) : resolve(Buffer.concat(chunks))));
    request.on("error", reject);
  });
}

/** Writes an answer. */
export function send(response: ServerResponse, { status, headers, body }: Reply): void {
  if (status !== 204 && status !== 304) headers["Content-Length"] ??= String(Buffer.byteLength(body));
  response.writeHead(status, headers);
  response.end(body);
}

/** Hands a Node request to the public API and writes its answer. `path` begins with `/v1`. */
export async function serveNode(
  api: PublicApi,
  request: IncomingMessage,
  { response, ...call }: { response: ServerResponse } & Pick<PublicCall, "path" | "search" | "secure" | "address">,
): Promise<void> {
  const { headers } = request;
  const reply = await api.answer({
    method: request.method ?? "GET",
    ...call,
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(", ") : value;
    },
    readBody: (maxBytes) => readBody(request, maxBytes),
  });
  send(response, reply);
}
