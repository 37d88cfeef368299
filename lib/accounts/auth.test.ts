import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import { testDatabase } from "../testing/database";
import { createAccount } from "./account";
import { auth } from "./auth";
import * as mail from "./mail";
import { accountOfHeaders } from "./session";

const origin = "https://gona.example";
const password = "cowpea and maize";
const sent = vi.spyOn(mail, "sendLinkMail").mockResolvedValue();

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`${origin}/api/auth${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      host: "gona.example",
      origin,
      "x-forwarded-for": "192.0.2.1",
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return auth().handler(request);
}

const cookieOf = (response: Response) => ({ cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" });
const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;
const tokenSent = () => new URL(sent.mock.lastCall?.[0].link ?? "").searchParams.get("token") ?? "";

beforeAll(async () => {
  completeConfig({
    DATABASE_URL: await testDatabase(),
    AUTH_SECRET: "k3J9-only-for-tests-Qz7w1Lr5Xn8c",
    PUBLIC_URL: origin,
  });
});
beforeEach(async () => {
  sent.mockClear();
  await db().rateLimit.deleteMany();
});
afterAll(closeDb);

describe("sign-up", () => {
  it("signs in with a cookie that scripts and plain HTTP cannot read, and no token in the body", async () => {
    const answer = await post("/sign-up/email", { name: "Ada", email: "Ada@Example.ng", password });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^gona\.session_token=.*; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await answer.text()).toBe("{}");
    expect(await accountOfHeaders(new Headers(cookieOf(answer)))).toMatchObject({
      name: "Ada",
      email: "ada@example.ng",
    });
  });

  it("refuses a password that is too short or holds the e-mail, and unknown or bad fields", async () => {
    const attempt = async (body: object) =>
      codeOf(await post("/sign-up/email", { name: "Eve", email: "evelyn@example.ng", password, ...body }));
    expect(await attempt({ password: "short" })).toBe("PASSWORD_TOO_SHORT");
    expect(await attempt({ password: "evelyn@example.ng" })).toBe("PASSWORD_HAS_EMAIL");
    expect(await attempt({ password: "xx-Evelyn-2026" })).toBe("PASSWORD_HAS_EMAIL");
    expect(await attempt({ name: "a\u0000b" })).toBe("INVALID_SIGN_UP");
    expect(await attempt({ image: "https://evil.example/x.png" })).toBe("INVALID_SIGN_UP");
    expect(await db().user.count({ where: { email: "evelyn@example.ng" } })).toBe(0);
  });

  it("refuses a form that another site sent", async () => {
    const body = { name: "Eve", email: "eve@example.ng", password };
    expect((await post("/sign-up/email", body, { origin: "https://evil.example" })).status).toBe(403);
  });
});

describe("sign-in", () => {
  it("says the same about an unknown e-mail and a wrong password", async () => {
    await createAccount({ email: "bola@example.ng", password });
    const wrong = await post("/sign-in/email", { email: "bola@example.ng", password: "not this one" });
    const unknown = await post("/sign-in/email", { email: "nobody@example.ng", password: "not this one" });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  it("lets an operator's account in with its password, as one that signed up", async () => {
    await createAccount({ email: "op@example.ng", password });
    expect((await post("/sign-in/email", { email: "op@example.ng", password })).status).toBe(200);
  });

  it("ends a session at once when its holder signs out", async () => {
    await createAccount({ email: "out@example.ng", password });
    const cookie = cookieOf(await post("/sign-in/email", { email: "out@example.ng", password }));
    expect(await accountOfHeaders(new Headers(cookie))).not.toBeNull();
    expect((await post("/sign-out", {}, cookie)).status).toBe(200);
    expect(await accountOfHeaders(new Headers(cookie))).toBeNull();
  });

  it("stops guesses at one account after ten, from however many addresses, even with the right password", async () => {
    await createAccount({ email: "guessed@example.ng", password });
    const attempt = (index: number, guess: string) =>
      post(
        "/sign-in/email",
        { email: "guessed@example.ng", password: guess },
        { "x-forwarded-for": `192.0.2.${index}` },
      );
    for (let index = 0; index < 10; index++) expect((await attempt(index, "not this one")).status).toBe(401);
    const refused = await attempt(11, password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("x-retry-after"))).toBeGreaterThan(0);
  });

  it("stops tries from one address at thirty a minute", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 31; index++) statuses.push((await post("/sign-in/email", {})).status);
    expect(statuses.lastIndexOf(400)).toBe(29);
    expect(statuses[30]).toBe(429);
  });
});

describe("password reset", () => {
  it("answers the same for an unknown e-mail and mails only a known one, with a link to the public address", async () => {
    await createAccount({ email: "reset@example.ng", password });
    const unknown = await post("/request-password-reset", { email: "nobody@example.ng" });
    const known = await post("/request-password-reset", { email: "reset@example.ng" }, { host: "evil.example" });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.lastCall?.[0]).toMatchObject({ to: "reset@example.ng" });
    expect(sent.mock.lastCall?.[0].link).toMatch(/^https:\/\/gona\.example\/reset-password\?token=\w+$/);
  });

  it("sets the password once per link, keeps the rules, and ends all sessions", async () => {
    await createAccount({ email: "forgetful@example.ng", password });
    const cookie = cookieOf(await post("/sign-in/email", { email: "forgetful@example.ng", password }));
    await post("/request-password-reset", { email: "forgetful@example.ng" });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    const token = tokenSent();
    const attempt = (newPassword: string) => post("/reset-password", { newPassword, token });
    expect(await codeOf(await attempt("forgetful-2026"))).toBe("PASSWORD_HAS_EMAIL");
    expect((await attempt("sorghum and yams")).status).toBe(200);
    expect(await codeOf(await attempt("millet and beans"))).toBe("INVALID_TOKEN");
    expect(await accountOfHeaders(new Headers(cookie))).toBeNull();
    expect((await post("/sign-in/email", { email: "forgetful@example.ng", password: "sorghum and yams" })).status).toBe(
      200,
    );
  });

  it("mails an address at most three times in a quarter of an hour", async () => {
    await createAccount({ email: "flooded@example.ng", password });
    for (let index = 0; index < 5; index++) await post("/request-password-reset", { email: "flooded@example.ng" });
    const counted = () => db().rateLimit.findUnique({ where: { key: "reset mail|flooded@example.ng" } });
    await vi.waitFor(async () => expect((await counted())?.count).toBe(5));
    expect(sent).toHaveBeenCalledTimes(3);
  });
});

describe("the sign-in service", () => {
  it("opens nothing but what the pages use: no list of sessions with their tokens, no change past our rules", async () => {
    const open = ["/sign-up/email", "/sign-in/email", "/sign-out", "/get-session", "/request-password-reset"];
    const paths = Object.values(auth().api as Record<string, { path?: string }>).map(({ path }) => path);
    const closed = paths.filter((path) => path && ![...open, "/reset-password"].includes(path));
    for (const path of ["/list-sessions", "/change-password", "/change-email", "/update-user", "/delete-user"])
      expect(closed).toContain(path);
    for (const path of closed) {
      expect([path, (await post(path ?? "", {})).status]).toEqual([path, 404]);
      const reading = await auth().handler(new Request(`${origin}/api/auth${path}`));
      expect([path, reading.status]).toEqual([path, 404]);
    }
  });
});
