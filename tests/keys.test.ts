import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rotateKey, issueKey, type KeyWish } from "../lib/accounts/keys";
import { completeConfig } from "../lib/config";
import { closeDb, db } from "../lib/db";
import { testDatabase } from "../lib/testing/database";
import { startServer, type TestServer } from "../lib/testing/server";
import { accountsOf, type TestAccount } from "./support/account";
import { expectError } from "./support/error-answer";

const weather = "/v1/weather/current?latitude=12&longitude=8.52";
const hourMs = 3_600_000;

let direct: TestServer;
let proxied: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let holder: TestAccount;

beforeAll(async () => {
  const databaseUrl = await testDatabase();
  [direct, proxied] = await Promise.all([
    startServer({ databaseUrl }),
    startServer({ databaseUrl, env: { TRUST_PROXY: "true" } }),
  ]);
  completeConfig({ DATABASE_URL: databaseUrl });
  accounts = accountsOf(direct);
  holder = await accounts.make();
});
afterAll(async () => {
  await Promise.all([closeDb(), accounts.end(), direct.stop(), proxied.stop()]);
});

const scope = () => ({ accountId: holder.id, db: db() });
const issue = (wish: Partial<KeyWish> = {}) => issueKey(scope(), { name: "Key", now: Date.now(), ...wish });

describe("a rotated key's grace ends on time", () => {
  const rotatedAt = async (now: number) => {
    const { key, secret } = await issue({ now });
    const next = await rotateKey(scope(), { id: key.id, graceHours: 1, now });
    return { old: secret, oldId: key.id, new: next.secret };
  };

  it("before it both keys work, after it only the new one", async () => {
    const early = await rotatedAt(Date.now() - hourMs + 60_000);
    const late = await rotatedAt(Date.now() - hourMs);
    expect((await direct.request(weather, { key: early.old })).status).toBe(200);
    expect((await direct.request(weather, { key: early.new })).status).toBe(200);
    expectError(await direct.request(weather, { key: late.old }), 401, "Invalid API key");
    expect((await direct.request(weather, { key: late.new })).status).toBe(200);
  });

  it("also of a key that this process remembers from a call just before: no more is charged", async () => {
    const keys = await rotatedAt(Date.now());
    expect((await direct.request(weather, { key: keys.old })).status).toBe(200);
    const before = await holder.charged();
    await db().apiKey.update({ where: { id: keys.oldId }, data: { expiresAt: new Date() } });
    expectError(await direct.request(weather, { key: keys.old }), 401, "Invalid API key");
    expect(await holder.charged()).toEqual(before);
  });
});

describe("a key's scopes", () => {
  it("let through what they name and refuse the rest, uncharged, with the scope that is missing", async () => {
    const { secret: key } = await issue({ scopes: ["farms:read"] });
    expect((await direct.request("/v1/farms", { key })).status).toBe(200);
    const before = await holder.charged();
    const body = { name: "Gonar Musa", location: { latitude: 11.05, longitude: 7.7 } };
    const refused = await direct.request("/v1/farms", { method: "POST", key, body });
    expect(expectError(refused, 403, "Scope missing")).toContain("farms:write");
    expect(expectError(await direct.request(weather, { key }), 403, "Scope missing")).toContain("weather:read");
    expect(await holder.charged()).toEqual(before);
  });
});

describe("a key's allowed addresses", () => {
  const loopback = ["127.0.0.0/8", "::1"];

  it("are held against the caller's own address, whatever it says of itself", async () => {
    const headers = { "x-forwarded-for": "203.0.113.7", forwarded: "for=203.0.113.7", "x-real-ip": "203.0.113.7" };
    const [here, elsewhere] = [await issue({ allowedIps: loopback }), await issue({ allowedIps: ["203.0.113.0/24"] })];
    expect((await direct.request(weather, { key: here.secret, headers })).status).toBe(200);
    expectError(await direct.request(weather, { key: elsewhere.secret, headers }), 403, "Address not allowed");
  });

  it.each([
    ["the address that the proxy saw", "198.51.100.4", 200],
    ["the last of several", "203.0.113.7, 198.51.100.4", 200],
    ["the last, not one that the caller put before it", "198.51.100.4, 203.0.113.7", 403],
    ["IPv4 written as IPv6", "::ffff:198.51.100.4", 200],
    ["IPv6 in the range", "2001:db8:0:7::9", 200],
    ["IPv6 outside the range", "2001:db9::9", 403],
    ["no address at all", "unknown", 403],
  ])("behind a trusted proxy are held against %s", async (_, forwarded, status) => {
    const { secret: key } = await issue({ allowedIps: ["198.51.100.0/24", "2001:db8::/32"] });
    const answer = await proxied.request(weather, { key, headers: { "x-forwarded-for": forwarded } });
    expect(answer.status).toBe(status);
  });

  it("refuse a call whose proxy tells no address, even when they hold the proxy's", async () => {
    const { secret: key } = await issue({ allowedIps: loopback });
    expectError(await proxied.request(weather, { key }), 403, "Address not allowed");
  });
});
