import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callerOfKey } from "../api/caller";
import { keyDigest } from "../api/key";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import { testDatabase } from "../testing/database";
import { toJson } from "./contract";
import { changeKey, issueKey, listKeys } from "./keys";
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
