/** Why a call to sign up, sign in or reset did not succeed. */
export type AuthFailure = {
  /** HTTP status; 0 when no answer came. */
  status: number;
  code: string;
  /** After too many tries: when to come back. */
  waitMinutes: number;
};

type AuthPath = "/sign-up/email" | "/sign-in/email" | "/request-password-reset" | "/reset-password";

async function failureOf(response: Response): Promise<AuthFailure> {
  const body: unknown = await response.json().catch(() => null);
  const { code } = (body ?? {}) as { code?: unknown };
  const waitSeconds = Number(response.headers.get("x-retry-after") ?? 60);
  return {
    status: response.status,
    code: typeof code === "string" ? code : "",
    waitMinutes: Math.max(1, Math.ceil(waitSeconds / 60)),
  };
}

/** Calls one of the sign-in service's endpoints; gives null when it succeeded. */
export async function authCall(path: AuthPath, body: Record<string, string>): Promise<AuthFailure | null> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/api/auth${path}`, init).catch(() => null);
  if (!response) return { status: 0, code: "", waitMinutes: 1 };
  return response.ok ? null : failureOf(response);
}
