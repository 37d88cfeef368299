import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ConsoleApi } from "../../api/console-api";
import { callerOfKey } from "../../api/caller";
import { keyDigest, makeKey } from "../../api/key";
import { consoleEndpoints } from "../../api/registry";
import { findKey } from "../../api/store";
import { completeConfig } from "../../config";
import { closeDb, db } from "../../db";
import { sandboxAccountId } from "../../sandbox";
import { testDatabase } from "../../testing/database";
import { createAccount } from "../account";
import { auth } from "../auth";
import { identifyBySession } from "../identify";
import * as mail from "../mail";
import { deleteEndedAccounts, requestDeletion } from "./deletion";

const origin = "https://gona.example";
const password = "cowpea and maize";
const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const day = 86_400_000;
const begin = Date.parse("2026-11-22T10:00:00Z");
const told = vi.spyOn(mail, "sendNotice").mockResolvedValue();

const api = new ConsoleApi(consoleEndpoints, identifyBySession);

type Body = Record<string, unknown> & { data: Record<string, unknown>[] };

async function call(cookie: string, line: string, body?: unknown, site = "same-origin") {
  const [method = "", path = ""] = line.split(" ");
  const headers: Record<string, string> = { cookie, "sec-fetch-site": site, "content-type": "application/json" };
  const readBody = () => Promise.resolve(Buffer.from(body === undefined ? "" : JSON.stringify(body)));
  const reply = await api.answer({ method, path, search: "", header: (name) => headers[name], readBody });
  return { status: reply.status, headers: reply.headers, text: reply.body, body: JSON.parse(reply.body) as Body };
}

