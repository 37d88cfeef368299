import { ApiError } from "../../api/errors";
import { countAttempt } from "../attempts";
import { deleteAttempts, type Scope } from "../store";
import { findPasswordHash } from "./store";

/** Guesses at one account's password by whoever sits at its signed-in browser. */
const limit = { max: 10, windowSeconds: 15 * 60 };

/** Hashes and checks passwords as sign-in does. */
export async function passwords() {
  // Loaded only here: better-auth takes long to load, and most who know the endpoints never come here.
  const { auth } = await import("../auth");
  return (await auth().$context).password;
}

/** Lets pass who knows the account's password. @throws ApiError 403 for a wrong one, 429 after too many tries. */
export async function confirmPassword(
  scope: Scope,
  { password, now }: { password: string; now: number },
): Promise<void> {
  const key = `password|account ${scope.accountId}`;
  const waitSeconds = await countAttempt({ key, now }, limit);
  if (waitSeconds > 0) {
    const message = `Too many tries with a wrong password. Wait ${Math.ceil(waitSeconds / 60)} minutes, then try again.`;
    throw new ApiError(429, "Too many tries", message, { "Retry-After": String(waitSeconds) });
  }
  const hash = await findPasswordHash(scope);
  if (hash === null || !(await (await passwords()).verify({ hash, password }))) {
    throw new ApiError(403, "Wrong password", "This is not the password of your account.");
  }
  await deleteAttempts(key);
}
