import { z } from "zod";
import { config } from "../../config";
import { shared } from "../../runtime";
import { upstream } from "../../upstream/client";
import { isUpstreamError } from "../../upstream/errors";

/** The service with an account; https://www.isda-africa.com/isdasoil/developer. */
export const isda = upstream({ source: "iSDAsoil", baseUrl: () => config().ISDA_URL, concurrency: 4 });

/** Tokens are good for an hour; one that is about to end is not used for another call. */
const tokenMs = 55 * 60_000;

const Login = z.object({ access_token: z.string().min(1).max(10_000) });

type State = { token: Promise<string> | null; until: number };

const kept = () => shared<State>("iSDAsoil token", () => ({ token: null, until: 0 }));

/** Whether an account is set and the service is not turned off. */
export const hasIsdaAccount = () => config().ISDA_USERNAME !== undefined && config().ISDA_URL !== null;

function logIn(): Promise<string> {
  const { ISDA_USERNAME = "", ISDA_PASSWORD = "" } = config();
  return isda.get({
    path: "/login",
    send: { form: { grant_type: "password", username: ISDA_USERNAME, password: ISDA_PASSWORD } },
    format: "json",
    read: (body) => Login.parse(body).access_token,
  });
}

/** A token that is good still; one login at a time, however many ask. */
function tokenAt(now: number): Promise<string> {
  const state = kept();
  if (state.token && state.until > now) return state.token;
  const token = logIn();
  Object.assign(state, { token, until: now + tokenMs });
  // A login that failed must not be remembered.
  token.catch(() => forget(token));
  return token;
}

function forget(token: Promise<string>): void {
  const state = kept();
  if (state.token === token) state.token = null;
}

/** Does `call` with a token; when that is refused (401) although it should be good, once more with a new one. */
export async function withToken<T>(now: number, call: (authorization: string) => Promise<T>): Promise<T> {
  const token = tokenAt(now);
  const text = await token;
  try {
    return await call(`Bearer ${text}`);
  } catch (error) {
    if (!isUpstreamError(error) || error.status !== 401) throw error;
    forget(token);
    return call(`Bearer ${await tokenAt(now)}`);
  }
}
