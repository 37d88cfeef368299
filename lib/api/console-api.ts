import { answerCall, requestIdOf, type Identify, type Incoming } from "./call";
import type { AnyEndpoint } from "./endpoint";
import { ApiError } from "./errors";
import { errorReply, type Reply } from "./reply";
import { Router } from "./router";

/** A call of the signed-in browser: `path` begins with `/v1`, the mount `/console` taken off. */
export type ConsoleCall = Omit<Incoming, "params"> & { path: string };

/** The same endpoints for the signed-in browser: by session, from our own pages only, not charged. */
export class ConsoleApi {
  private readonly router: Router;

  constructor(
    endpoints: readonly AnyEndpoint[],
    private readonly identify: Identify,
  ) {
    this.router = new Router(endpoints);
  }

  /** Answers a call; never rejects. */
  async answer(call: ConsoleCall): Promise<Reply> {
    const route = this.router.find(call.method, call.path);
    if (route && "endpoint" in route) {
      return answerCall(route.endpoint, { ...call, params: route.params }, (knock) => {
        refuseOtherOrigins(knock.incoming);
        return this.identify(knock);
      });
    }
    const error = route
      ? new ApiError(405, "Method not allowed", `Use ${route.allow.join(", ")}.`, { Allow: route.allow.join(", ") })
      : new ApiError(404, "Not found", "There is no such endpoint.");
    return errorReply(error, requestIdOf(call.header("x-request-id")));
  }
}

/**
 * A cookie travels with requests that other sites start; browsers say where a request comes from.
 * @throws ApiError 403 unless our own page (or the person's address bar, for reading) started it.
 */
export function refuseOtherOrigins({ method, header }: Pick<Incoming, "method" | "header">): void {
  const site = header("sec-fetch-site");
  const reading = method === "GET" || method === "HEAD";
  if (site === "same-origin" || (site === "none" && reading)) return;
  const origin = header("origin");
  if (site === undefined && origin !== undefined && URL.canParse(origin) && new URL(origin).host === header("host"))
    return;
  if (site === undefined && origin === undefined && reading) return;
  throw new ApiError(
    403,
    "Cross-site request refused",
    "This address serves Gona's own pages. From elsewhere, call /v1 with an API key.",
  );
}
