import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callerOfKey } from "../api/caller";
import { keyDigest } from "../api/key";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import { chargeFreely, chargeWithin, inTransaction } from "../api/store";
import { testDatabase } from "../testing/database";
import { toJson } from "./contract";
import { changeKey, issueKey, listKeys, rotateKey } from "./keys";
import { keyState } from "./key-state";
import { insertUser, type Scope } from "./store";

const now = Date.UTC(2026, 5, 12, 9);
const hourMs = 3_600_000;

async function account(email: string): Promise<Scope> {
  const accountId = await insertUser({ email, name: "Test", passwordHash: "none" });
  if (accountId === null) throw new Error("the e-mail is taken");
  return { accountId, db: db() };
}

let ada: Scope;
let bola: Scope;

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase() });
  ada = await account("ada@example.ng");
  bola = await account("bola@example.ng");
});
afterAll(closeDb);

describe("API keys", () => {
  it("keeps of a key its digest, its first twelve characters and its last four, never the key", async () => {
    const { key, secret } = await issueKey(ada, { name: "Sensors", now });
    const row = await db().apiKey.findUniqueOrThrow({ where: { id: key.id } });
    expect(Buffer.from(row.digest)).toEqual(Buffer.from(keyDigest(secret)));
    expect([row.prefix, row.lastFour]).toEqual([secret.slice(0, 12), secret.slice(-4)]);
    expect(Object.values(row).some((value) => value === secret)).toBe(false);
  });

  it("lets a deactivated key in no more, at once, and a reactivated one again", async () => {
    const { key, secret } = await issueKey(ada, { name: "Gate", now });
    expect(await callerOfKey(secret, now)).toMatchObject({ keyId: key.id, accountId: ada.accountId });
    await changeKey(ada, { id: key.id, active: false, now });
    await expect(Promise.resolve().then(() => callerOfKey(secret, now))).rejects.toMatchObject({ status: 401 });
    const again = await changeKey(ada, { id: key.id, active: true, now });
    expect(keyState(again, now)).toBe("active");
  });

  it("answers for another account's key as for one that does not exist", async () => {
    const { key } = await issueKey(ada, { name: "Mine", now });
    const attempt = (id: number) => changeKey(bola, { id, name: "Stolen", active: false, now });
    const unknown = await attempt(2_147_483_647).catch((error: unknown) => error);
    const foreign = await attempt(key.id).catch((error: unknown) => error);
    expect(foreign).toMatchObject({ status: 404 });
    expect(foreign).toEqual(unknown);
    expect((await listKeys(ada, now)).find(({ id }) => id === key.id)).toMatchObject({
      name: "Mine",
      deactivatedAt: null,
    });
    expect(await listKeys(bola, now)).toEqual([]);
  });

  it("lists calls and cost of the current month only", async () => {
    const { key } = await issueKey(bola, { name: "Counted", now });
    const hour = (text: string, calls: number) => ({
      keyId: key.id,
      accountId: bola.accountId,
      endpoint: "GET /v1/weather/current",
      hour: new Date(text),
      lastAt: new Date(text),
      calls,
      costUnits: BigInt(calls * 100_000),
    });
    const hours = [hour("2026-05-31T23:00Z", 7), hour("2026-06-01T00:00Z", 1), hour("2026-06-01T01:00Z", 2)];
    await db().usageHour.createMany({ data: hours });
    const [listed] = await listKeys(bola, now);
    expect(listed && toJson(listed, now)).toMatchObject({
      calls_this_month: 3,
      cost_this_month_naira: "30.0000",
      last_used_at: "2026-06-01T01:00:00.000Z",
      state: "active",
    });
  });

  it("changes only what it is told to, and takes limits away with null", async () => {
    const expiresAt = new Date(now + hourMs);
    const { key } = await issueKey(ada, { name: "Limited", budgetUnits: 12_505_000, expiresAt, now });
    const renamed = await changeKey(ada, { id: key.id, name: "Renamed", now });
    expect(renamed).toMatchObject({ name: "Renamed", budgetUnits: 12_505_000n, expiresAt });
    expect(toJson(renamed, now)).toMatchObject({ budget_naira: "1250.5000", state: "active" });
    expect(toJson(renamed, now + hourMs).state).toBe("expired");
    const freed = await changeKey(ada, { id: key.id, budgetUnits: null, expiresAt: null, now });
    expect(freed).toMatchObject({ name: "Renamed", budgetUnits: null, expiresAt: null });
  });

  it("says when and from where a key was last used: the newer of its calls and its charges", async () => {
    const { key } = await issueKey(ada, { name: "Used", now });
    const used = async (lastUsedAt: number, lastUsedIp: string) => {
      await db().apiKey.update({ where: { id: key.id }, data: { lastUsedAt: new Date(lastUsedAt), lastUsedIp } });
      const listed = (await listKeys(ada, now)).find(({ id }) => id === key.id);
      const { last_used_at, last_used_ip } = toJson(listed ?? key, now);
      return [last_used_at, last_used_ip];
    };
    expect(toJson(key, now)).toMatchObject({ last_used_at: null, last_used_ip: null });
    expect(await used(now - 5, "::ffff:192.0.2.7")).toEqual([new Date(now - 5).toISOString(), "192.0.2.7"]);
    await chargeFreely([{ keyId: key.id, accountId: ada.accountId, endpoint: "GET /v1/x", units: 1, calls: 1 }], now);
    expect(await used(now - 5, "no address")).toEqual([new Date(now).toISOString(), null]);
    expect(await used(now + 5, "2001:db8::1")).toEqual([new Date(now + 5).toISOString(), "2001:db8::1"]);
  });

  it("issues no more than a hundred active keys, however many are asked for at once", async () => {
    const crowd = await account("crowd@example.ng");
    await db().apiKey.createMany({
      data: Array.from({ length: 98 }, (_, index) => ({
        accountId: crowd.accountId,
        name: `Key ${index}`,
        digest: keyDigest(`crowd ${index}`),
        prefix: "gona_crowded",
        lastFour: "0000",
      })),
    });
    const issue = () => db().$transaction((tx) => issueKey({ ...crowd, db: tx }, { name: "More", now }));
    const outcomes = await Promise.allSettled([issue(), issue(), issue(), issue()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await db().apiKey.count({ where: { accountId: crowd.accountId, deactivatedAt: null } })).toBe(100);
  });
});

const scopes = ["weather:read", "farms:read"];

describe("limits of a key", () => {
  it("hold with the next call, though its look-up came in while they were being changed", async () => {
    const { key, secret } = await issueKey(ada, { name: "Limited", now });
    expect(await callerOfKey(secret, now)).toMatchObject({ scopes: [], allowedIps: [] });
    await db().$transaction(async (tx) => {
      await changeKey({ ...ada, db: tx }, { id: key.id, scopes, allowedIps: ["192.0.2.0/24"], now });
      expect(await callerOfKey(secret, now)).toMatchObject({ scopes: [] });
    });
    expect(await callerOfKey(secret, now)).toMatchObject({ scopes, allowedIps: ["192.0.2.0/24"] });
    const freed = await changeKey(ada, { id: key.id, scopes: [], allowedIps: [], now });
    expect(toJson(freed, now)).toMatchObject({ scopes: [], allowed_ips: [] });
  });

  it("a test key is told by its first characters and by its mode", async () => {
    const { key, secret } = await issueKey(ada, { name: "First steps", test: true, now });
    expect(secret).toMatch(/^gona_test_[0-9A-Za-z]{49}$/);
    expect(toJson(key, now)).toMatchObject({ mode: "test", prefix: secret.slice(0, 17), last_four: secret.slice(-4) });
    expect(await callerOfKey(secret, now)).toMatchObject({ keyId: key.id, test: true });
  });
});

describe("replacing a key", () => {
  const wish = { name: "Station", test: true, scopes, allowedIps: ["192.0.2.0/24"], budgetUnits: 50_000, now };
  const isLetIn = (secret: string, at: number) =>
    Promise.resolve()
      .then(() => callerOfKey(secret, at))
      .then(
        () => true,
        () => false,
      );
  const expectRefusal = (work: Promise<unknown>, status: number, error: string) =>
    expect(work).rejects.toMatchObject({ status, error });

  it("issues one like it, and the old one works until its grace ends, to the millisecond", async () => {
    const { key, secret } = await issueKey(ada, wish);
    const { key: next, secret: newSecret } = await rotateKey(ada, { id: key.id, graceHours: 24, now });
    const { name, test, allowedIps } = wish;
    expect(next).toMatchObject({ name, test, scopes, allowedIps, budgetUnits: 50_000n, expiresAt: null });
    expect(next).toMatchObject({ rotatedFromId: key.id, calls: 0 });
    expect(newSecret).not.toBe(secret);

    const end = now + 24 * hourMs;
    expect([await isLetIn(secret, end - 1), await isLetIn(secret, end)]).toEqual([true, false]);
    expect(await isLetIn(newSecret, end)).toBe(true);
    const [old] = (await listKeys(ada, now)).filter(({ id }) => id === key.id);
    expect([end - 1, end].map((at) => old && toJson(old, at).state)).toEqual(["retiring", "expired"]);
  });

  it("lets no charge of the old key through once its grace has ended, with and without a budget", async () => {
    const { key } = await issueKey(ada, { ...wish, budgetUnits: null });
    await rotateKey(ada, { id: key.id, graceHours: 1, now });
    const end = now + hourMs;
    const call = { keyId: key.id, accountId: ada.accountId, endpoint: "GET /v1/weather/current", units: 5, calls: 1 };
    const within = (at: number) => inTransaction((tx) => chargeWithin(tx, [call], at));
    expect(await within(end - 1)).toMatchObject([{ admitted: 1 }]);
    expect(await within(end)).toEqual([{ admitted: 0, refusal: "inactive" }]);
    expect([await chargeFreely([call], end - 1), await chargeFreely([call], end)]).toMatchObject([
      [{ admitted: 1 }],
      [null],
    ]);
  });

  it("at once ends the old key at once, and never lengthens its life", async () => {
    const { key, secret } = await issueKey(ada, wish);
    expect(await isLetIn(secret, now)).toBe(true);
    await rotateKey(ada, { id: key.id, graceHours: 0, now });
    expect(await isLetIn(secret, now)).toBe(false);

    const own = new Date(now + hourMs);
    const { key: brief } = await issueKey(ada, { ...wish, expiresAt: own });
    const { key: next } = await rotateKey(ada, { id: brief.id, graceHours: 720, expiresAt: new Date(now + 9), now });
    expect(next.expiresAt).toEqual(new Date(now + 9));
    expect((await listKeys(ada, now)).find(({ id }) => id === brief.id)?.expiresAt).toEqual(own);
  });

  it("is done once, however many ask for it at once, and never of a key that does not work or is another's", async () => {
    const { key } = await issueKey(ada, wish);
    const rotate = () => inTransaction((tx) => rotateKey({ ...ada, db: tx }, { id: key.id, graceHours: 1, now }));
    const outcomes = await Promise.allSettled([rotate(), rotate(), rotate()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expectRefusal(rotate(), 409, "Key already replaced");

    const { key: ended } = await issueKey(ada, wish);
    await changeKey(ada, { id: ended.id, active: false, now });
    await expectRefusal(rotateKey(ada, { id: ended.id, graceHours: 1, now }), 409, "Key not active");
    const { key: expired } = await issueKey(ada, { ...wish, expiresAt: new Date(now) });
    await expectRefusal(rotateKey(ada, { id: expired.id, graceHours: 1, now }), 409, "Key not active");
    await expectRefusal(rotateKey(bola, { id: key.id, graceHours: 1, now }), 404, "Not found");
  });

  it("leaves the old key an end: its grace can be made longer or shorter, never endless", async () => {
    const { key, secret } = await issueKey(ada, wish);
    await rotateKey(ada, { id: key.id, graceHours: 1, now });
    const edit = (expiresAt: Date | null) => changeKey(ada, { id: key.id, expiresAt, now });
    await expectRefusal(edit(null), 400, "Invalid request");
    await expectRefusal(edit(new Date(now + 720 * hourMs + 1)), 400, "Invalid request");
    await edit(new Date(now + 720 * hourMs));
    expect(await isLetIn(secret, now + 720 * hourMs - 1)).toBe(true);
  });

  it("is possible at the limit of active keys, and so are no more replaced keys than that", async () => {
    const full = await account("full@example.ng");
    const row = (name: string) => ({
      accountId: full.accountId,
      name,
      digest: keyDigest(name),
      prefix: "gona_crowded",
      lastFour: "0000",
      expiresAt: new Date(now + hourMs),
    });
    const old = Array.from({ length: 100 }, (_, index) => row(`Old ${index}`));
    const keys = await db().apiKey.createManyAndReturn({ data: old, select: { id: true } });
    await expectRefusal(issueKey(full, { name: "More", now }), 409, "Too many API keys");
    const next = keys.slice(1).map(({ id }) => ({ ...row(`In place of ${id}`), rotatedFromId: id }));
    await db().apiKey.createMany({ data: next });
    const id = keys[0]?.id ?? 0;
    const { key } = await rotateKey(full, { id, graceHours: 1, now });
    await expectRefusal(rotateKey(full, { id: key.id, graceHours: 1, now }), 409, "Too many API keys");
    expect((await rotateKey(full, { id: key.id, graceHours: 0, now })).key.rotatedFromId).toBe(key.id);
  });
});