async function enter(email: string, { secret = password, userAgent = phone, address = "192.0.2.1" } = {}) {
  const answer = await auth().handler(
    new Request(`${origin}/api/auth/sign-in/email`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        host: "gona.example",
        origin,
        "user-agent": userAgent,
        "x-forwarded-for": address,
      },
      body: JSON.stringify({ email, password: secret }),
    }),
  );
  return { status: answer.status, cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

let made = 0;
async function holder() {
  const email = `holder${++made}@farm.example`;
  const { id } = await createAccount({ email, name: "Musa", password });
  return { id, email, ...(await enter(email)) };
}

async function keyOf(accountId: number): Promise<string> {
  const secret = makeKey();
  const parts = { digest: keyDigest(secret), prefix: secret.slice(0, 12), lastFour: secret.slice(-4) };
  await db().apiKey.create({ data: { accountId, name: "key", ...parts } });
  return secret;
}
const keyWorks = async (key: string) => {
  try {
    await callerOfKey(key, Date.now());
    return true;
  } catch {
    return false;
  }
};

beforeAll(async () => {
  vi.useFakeTimers({ now: begin, toFake: ["Date"] });
  completeConfig({
    DATABASE_URL: await testDatabase(),
    AUTH_SECRET: "k3J9-only-for-tests-Qz7w1Lr5Xn8c",
    PUBLIC_URL: origin,
    LOG_LEVEL: "silent",
  });
  // The sign-in service is loaded here, so that no test waits for it.
  await holder();
});
beforeEach(async () => {
  vi.setSystemTime(begin);
  told.mockClear();
  await db().rateLimit.deleteMany();
  await db().user.updateMany({ data: { deleteAfter: null } });
});
afterAll(async () => {
  vi.useRealTimers();
  await closeDb();
});

describe("the profile", () => {
  it("takes another name and keeps it, and refuses one that is none", async () => {
    const { cookie } = await holder();
    expect((await call(cookie, "PATCH /v1/account", { name: " Ámínà Bello " })).body).toMatchObject({
      name: "Ámínà Bello",
    });
    expect((await call(cookie, "PATCH /v1/account", { name: "a\u0000b" })).status).toBe(400);
    expect((await call(cookie, "GET /v1/account")).body).toMatchObject({ name: "Ámínà Bello", delete_after: null });
  });

  it("is changed by nobody but whom it belongs to, from Gona's own pages", async () => {
    const { cookie } = await holder();
    const name = { name: "Eve" };
    expect((await call("", "PATCH /v1/account", name)).status).toBe(401);
    expect((await call(cookie, "PATCH /v1/account", name, "cross-site")).status).toBe(403);
    expect((await call(cookie, "GET /v1/account", undefined, "cross-site")).status).toBe(403);
  });
});

describe("the e-mail", () => {
  const change = (cookie: string, email: string, secret = password) =>
    call(cookie, "POST /v1/account/email", { email, password: secret });

  it("changes with the password alone; the old address is told and signs in no more", async () => {
    const { cookie, email } = await holder();
    expect((await change(cookie, "new-1@farm.example", "not this one")).status).toBe(403);
    expect((await change(cookie, "New-1@farm.example")).body).toMatchObject({ email: "new-1@farm.example" });
    expect(told.mock.calls).toEqual([[expect.objectContaining({ to: email })]]);
    expect(told.mock.lastCall?.[0].text).toContain("new-1@farm.example");
    expect((await enter(email)).status).toBe(401);
    expect((await enter("new-1@farm.example")).status).toBe(200);
  });

  it("of another account, and one that the password holds, are refused and change nothing", async () => {
    const [{ cookie, email }, other] = [await holder(), await holder()];
    expect((await change(cookie, other.email.toUpperCase())).status).toBe(409);
    expect((await change(cookie, "cowpea@farm.example")).status).toBe(422);
    expect((await call(cookie, "GET /v1/account")).body).toMatchObject({ email });
    expect(told).not.toHaveBeenCalled();
  });
});

describe("the password", () => {
  const change = (cookie: string, current_password: string, new_password: string) =>
    call(cookie, "POST /v1/account/password", { current_password, new_password });

  it("changes once the present one is told, signs out everywhere else, and makes mailed reset links useless", async () => {
    const { id, cookie, email } = await holder();
    const elsewhere = await enter(email);
    const link = { identifier: "reset-password:abc", value: String(id), expiresAt: new Date(begin + day) };
    await db().verification.create({ data: link });
    expect((await change(cookie, "not this one", "sorghum and yams")).body.error).toBe("Wrong password");
    expect((await call(elsewhere.cookie, "GET /v1/account")).status).toBe(200);
    expect((await change(cookie, password, "sorghum and yams")).body).toEqual({ ended: 1 });
    expect((await call(elsewhere.cookie, "GET /v1/account")).status).toBe(401);
    expect((await call(cookie, "GET /v1/account")).status).toBe(200);
    expect((await enter(email)).status).toBe(401);
    expect((await enter(email, { secret: "sorghum and yams" })).status).toBe(200);
    expect(await db().verification.count({ where: { value: String(id) } })).toBe(0);
  });

  it("keeps the rules of sign-up", async () => {
    const { cookie, email } = await holder();
    for (const wanted of ["short", "x".repeat(129), `is-${email.split("@")[0]}-2026`])
      expect((await change(cookie, password, wanted)).body.message).toMatch(/^new_password: /);
    expect((await enter(email)).status).toBe(200);
  });

  it("can be guessed at ten times in a quarter of an hour, in all forms together, and then not even rightly", async () => {
    const { cookie } = await holder();
    const guesses = ["POST /v1/account/deletion", "POST /v1/account/email"];
    for (let index = 0; index < 10; index++) {
      const body = { password: "not this one", ...(index % 2 ? { email: "x@farm.example" } : {}) };
      expect((await call(cookie, guesses[index % 2] ?? "", body)).status).toBe(403);
    }
    const refused = await change(cookie, password, "sorghum and yams");
    expect([refused.status, refused.headers["Retry-After"]]).toEqual([429, "900"]);
    vi.setSystemTime(begin + 15 * 60_000);
    expect((await change(cookie, password, "sorghum and yams")).status).toBe(200);
  });
});

describe("sessions", () => {
  it("are listed with device, address and times, this one first, and no token is in the answer", async () => {
    const { id, cookie, email } = await holder();
    vi.setSystemTime(begin + 60_000);
    const tablet = "Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) Version/18.6 Safari/604.1";
    await enter(email, { userAgent: tablet, address: "2001:db8:1:2:3::4" });
    const { body, text } = await call(cookie, "GET /v1/sessions");
    expect(body.data).toEqual([
      {
        id: expect.any(Number) as number,
        browser: "Chrome",
        system: "Android",
        address: "192.0.2.1",
        created_at: new Date(begin).toISOString(),
        last_active_at: new Date(begin).toISOString(),
        current: true,
      },
      expect.objectContaining({ browser: "Safari", system: "iPad", address: "2001:db8:1:2::/64", current: false }),
    ]);
    for (const { token } of await db().session.findMany({ where: { userId: id } })) expect(text).not.toContain(token);
  });

  it("say when they were last used, to five minutes, and are left out when they have run out", async () => {
    const { cookie, email } = await holder();
    vi.setSystemTime(begin + 6 * 60_000);
    await call(cookie, "GET /v1/account");
    const used = (await call(cookie, "GET /v1/sessions")).body.data[0]?.last_active_at;
    expect(used).toBe(new Date(begin + 6 * 60_000).toISOString());
    vi.setSystemTime(begin + 31 * day);
    const later = await enter(email);
    expect((await call(later.cookie, "GET /v1/sessions")).body.data).toHaveLength(1);
  });

  it("are ended one by one or all others at once, at once, and never another account's", async () => {
    const [{ cookie, email }, stranger] = [await holder(), await holder()];
    const [second, third, fourth] = [await enter(email), await enter(email), await enter(email)];
    const ids = (await call(cookie, "GET /v1/sessions")).body.data.map((session) => Number(session.id));
    const newest = Math.max(...ids);
    expect((await call(stranger.cookie, `DELETE /v1/sessions/${newest}`)).status).toBe(404);
    expect((await call(stranger.cookie, "DELETE /v1/sessions")).body).toEqual({ ended: 0 });
    expect((await call(fourth.cookie, "GET /v1/account")).status).toBe(200);
    expect((await call(cookie, `DELETE /v1/sessions/${newest}`)).body).toEqual({ ended: 1 });
    expect((await call(fourth.cookie, "GET /v1/account")).status).toBe(401);
    expect((await call(cookie, "DELETE /v1/sessions")).body).toEqual({ ended: 2 });
    for (const each of [second, third]) expect((await call(each.cookie, "GET /v1/account")).status).toBe(401);
    expect((await call(cookie, "GET /v1/account")).status).toBe(200);
    expect((await call(stranger.cookie, "GET /v1/account")).status).toBe(200);
  });
});

describe("the deletion of an account", () => {
  const ask = (cookie: string, secret = password) => call(cookie, "POST /v1/account/deletion", { password: secret });

  it("is asked for with the password; from then on keys are refused, other sessions ended and the holder told", async () => {
    const { id, cookie, email } = await holder();
    const elsewhere = await enter(email);
    const key = await keyOf(id);
    expect(await keyWorks(key)).toBe(true);
    expect((await ask(cookie, "not this one")).status).toBe(403);
    expect(await keyWorks(key)).toBe(true);
    const until = new Date(begin + 14 * day).toISOString();
    expect((await ask(cookie)).body).toMatchObject({ delete_after: until });
    expect(await keyWorks(key)).toBe(false);
    expect((await call(elsewhere.cookie, "GET /v1/account")).status).toBe(401);
    expect(told.mock.lastCall?.[0]).toMatchObject({ to: email, subject: expect.stringContaining("6 December 2026") });
    vi.setSystemTime(begin + day);
    expect((await ask(cookie)).body).toMatchObject({ delete_after: until });
    expect(told).toHaveBeenCalledOnce();
  });

  it("can be taken back by signing in until its time, and then keys work and nothing is deleted", async () => {
    const { id, cookie, email } = await holder();
    const key = await keyOf(id);
    await ask(cookie);
    expect(await findKey(keyDigest(key))).toBeNull();
    vi.setSystemTime(begin + 14 * day - 1);
    const back = await enter(email);
    expect((await call(back.cookie, "DELETE /v1/account/deletion")).body).toMatchObject({ delete_after: null });
    vi.setSystemTime(begin + 15 * day);
    expect(await findKey(keyDigest(key))).not.toBeNull();
    expect(await deleteEndedAccounts(begin + 15 * day)).toBe(0);
    expect((await call(back.cookie, "GET /v1/account")).status).toBe(200);
  });

  it("comes at its moment, not a millisecond before, and touches no other account", async () => {
    const [leaving, staying] = [await holder(), await holder()];
    const key = await keyOf(staying.id);
    await ask(leaving.cookie);
    expect(await deleteEndedAccounts(begin + 14 * day - 1)).toBe(0);
    expect(await db().user.count({ where: { id: leaving.id } })).toBe(1);
    expect(await deleteEndedAccounts(begin + 14 * day)).toBe(1);
    expect(await db().user.count({ where: { id: leaving.id } })).toBe(0);
    expect((await call(leaving.cookie, "GET /v1/account")).status).toBe(401);
    expect((await enter(leaving.email)).status).toBe(401);
    expect((await call(staying.cookie, "GET /v1/account")).body).toMatchObject({ email: staying.email });
    expect(await keyWorks(key)).toBe(true);
  });

  it("is not possible for the account of the test keys, even if its row says so", async () => {
    await db().user.upsert({
      where: { id: sandboxAccountId },
      create: { id: sandboxAccountId, name: "Sandbox", email: "sandbox@gona.invalid" },
      update: {},
    });
    const scope = { accountId: sandboxAccountId, db: db() };
    const wish = requestDeletion(scope, { password, sessionId: undefined, now: begin });
    await expect(wish).rejects.toMatchObject({ status: 403 });
    await db().user.update({ where: { id: sandboxAccountId }, data: { deleteAfter: new Date(begin) } });
    expect(await deleteEndedAccounts(begin + day)).toBe(0);
    await db().user.update({ where: { id: sandboxAccountId }, data: { deleteAfter: null } });
  });
});
