import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { closeDb, db } from "../db";
import { testDatabase } from "../testing/database";
import { ageSeconds, cached, settleAnswers } from "./cache";
import { freshUpstreams } from "./testing/fresh-upstreams";

const Value = z.object({ figure: z.number() });
const t0 = Date.UTC(2026, 6, 1, 12);
let databaseUrl: string;
let key = 0;

beforeAll(async () => {
  databaseUrl = await testDatabase();
});
afterAll(closeDb);
beforeEach(() => {
  freshUpstreams({ DATABASE_URL: databaseUrl });
  key += 1;
});

/** Asks for the value under this test's own key. */
function ask(of: { now: number; fetch: (before: { figure: number } | null) => Promise<{ figure: number }> }) {
  return cached({
    source: "test",
    key: String(key),
    schema: Value,
    freshSeconds: 60,
    staleSeconds: 3600,
    fetch: of.fetch,
    now: of.now,
  });
}
const gives = (figure: number) => () => Promise.resolve({ figure });
const fails = () => Promise.reject(new Error("upstream is down"));

describe("the cache of upstream answers", () => {
  it("makes one call of a hundred at the same time", async () => {
    let calls = 0;
    const fetch = () => Promise.resolve({ figure: (calls += 1) });
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask({ now: t0, fetch })));
    expect(calls).toBe(1);
    expect(new Set(answers.map(({ value }) => value.figure))).toEqual(new Set([1]));
  });

  it("answers a fresh value without asking, and with its real age", async () => {
    await ask({ now: t0, fetch: gives(1) });
    const kept = await ask({ now: t0 + 59_000, fetch: fails });
    expect(kept.value.figure).toBe(1);
    expect(ageSeconds(kept, t0 + 59_000)).toBe(59);
  });

  it("asks again for a value that is no longer fresh, showing the one before", async () => {
    await ask({ now: t0, fetch: gives(1) });
    const kept = await ask({
      now: t0 + 60_000,
      fetch: (before) => Promise.resolve({ figure: (before?.figure ?? 0) + 10 }),
    });
    expect(kept).toEqual({ value: { figure: 11 }, fetchedAt: t0 + 60_000 });
  });

  it("answers an old value with its real age while the upstream fails, but not one that is too old", async () => {
    await ask({ now: t0, fetch: gives(1) });
    const kept = await ask({ now: t0 + 3_599_000, fetch: fails });
    expect(ageSeconds(kept, t0 + 3_599_000)).toBe(3599);
    await expect(ask({ now: t0 + 3_600_000, fetch: fails })).rejects.toThrow("upstream is down");
  });

  it("outlives a restart of the process", async () => {
    await ask({ now: t0, fetch: gives(7) });
    await settleAnswers();
    freshUpstreams({ DATABASE_URL: databaseUrl });
    expect(await ask({ now: t0 + 30_000, fetch: fails })).toEqual({ value: { figure: 7 }, fetchedAt: t0 });
  });

  it("asks anew when an older version of the product kept another shape", async () => {
    await db().upstreamAnswer.create({
      data: { source: "test", key: String(key), body: { words: "old" }, fetchedAt: new Date(t0) },
    });
    expect((await ask({ now: t0, fetch: gives(2) })).value.figure).toBe(2);
  });

  it("answers although nothing can be kept", async () => {
    await closeDb();
    freshUpstreams({ DATABASE_URL: "postgresql://nobody:nothing@127.0.0.1:1/none" });
    expect((await ask({ now: t0, fetch: gives(3) })).value.figure).toBe(3);
    await settleAnswers();
    await closeDb();
  });

  it("removes what is too old to be of use", async () => {
    const old = new Date(t0 - 200 * 86_400_000);
    await db().upstreamAnswer.create({ data: { source: "test", key: "ancient", body: { figure: 0 }, fetchedAt: old } });
    await ask({ now: t0, fetch: gives(1) });
    await settleAnswers();
    expect(await db().upstreamAnswer.count({ where: { key: "ancient" } })).toBe(0);
  });
});
