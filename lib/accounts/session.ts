import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { now } from "../clock";
import { auth } from "./auth";
import { touchSession } from "./settings/store";

/** Who is signed in. */
export type Account = {
  id: number;
  name: string;
  email: string;
  sessionId: number;
  /** When the account is deleted for good, as its holder asked; null: it stays. */
  deleteAfter: Date | null;
};

/** Use within this time of the last that was noted is not noted again. */
const noteUseMs = 5 * 60_000;

/** The account signed in by the session cookie in `requestHeaders`, or null. */
export async function accountOfHeaders(requestHeaders: Headers): Promise<Account | null> {
  if (!requestHeaders.has("cookie")) return null;
  // Nothing here can set a cookie, so renewing the session is left to the browser's own call.
  const found = await auth().api.getSession({ headers: requestHeaders, query: { disableRefresh: true } });
  if (!found) return null;
  const { user, session } = found;
  const account = { id: Number(user.id), name: user.name, email: user.email, deleteAfter: user.deleteAfter ?? null };
  const sessionId = Number(session.id);
  if (now() - session.updatedAt.getTime() > noteUseMs) await touchSession(account.id, { id: sessionId, now: now() });
  return { ...account, sessionId };
}

/** The account signed in, for server components. */
export async function currentAccount(): Promise<Account | null> {
  return accountOfHeaders(await headers());
}

/** The account signed in; whoever is not is sent to the sign-in page and comes back to `next` afterwards. */
export async function requireAccount(next: string): Promise<Account> {
  return (await currentAccount()) ?? redirect(`/sign-in?next=${encodeURIComponent(next)}`);
}
