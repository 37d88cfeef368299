import { betterAuth } from "better-auth";
import { prismaAdapter } from "better-auth/adapters/prisma";
import { isAPIError } from "better-auth/api";
import { now } from "../clock";
import { config } from "../config";
import { db } from "../db";
import { log } from "../log";
import { shared } from "../runtime";
import { countAttempt } from "./attempts";
import { credentialRules } from "./credential-rules";
import { sendLinkMail } from "./mail";
import { linkOrigin, publicOrigin, trustedOrigins } from "./origins";
import { passwordLength } from "./password";
import { resetMail } from "./reset-mail";

const minuteSeconds = 60;
const daySeconds = 24 * 60 * minuteSeconds;
/** One mail per 5 minutes on average is plenty, and more would let a stranger flood somebody's mailbox. */
const resetMailLimit = { max: 3, windowSeconds: 15 * minuteSeconds };

/** Sends the link unless the address had too many; says nothing of it, and keeps nobody waiting for the mail server. */
async function sendReset(email: string, token: string, request: Request | undefined): Promise<void> {
  if ((await countAttempt({ key: `reset mail|${email}`, now: now() }, resetMailLimit)) > 0) return;
  const origin = linkOrigin(config(), request?.headers.get("origin") ?? null);
  const link = `${origin}/reset-password?token=${encodeURIComponent(token)}`;
  await sendLinkMail({ to: email, link, ...resetMail(link) });
}

const rateLimit = {
  enabled: true,
  // Its own storage lets a window never end while tries go on, which would shut out a busy shared address.
  customStorage: {
    consume: async (key: string, { window, max }: { window: number; max: number }) => {
      const retryAfter = await countAttempt({ key, now: now() }, { max, windowSeconds: window });
      return { allowed: retryAfter === 0, retryAfter };
    },
  },
  window: minuteSeconds,
  max: 120,
  // Per address, and generous, since a whole village may share one behind a mobile network.
  customRules: {
    "/sign-in/email": { window: minuteSeconds, max: 30 },
    "/sign-up/email": { window: minuteSeconds, max: 30 },
    "/request-password-reset": { window: 15 * minuteSeconds, max: 20 },
    "/reset-password": { window: minuteSeconds, max: 20 },
  },
};

function makeAuth() {
  const settings = config();
  if (!settings.AUTH_SECRET) throw new Error("AUTH_SECRET is not set.");
  return betterAuth({
    appName: "Gona",
    secret: settings.AUTH_SECRET,
    baseURL: publicOrigin(settings),
    basePath: "/api/auth",
    trustedOrigins: (request) => trustedOrigins(config(), request?.headers.get("host") ?? null),
    telemetry: { enabled: false },
    logger: {
      level: "warn",
      // Only the message: the arguments may hold what must not be logged.
      log: (level, message) => log()[level]({ part: "sign-in" }, message),
    },
    // A refused request is no error of ours; anything else is, and better-auth answers it with a bare 500.
    onAPIError: { onError: (error) => (isAPIError(error) ? undefined : log().error({ err: error }, "sign-in failed")) },
    database: prismaAdapter(db(), { provider: "postgresql", transaction: true }),
    account: { modelName: "credential" },
    user: { additionalFields: { deleteAfter: { type: "date", required: false, input: false } } },
    session: { expiresIn: 30 * daySeconds, updateAge: daySeconds, cookieCache: { enabled: false } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      resetPasswordTokenExpiresIn: 60 * minuteSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }, request) => {
        // Not awaited: the answer must take as long for an unknown address as for a known one.
        sendReset(user.email, token, request).catch((error: unknown) =>
          log().error({ err: error }, "mail was not sent"),
        );
        return Promise.resolve();
      },
    },
    rateLimit,
    plugins: [credentialRules],
    advanced: {
      database: { generateId: "serial" },
      cookiePrefix: "gona",
      // `__Secure-` is refused on http://localhost, where the Secure attribute alone is accepted.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: true, httpOnly: true, sameSite: "lax", path: "/" },
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
  });
}

/** The process's better-auth instance. */
export const auth = () => shared("auth", makeAuth);
