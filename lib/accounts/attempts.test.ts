import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import { testDatabase } from "../testing/database";
import { countAttempt } from "./attempts";

const begin = Date.UTC(2026, 5, 12);
const limit = { max: 3, windowSeconds: 60 };
const attempt = (key: string, seconds: number) => countAttempt({ key, now: begin + seconds * 1000 }, limit);

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase() });
});
afterAll(closeDb);

describe("attempts", () => {
  it("lets the limit through, then says how long to wait, however often somebody tries meanwhile", async () => {
    for (const second of [0, 10, 20]) expect(await attempt("one", second)).toBe(0);
    expect(await attempt("one", 30)).toBe(30);
    expect(await attempt("one", 59.5)).toBe(1);
    expect(await attempt("one", 60)).toBe(0);
  });

  it("counts each key for itself, and tries at the same moment one by one", async () => {
    const waits = await Promise.all(Array.from({ length: 8 }, () => attempt("many", 0)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(await attempt("another", 0)).toBe(0);
  });

  it("forgets counts whose window has long ended", async () => {
    await attempt("old", 0);
    await attempt("new", 3 * 3600);
    expect(await db().rateLimit.findUnique({ where: { key: "old" } })).toBeNull();
  });
});
