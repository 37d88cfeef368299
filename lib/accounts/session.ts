import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { auth } from "./auth";

/** Who is signed in. */
export type Account = { id: number; name: string; email: string };

/** The account signed in by the session cookie in `requestHeaders`, or null. */
export async function accountOfHeaders(requestHeaders: Headers): Promise<Account | null> {
  if (!requestHeaders.has("cookie")) return null;
  // Nothing here can set a cookie, so renewing the session is left to the browser's own call.
  const session = await auth().api.getSession({ headers: requestHeaders, query: { disableRefresh: true } });
  if (!session) return null;
  return { id: Number(session.user.id), name: session.user.name, email: session.user.email };
}

/** The account signed in, for server components. */
export async function currentAccount(): Promise<Account | null> {
  return accountOfHeaders(await headers());
}

/** The account signed in; whoever is not is sent to the sign-in page and comes back to `next` afterwards. */
export async function requireAccount(next: string): Promise<Account> {
  return (await currentAccount()) ?? redirect(`/sign-in?next=${encodeURIComponent(next)}`);
}
