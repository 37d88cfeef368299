import { hash } from "node:crypto";
import { STATUS_CODES } from "node:http";
import { log } from "../log";
import { isApiError, type ApiError } from "./errors";

/** A finished answer, before an adapter writes it to its transport. */
export type Reply = {
  status: number;
  headers: Record<string, string>;
  /** JSON text; empty for 304 and 204. */
  body: string;
};

/** A strong validator of a body, made of its bytes. */
export const bytesTag = (body: string) => `"${hash("sha1", body, "base64url")}"`;

/** The validator of a record's version. */
export const versionTag = (version: string) => `"${version}"`;

/** Whether an `If-None-Match` header names `tag` (or any). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header === "*" || header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === tag);
}

/** The one place where an error becomes an answer: its own words if it is an ApiError, else a 500 without detail. */
export function errorReply(thrown: unknown, requestId: string): Reply {
  const error: Pick<ApiError, "status" | "error" | "message" | "headers"> = isApiError(thrown)
    ? thrown
    : {
        status: 500,
        error: STATUS_CODES[500] ?? "",
        message: `Something failed on our side. Try again; if it persists, report request ${requestId}.`,
        headers: {},
      };
  if (error.status >= 500 && !isApiError(thrown)) log().error({ requestId, err: thrown }, "unexpected error");
  return {
    status: error.status,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store", ...error.headers },
    body: JSON.stringify({ error: error.error, message: error.message }),
  };
}
