import type { Identify } from "../api/call";
import { ApiError } from "../api/errors";
import { accountOfHeaders } from "./session";

/** The account whose session cookie a call carries. @throws ApiError 401 when nobody is signed in. */
export const identifyBySession: Identify = async ({ incoming: { header } }) => {
  const account = await accountOfHeaders(new Headers({ cookie: header("cookie") ?? "" }));
  if (!account) throw new ApiError(401, "Signed out", "Your session has ended. Sign in again.");
  return { accountId: account.id, keyId: null, sessionId: account.sessionId };
};
