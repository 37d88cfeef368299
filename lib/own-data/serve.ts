import { randomUUID } from "node:crypto";
import { countAttempt } from "../accounts/attempts";
import { refuseOtherOrigins } from "../api/console-api";
import { ApiError } from "../api/errors";
import { errorReply } from "../api/reply";
import { now } from "../clock";
import { ownFiles } from "./files";
import { scopeOf, type Scope } from "./store";
import { zipOf } from "./zip";

/** Tells whose session a request carries; null when nobody's. */
type AccountOf = (headers: Headers) => Promise<{ id: number } | null>;

const limit = { max: 5, windowSeconds: 3_600 };

async function refuseTooMany(accountId: number, at: number): Promise<void> {
  const waitSeconds = await countAttempt({ key: `own data|account ${accountId}`, now: at }, limit);
  if (waitSeconds === 0) return;
  const minutes = Math.ceil(waitSeconds / 60);
  const message = `Your data can be downloaded ${limit.max} times an hour. Wait ${minutes} minutes, then try again.`;
  throw new ApiError(429, "Too many downloads", message, { "Retry-After": String(waitSeconds) });
}

/** Reads a part only when the one before has left. */
function streamOf(parts: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const next = await parts.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

function download(scope: Scope, at: number): Response {
  return new Response(streamOf(zipOf(ownFiles(scope, at), new Date(at))), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="gona-data-${new Date(at).toISOString().slice(0, 10)}.zip"`,
      // All that is somebody's own: it stays in no cache, and no other site can have it.
      "Cache-Control": "private, no-store",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** GET /console/own-data: all that is kept of the account, for whoever is signed in to it. */
export function ownDataRoute(accountOf: AccountOf) {
  return async (request: Request): Promise<Response> => {
    try {
      refuseOtherOrigins({ method: request.method, header: (name) => request.headers.get(name) ?? undefined });
      const account = await accountOf(request.headers);
      if (!account) throw new ApiError(401, "Signed out", "Your session has ended. Sign in again.");
      const at = now();
      await refuseTooMany(account.id, at);
      return download(scopeOf(account.id), at);
    } catch (error) {
      const reply = errorReply(error, randomUUID());
      return new Response(reply.body, { status: reply.status, headers: reply.headers });
    }
  };
}
