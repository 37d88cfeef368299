import { answerCall, requestIdOf, type Identify, type Identity, type Incoming, type Knock } from "./call";
import { callerOfKey } from "./caller";
import type { AnyEndpoint } from "./endpoint";
import { ApiError } from "./errors";
import { permit } from "./permit";
import { errorReply, type Reply } from "./reply";
import { Router } from "./router";
import type { KeyRecord } from "./store";

/** A call of the public API as it comes through a door: `path` begins with `/v1`. */
export type PublicCall = Omit<Incoming, "params"> & { path: string; secure: boolean };

const identifyByKey: Identify = (knock) => {
  const found = callerOfKey(knock.incoming.header("x-api-key"), knock.now);
  return found instanceof Promise ? found.then((key) => identityOf(key, knock)) : identityOf(found, knock);
};

function identityOf(key: KeyRecord, { incoming, endpoint }: Knock): Identity {
  const { accountId, keyId, prefix: keyPrefix, test } = key;
  return { accountId, keyId, keyPrefix, test, permit: () => permit(key, { endpoint, address: incoming.address }) };
}

const exposedHeaders = [
  "Age",
  "ETag",
  "Retry-After",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "X-Cost-Credits",
  "X-Cost-Naira",
  "X-Data-Kind",
  "X-Data-Source",
  "X-Request-Id",
  "X-Sandbox",
].join(", ");

/** The public API over a set of endpoints: HTTPS only, by key, open to any origin for reading. */
export class PublicApi {
  private readonly router: Router;

  constructor(endpoints: readonly AnyEndpoint[]) {
    this.router = new Router(endpoints);
  }

  /** Answers a call; never rejects. */
  async answer(call: PublicCall): Promise<Reply> {
    const reply = await this.route(call);
    if (call.method === "GET" || call.method === "HEAD") {
      reply.headers["Access-Control-Allow-Origin"] = "*";
      reply.headers["Access-Control-Expose-Headers"] = exposedHeaders;
    }
    reply.headers.Vary = "X-API-KEY";
    if (call.method === "HEAD") {
      reply.headers["Content-Length"] = String(Buffer.byteLength(reply.body));
      reply.body = "";
    }
    return reply;
  }

  private route(call: PublicCall): Reply | Promise<Reply> {
    if (!call.secure) return refuse(call, httpsRequired());
    const route = this.router.find(call.method, call.path);
    if (!route) return refuse(call, unknownPath(call.path));
    if (call.method === "OPTIONS") return preflight(call);
    if ("allow" in route) return refuse(call, methodNotAllowed(call.method, route.allow));
    return answerCall(route.endpoint, { ...call, params: route.params }, identifyByKey);
  }
}

function refuse(call: PublicCall, error: ApiError): Reply {
  const requestId = requestIdOf(call.header("x-request-id"));
  const reply = errorReply(error, requestId);
  Object.assign(reply.headers, { "X-Request-Id": requestId, "X-Cost-Naira": "0.0000", "X-Cost-Credits": "0" });
  return reply;
}

function preflight(call: PublicCall): Reply {
  const headers = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, HEAD",
    "Access-Control-Allow-Headers": "X-API-KEY, X-Request-Id, If-None-Match",
    "Access-Control-Max-Age": "86400",
    "X-Request-Id": requestIdOf(call.header("x-request-id")),
  };
  return { status: 204, headers, body: "" };
}

const httpsRequired = () =>
  new ApiError(
    403,
    "HTTPS required",
    "Calls over plain HTTP are refused. Send the same request to the https:// address.",
  );

const unknownPath = (path: string) =>
  new ApiError(
    404,
    "Not found",
    `There is no endpoint at ${path.slice(0, 200)}. The endpoints are listed in /openapi.json.`,
  );

const methodNotAllowed = (method: string, allow: string[]) =>
  new ApiError(405, "Method not allowed", `${method} is not possible here; use ${allow.join(", ")}.`, {
    Allow: allow.join(", "),
  });
