import { randomUUID } from "node:crypto";
import { ApiError, isApiError } from "../../api/errors";
import { errorReply } from "../../api/reply";
import { now as clockNow } from "../../clock";
import { log } from "../../log";
import { isUpstreamError } from "../../upstream/errors";
import { findPicture } from "./pictures";
import { readToken } from "./token";

const retryAfterSeconds = 30;

/** Pictures do not change while their link works. */
function pictureResponse(png: Buffer, { token, seconds }: { token: string; seconds: number }): Response {
  return new Response(new Uint8Array(png), {
    headers: {
      "Content-Type": "image/png",
      "Content-Length": String(png.byteLength),
      "Cache-Control": `private, max-age=${seconds}, immutable`,
      ETag: `"${token.slice(-43)}"`,
      "X-Content-Type-Options": "nosniff",
      // Whoever has the link may show the picture on a page of theirs.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}

function errorResponse(thrown: unknown): Response {
  const error = isUpstreamError(thrown) ? unavailable() : thrown;
  if (!isApiError(error)) log().error({ err: error }, "picture failed");
  const { status, headers, body } = errorReply(error, randomUUID());
  return new Response(body, { status, headers });
}

const unavailable = () =>
  new ApiError(
    503,
    "Picture unavailable",
    `The satellite's files cannot be reached at the moment. Try again in ${retryAfterSeconds} seconds.`,
    { "Retry-After": String(retryAfterSeconds) },
  );

/** GET /pictures/{token}: the picture of a signed link, for anybody who has it. */
export async function servePicture(_: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  try {
    const { token } = await params;
    const now = clockNow();
    const { endsAt, ...name } = readToken(token, now);
    const png = await findPicture(name, now);
    return pictureResponse(png, { token, seconds: Math.floor((endsAt - now) / 1000) });
  } catch (error) {
    return errorResponse(error);
  }
}
