import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { completeConfig } from "../../config";
import { closeDb, db } from "../../db";
import { log } from "../../log";
import { testDatabase } from "../../testing/database";
import { unshare } from "../../runtime";
import { callLog, type LoggedCall } from "./call-log";

const at = Date.UTC(2026, 5, 12, 10, 15);
const hour = new Date(Date.UTC(2026, 5, 12, 10));
const endpoint = "GET /v1/weather/current";

let accounts: { id: number; keyId: number }[];
beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase(), LOG_LEVEL: "silent" });
  accounts = await Promise.all(
    ["a", "b"].map(async (name) => {
      const account = await db().user.create({ data: { name, email: `${name}@example.com` } });
      const secret = { digest: new Uint8Array(Buffer.from(name)), prefix: `gona_${name}`, lastFour: "0000" };
      const key = await db().apiKey.create({ data: { accountId: account.id, name, ...secret } });
      return { id: account.id, keyId: key.id };
    }),
  );
});
afterAll(() => closeDb());

const account = (index: number) => accounts[index] ?? { id: 0, keyId: 0 };

function call(index: number, of: Partial<LoggedCall> = {}): LoggedCall {
  const { id: accountId, keyId } = account(index);
  const rest = { endpoint, status: 200, durationMs: 1.5, costUnits: 100, address: "203.0.113.9" };
  return { accountId, keyId, at, requestId: "r", ...rest, ...of };
}

const recordsOf = (index: number) =>
  db().callRecord.findMany({ where: { accountId: account(index).id }, orderBy: { id: "asc" } });
const countsOf = (index: number) =>
  db().callHour.findMany({
    where: { accountId: account(index).id },
    select: { hour: true, calls: true, refused: true, failed: true },
    orderBy: { hour: "asc" },
  });

describe("the log of calls", () => {
  it("keeps the newest 1,000 calls of each account, and counts all of them", async () => {
    for (let n = 0; n < 2_500; n++) {
      const status = n % 10 === 0 ? 404 : n % 100 === 1 ? 503 : 200;
      callLog().add(call(0, { requestId: `r${n}`, status, at: at + n }));
    }
    callLog().add(call(1, { requestId: "other" }));
    await callLog().flush();
    const kept = await recordsOf(0);
    expect(kept).toHaveLength(1_000);
    expect([kept[0]?.requestId, kept.at(-1)?.requestId]).toEqual(["r1500", "r2499"]);
    expect(await countsOf(0)).toEqual([{ hour, calls: 2_500, refused: 250, failed: 25 }]);
    expect((await recordsOf(1)).map(({ requestId }) => requestId)).toEqual(["other"]);
    callLog().add(call(0, { requestId: "next" }));
    await callLog().flush();
    expect((await recordsOf(0)).map(({ requestId }) => requestId).filter((id) => !/^r(1[5-9]|2)/.test(id))).toEqual([
      "next",
    ]);
    expect(await recordsOf(0)).toHaveLength(1_000);
  });

  it("says when and from where a key was last used, whichever process writes first; a refusal is no use", async () => {
    const keyId = account(1).keyId;
    callLog().add(call(1, { at: at + 5_000, address: "198.51.100.1" }));
    await callLog().flush();
    callLog().add(call(1, { at: at + 4_000, address: "198.51.100.2" }));
    callLog().add(call(1, { at: at + 6_000, address: "203.0.113.9", status: 403 }));
    await callLog().flush();
    const key = await db().apiKey.findUniqueOrThrow({ where: { id: keyId } });
    expect([key.lastUsedAt?.getTime(), key.lastUsedIp]).toEqual([at + 5_000, "198.51.100.1"]);
  });

  it("leaves out accounts and keys that are gone, and keeps the others of the same second", async () => {
    const before = (await recordsOf(1)).length;
    callLog().add(call(1, { accountId: 999_999, keyId: 999_999 }));
    callLog().add(call(1));
    await callLog().flush();
    expect(await recordsOf(1)).toHaveLength(before + 1);
  });

  it("loses no count when the database does not answer for a while", async () => {
    const [before = { calls: 0, refused: 0 }] = await countsOf(1);
    const warn = vi.spyOn(log(), "warn").mockReturnValue();
    const { DATABASE_URL } = completeConfig({});
    await closeDb();
    completeConfig({ DATABASE_URL: "postgresql://nobody:x@127.0.0.1:1/none" });
    callLog().add(call(1, { requestId: "during" }));
    callLog().add(call(1, { status: 400 }));
    await callLog().flush();
    expect(warn).toHaveBeenCalledOnce();
    await closeDb();
    completeConfig({ DATABASE_URL });
    callLog().add(call(1, { requestId: "after" }));
    await callLog().flush();
    expect((await countsOf(1))[0]).toEqual({ hour, calls: before.calls + 3, refused: before.refused + 1, failed: 0 });
    expect((await recordsOf(1)).map(({ requestId }) => requestId).slice(-3)).toEqual(["during", "r", "after"]);
  });

  it("writes by itself a second after a call", async () => {
    vi.useFakeTimers();
    try {
      unshare("call log");
      callLog().add(call(1, { requestId: "by itself" }));
      vi.advanceTimersByTime(1_000);
    } finally {
      vi.useRealTimers();
    }
    await callLog().flush();
    expect((await recordsOf(1)).at(-1)?.requestId).toBe("by itself");
  });
});
