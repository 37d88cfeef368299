import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import { testDatabase } from "../testing/database";
import { endpoint, perMinute } from "./endpoint";
import { ApiError } from "./errors";
import { keyDigest, makeKey } from "./key";
import { naira } from "./price";
import { PublicApi } from "./public-api";

const priceUnits = 200;

const createFarm = endpoint({
  method: "POST",
  path: "/v1/farms",
  tag: "Farms",
  summary: "",
  description: "",
  limit: perMinute(500),
  price: naira("0.0200"),
  status: 201,
  body: z.strictObject({ name: z.string().max(20), fail: z.boolean().optional() }),
  response: z.strictObject({ id: z.int(), name: z.string() }),
  async handle({ body, caller, db: tx }) {
    const farm = await tx.farm.create({
      data: { accountId: caller.accountId, name: body.name },
      select: { id: true, name: true },
    });
    if (body.fail) throw new ApiError(503, "Unavailable", "after the work was done");
    return { body: farm };
  },
});

const readFarms = endpoint({
  method: "GET",
  path: "/v1/farms",
  tag: "Farms",
  summary: "",
  description: "",
  limit: perMinute(500),
  price: naira("0.0200"),
  query: z.strictObject({
    page: z.int().min(1).max(9).default(1),
    broken: z.boolean().optional(),
    ends_at: z.iso.datetime().optional(),
  }),
  response: z.strictObject({ page: z.int() }),
  handle({ query }) {
    if (query.ends_at) vi.setSystemTime(query.ends_at);
    if (query.broken) throw new Error("secret detail");
    return Promise.resolve({ body: { page: query.page } });
  },
});

const api = new PublicApi([createFarm, readFarms]);
let accountId = 0;
let key = "";

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase(), LOG_LEVEL: "silent" });
});
afterAll(closeDb);
afterEach(() => void vi.useRealTimers());

beforeEach(async () => {
  key = makeKey();
  const email = `${key.slice(5, 20).toLowerCase()}@example.org`;
  const account = await db().user.create({ data: { name: "A", email } });
  accountId = account.id;
  const data = { accountId, name: "k", digest: keyDigest(key), prefix: key.slice(0, 12), lastFour: key.slice(-4) };
  await db().apiKey.create({ data });
});

function call(
  method: string,
  options: { search?: string; body?: unknown; headers?: Record<string, string>; secure?: boolean } = {},
) {
  const headers: Record<string, string> = { "x-api-key": key, "content-type": "application/json", ...options.headers };
  return api.answer({
    method,
    path: "/v1/farms",
    search: options.search ?? "",
    secure: options.secure ?? true,
    header: (name) => headers[name],
    readBody: () =>
      Promise.resolve(
        Buffer.from(typeof options.body === "string" ? options.body : JSON.stringify(options.body ?? {})),
      ),
  });
}

async function charged(): Promise<number> {
  const months = await db().accountMonth.findMany({ where: { accountId } });
  return months.reduce((sum, month) => sum + Number(month.costUnits), 0);
}
const farms = () => db().farm.count({ where: { accountId } });
const setBudget = (units: number) => db().user.update({ where: { id: accountId }, data: { budgetUnits: units } });

describe("charges", () => {
  it("a success is charged once, in the key's hour and the account's month alike", async () => {
    const reply = await call("GET");
    expect(reply).toMatchObject({ status: 200, headers: { "X-Cost-Naira": "0.0200", "X-Cost-Credits": "2" } });
    expect(await charged()).toBe(priceUnits);
    const [hour] = await db().usageHour.findMany({ where: { accountId } });
    expect(hour).toMatchObject({ endpoint: "GET /v1/farms", calls: 1, costUnits: BigInt(priceUnits) });
    const [month] = await db().accountMonth.findMany({ where: { accountId } });
    expect(month).toMatchObject({ calls: 1, costUnits: BigInt(priceUnits) });
  });

  it("a failed call is never charged and nothing of it remains", async () => {
    const failures = await Promise.all([
      call("GET", { search: "page=10" }),
      call("GET", { search: "broken=true" }),
      call("GET", { secure: false }),
      call("POST", { body: { name: "x", fail: true } }),
      call("POST", { body: { name: 1 } }),
      call("POST", { body: "{" }),
      call("POST", { body: { name: "x" }, headers: { "content-type": "text/plain" } }),
      call("GET", { headers: { "x-api-key": "gona_nonsense" } }),
    ]);
    expect(failures.map((reply) => reply.status)).toEqual([400, 500, 403, 503, 400, 400, 415, 401]);
    for (const reply of failures) {
      expect(reply.headers).toMatchObject({ "X-Cost-Naira": "0.0000", "X-Cost-Credits": "0" });
      expect(Object.keys(JSON.parse(reply.body) as object)).toEqual(["error", "message"]);
      expect(reply.body).not.toContain("secret detail");
    }
    expect(await charged()).toBe(0);
    expect(await farms()).toBe(0);
  });

  it("an unchanged answer is 304 and free", async () => {
    const first = await call("GET");
    const again = await call("GET", { headers: { "if-none-match": first.headers.ETag ?? "" } });
    expect(again).toMatchObject({ status: 304, body: "", headers: { "X-Cost-Naira": "0.0000" } });
    expect(await charged()).toBe(priceUnits);
  });
});

