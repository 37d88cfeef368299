import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { z } from "zod";
import { now } from "../clock";
import { countAttempt } from "./attempts";
import { passwordFault, passwordLength, type PasswordFault } from "./password";
import { AccountName } from "./profile";
import { deleteAttempts } from "./store";

/** What the browser may ask of better-auth; the rest of its surface is closed. */
const openPaths = [
  "/sign-up/email",
  "/sign-in/email",
  "/sign-out",
  "/get-session",
  "/request-password-reset",
  "/reset-password",
];

const signInLimit = { max: 10, windowSeconds: 15 * 60 };

const faults: Record<PasswordFault, { code: string; message: string }> = {
  short: { code: "PASSWORD_TOO_SHORT", message: `The password must have at least ${passwordLength.min} characters.` },
  long: { code: "PASSWORD_TOO_LONG", message: `The password must have at most ${passwordLength.max} characters.` },
  email: {
    code: "PASSWORD_HAS_EMAIL",
    message: "The password must not contain your e-mail address or its first part.",
  },
};

const SignUpBody = z.strictObject({
  name: AccountName,
  email: z.email().max(254),
  password: z.string(),
  rememberMe: z.boolean().optional(),
});
const SignInBody = z.looseObject({ email: z.string().trim().toLowerCase().min(1).max(254) });
const ResetBody = z.looseObject({ newPassword: z.string(), token: z.string().min(1) });

const refuse = (fault: PasswordFault | null) => {
  if (fault) throw new APIError("BAD_REQUEST", faults[fault]);
};

const attemptsOf = (email: string) => `sign-in|${email}`;

const signUp = createAuthMiddleware((ctx) => {
  const body = SignUpBody.safeParse(ctx.body);
  if (!body.success) {
    throw new APIError("BAD_REQUEST", { code: "INVALID_SIGN_UP", message: z.prettifyError(body.error) });
  }
  refuse(passwordFault(body.data.password, body.data.email));
  return Promise.resolve({ context: { body: body.data } });
});

const reset = createAuthMiddleware(async (ctx) => {
  const body = ResetBody.safeParse(ctx.body);
  if (!body.success) return;
  const { internalAdapter } = ctx.context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${body.data.token}`);
  const user = found && (await internalAdapter.findUserById(found.value));
  // An unknown or used token is better-auth's to refuse.
  if (user) refuse(passwordFault(body.data.newPassword, user.email));
});

/** Limits guesses at one account from many addresses; better-auth itself limits those from one address. */
const signIn = createAuthMiddleware(async (ctx) => {
  const body = SignInBody.safeParse(ctx.body);
  if (!body.success) return;
  const waitSeconds = await countAttempt({ key: attemptsOf(body.data.email), now: now() }, signInLimit);
  if (waitSeconds > 0) {
    const message = `Too many tries to sign in to this account. Wait ${Math.ceil(waitSeconds / 60)} minutes or reset the password.`;
    const headers = { "X-Retry-After": String(waitSeconds) };
    throw new APIError("TOO_MANY_REQUESTS", { code: "TOO_MANY_ATTEMPTS", message }, headers);
  }
});

const signedIn = createAuthMiddleware(async (ctx) => {
  const email = ctx.context.newSession?.user.email;
  if (email) await deleteAttempts(attemptsOf(email));
});

/** Gona's own rules for credentials, on top of better-auth's. */
export const credentialRules = {
  id: "gona-credential-rules",
  onRequest: (request, { baseURL }) => {
    const path = new URL(request.url).pathname.slice(new URL(baseURL).pathname.length);
    const response = new Response(null, { status: 404 });
    return Promise.resolve(openPaths.includes(path) ? undefined : { response });
  },
  // Answers carry the session's token, which the cookie keeps from scripts; no page needs what they say.
  onResponse: (response) => {
    const { status, headers } = response;
    return Promise.resolve(response.ok ? { response: new Response("{}", { status, headers }) } : undefined);
  },
  hooks: {
    before: [
      { matcher: ({ path }) => path === "/sign-up/email", handler: signUp },
      { matcher: ({ path }) => path === "/sign-in/email", handler: signIn },
      { matcher: ({ path }) => path === "/reset-password", handler: reset },
    ],
    after: [{ matcher: ({ path }) => path === "/sign-in/email", handler: signedIn }],
  },
} satisfies BetterAuthPlugin;
