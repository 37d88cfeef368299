import { randomUUID } from "node:crypto";
import { ApiError, notFound } from "../../api/errors";
import { errorReply } from "../../api/reply";
import { IdentificationPath } from "./contract";
import { findPhoto } from "./store";

/** Tells whose session a request carries; null when nobody's. */
type AccountOf = (headers: Headers) => Promise<{ id: number } | null>;

const headers = {
  "Content-Type": "image/jpeg",
  // A farmer's own picture: it stays in no cache, and no other site can show it.
  "Cache-Control": "private, no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};

/** GET /console/pest-photos/{id}: the kept copy of a photo, for whom its identification belongs to and nobody else. */
export function photoRoute(accountOf: AccountOf) {
  return async (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> => {
    try {
      const account = await accountOf(request.headers);
      if (!account) throw new ApiError(401, "Signed out", "Your session has ended. Sign in again.");
      const path = IdentificationPath.safeParse({ id: Number((await params).id) });
      const jpeg = path.success ? await findPhoto(account.id, path.data.id) : null;
      if (!jpeg) throw notFound("photo");
      return new Response(jpeg, { headers });
    } catch (error) {
      const reply = errorReply(error, randomUUID());
      return new Response(reply.body, { status: reply.status, headers: reply.headers });
    }
  };
}