describe("budget", () => {
  it("parallel reads stop exactly at the account's budget", async () => {
    await setBudget(priceUnits * 7 + 1);
    const replies = await Promise.all(Array.from({ length: 40 }, () => call("GET")));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(7);
    expect(replies.filter((reply) => reply.status === 402)).toHaveLength(33);
    expect(await charged()).toBe(priceUnits * 7);
  });

  it("parallel writes stop exactly at the budget, and a refused one leaves nothing behind", async () => {
    await setBudget(priceUnits * 3);
    const replies = await Promise.all(Array.from({ length: 12 }, () => call("POST", { body: { name: "f" } })));
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(3);
    expect(replies.filter((reply) => reply.status === 402)).toHaveLength(9);
    expect(await farms()).toBe(3);
    expect(await charged()).toBe(priceUnits * 3);
  });

  it("a call that begins in one month and ends in the next is paid by the month whose budget it was held against", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-10-31T23:59:59Z") });
    await setBudget(priceUnits);
    expect((await call("GET")).status).toBe(200);
    expect((await call("GET")).status).toBe(402);
    expect((await call("GET", { search: "ends_at=2026-11-01T00:00:01Z" })).status).toBe(200);
    const months = await db().accountMonth.findMany({ where: { accountId }, orderBy: { month: "asc" } });
    expect(months.map(({ month, costUnits }) => [month.toISOString().slice(0, 7), Number(costUnits)])).toEqual([
      ["2026-10", priceUnits],
      ["2026-11", priceUnits],
    ]);
  });

  it("a key's own budget holds beside the account's", async () => {
    await db().apiKey.updateMany({ where: { accountId }, data: { budgetUnits: priceUnits * 2 } });
    const replies = await Promise.all(Array.from({ length: 5 }, () => call("GET")));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(2);
    expect(JSON.parse(replies.find((reply) => reply.status === 402)?.body ?? "{}")).toMatchObject({
      error: "Budget reached",
    });
  });
});

describe("Idempotency-Key", () => {
  const headers = { "idempotency-key": "once" };

  it("the same key and body is done and charged once, and answered with the same bytes, also when sent in parallel", async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => call("POST", { body: { name: "f" }, headers })));
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(replies.every((reply) => reply.status === 201)).toBe(true);
    expect(replies.filter((reply) => reply.headers["Idempotency-Replayed"] === "true")).toHaveLength(7);
    expect(await farms()).toBe(1);
    expect(await charged()).toBe(priceUnits);
  });

  it("another body under the same key is refused", async () => {
    await call("POST", { body: { name: "f" }, headers });
    expect(await call("POST", { body: { name: "g" }, headers })).toMatchObject({ status: 409 });
    expect(await farms()).toBe(1);
  });

  it("a failed call does not use the key up", async () => {
    expect((await call("POST", { body: { name: "f", fail: true }, headers })).status).toBe(503);
    expect((await call("POST", { body: { name: "f" }, headers })).status).toBe(201);
  });

  it("a day later the key is free again", async () => {
    await call("POST", { body: { name: "f" }, headers });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 3_600_000 + 1 });
    const reply = await call("POST", { body: { name: "f" }, headers });
    expect(reply.headers["Idempotency-Replayed"]).toBeUndefined();
    expect(await farms()).toBe(2);
  });
});

describe("input", () => {
  it("the message names every offending field and the remedy", async () => {
    const reply = await call("GET", { search: "page=0&brokn=1&broken=maybe" });
    const { message } = JSON.parse(reply.body) as { message: string };
    expect(message).toContain("page:");
    expect(message).toContain("brokn: unknown name; use page, broken, ends_at");
    expect(message).toContain("broken:");
  });

  it("a parameter given twice is refused by name", async () => {
    expect(JSON.parse((await call("GET", { search: "page=1&page=2" })).body)).toEqual({
      error: "Invalid request",
      message: "page: give this parameter once.",
    });
  });
});

describe("keys", () => {
  it("an expired key reads like an unknown one", async () => {
    await db().apiKey.updateMany({ where: { accountId }, data: { expiresAt: new Date(Date.now() - 1000) } });
    const expired = await call("GET");
    const unknown = await call("GET", { headers: { "x-api-key": makeKey() } });
    expect(expired.status).toBe(401);
    expect(expired.body).toBe(unknown.body);
  });

  it("a key deactivated by another process is refused at its next charge, even while it is still remembered here", async () => {
    expect((await call("GET")).status).toBe(200);
    await db().apiKey.updateMany({ where: { accountId }, data: { deactivatedAt: new Date() } });
    expect((await call("GET")).status).toBe(401);
    expect(await charged()).toBe(priceUnits);
  });
});

describe("answers", () => {
  it("keep the caller's request id when it is sane, and make one otherwise", async () => {
    expect((await call("GET", { headers: { "x-request-id": "trace-1" } })).headers["X-Request-Id"]).toBe("trace-1");
    expect((await call("GET", { headers: { "x-request-id": "two words" } })).headers["X-Request-Id"]).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });

  it("may be read from any origin, but not written", async () => {
    expect((await call("GET")).headers["Access-Control-Allow-Origin"]).toBe("*");
    expect((await call("POST", { body: { name: "f" } })).headers["Access-Control-Allow-Origin"]).toBeUndefined();
    const preflight = await call("OPTIONS");
    expect(preflight).toMatchObject({ status: 204, headers: { "Access-Control-Allow-Methods": "GET, HEAD" } });
    expect(preflight.headers["Access-Control-Allow-Credentials"]).toBeUndefined();
  });

  it("405 names the methods there are", async () => {
    expect(await call("DELETE")).toMatchObject({ status: 405, headers: { Allow: "POST, GET, HEAD, OPTIONS" } });
  });

  it("HEAD is GET without the body", async () => {
    expect(await call("HEAD")).toMatchObject({ status: 200, body: "" });
  });
});
