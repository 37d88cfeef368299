import { config } from "../config";
import type { ConsoleApi } from "./console-api";
import type { AnyEndpoint } from "./endpoint";
import { ApiError } from "./errors";
import { PublicApi } from "./public-api";
import type { Reply } from "./reply";

async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new ApiError(413, "Body too large", `The body may have at most ${maxBytes} bytes.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The last address in the list is the one that the door before us saw; those before it are the client's own word. */
function addressOf(request: Request): string | undefined {
  return request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || undefined;
}

function callOf(request: Request, mount: string) {
  const url = new URL(request.url);
  return {
    method: request.method,
    // A rewritten request keeps its own address.
    path: url.pathname.slice(mount.length).replace(/^\/api(?=\/v1\/)/, ""),
    search: url.search.slice(1),
    header: (name: string) => request.headers.get(name) ?? undefined,
    readBody: (maxBytes: number) => readBody(request, maxBytes),
    address: addressOf(request),
    // Behind `next start` or a platform's proxy only the proxy knows; without TRUST_PROXY its word is not taken.
    secure: config().TRUST_PROXY && request.headers.get("x-forwarded-proto") === "https",
  };
}

function responseOf({ status, headers, body }: Reply): Response {
  return new Response(status === 204 || status === 304 ? null : body, { status, headers });
}

type Handler = (request: Request) => Promise<Response>;

function everyMethod(handler: Handler) {
  return {
    GET: handler,
    POST: handler,
    PUT: handler,
    PATCH: handler,
    DELETE: handler,
    HEAD: handler,
    OPTIONS: handler,
  };
}

/** Route handlers for the endpoints of one path; without any, each call is answered as an unknown path. */
export function routes(...endpoints: AnyEndpoint[]) {
  const api = new PublicApi(endpoints);
  return everyMethod(async (request) => responseOf(await api.answer(callOf(request, ""))));
}

/** Route handlers for the console's mount. */
export function consoleRoutes(api: ConsoleApi) {
  return everyMethod(async (request) => responseOf(await api.answer(callOf(request, "/console"))));
}
