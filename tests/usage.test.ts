import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Pool } from "pg";
import { startServer, type TestServer } from "../lib/testing/server";
import type { CallJson, StatementJson, UsageJson } from "../lib/usage/contract";
import { queryString } from "./support/good-query";

const weather = "GET /v1/weather/current";
const secretText = "a-text-that-nobody-may-keep";

let server: TestServer;
let pool: Pool;
beforeAll(async () => {
  server = await startServer();
  pool = new Pool({ connectionString: server.databaseUrl ?? "", max: 1 });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

/** A signed-in account with its keys. */
async function holder() {
  const email = `${randomUUID()}@example.com`;
  const signedUp = await server.request("/api/auth/sign-up/email", {
    method: "POST",
    headers: { origin: server.httpsUrl },
    body: { name: "Amina Bello", email, password: "a long quiet harmattan" },
  });
  expect(signedUp.status, signedUp.text).toBe(200);
  const cookies = (signedUp.headers["set-cookie"] ?? "").split(/, (?=[\w.-]+=)/);
  const headers = {
    cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; "),
    origin: server.httpsUrl,
  };
  const send = (path: string, method: string, body?: unknown) =>
    server.request(`/console/v1/${path}`, { method, headers, body });
  const get = async <T>(path: string, query: Record<string, string | number> = {}) => {
    const answer = await send(`${path}?${queryString(query)}`, "GET");
    expect(answer.status, answer.text).toBe(200);
    return answer.json() as T;
  };
  const issue = async (name: string, wish: object = {}) => {
    const answer = await send("keys", "POST", { name, ...wish });
    expect(answer.status, answer.text).toBe(201);
    return answer.json() as { id: number; secret: string };
  };
  /** The last calls, once `count` of them are written. */
  const calls = async (count: number, query: Record<string, string | number> = {}) => {
    const read = () => get<{ data: CallJson[]; next_cursor: string | null }>("usage/calls", query);
    await expect.poll(async () => (await read()).data.length, { timeout: 10_000 }).toBe(count);
    return read();
  };
  return { send, get, issue, calls };
}

const call = (key: string, path: string, request: object = {}) => server.request(path, { key, ...request });

describe("usage", () => {
  it("shows each call by key with its request id, outcome and cost, and keeps neither body nor key", async () => {
    const { get, issue, calls } = await holder();
    const [field, office] = [await issue("Field sensors"), await issue("Office")];
    const answered = await call(field.secret, "/v1/weather/current?latitude=12&longitude=8.52");
    expect(answered.status, answered.text).toBe(200);
    const refused = await call(field.secret, `/v1/weather/current?latitude=${secretText}`);
    expect(refused.status).toBe(400);
    const unknown = await call(office.secret, "/v1/crops/999999");
    expect(unknown.status).toBe(404);
    const posted = await call(office.secret, "/v1/farms", {
      method: "POST",
      headers: { "x-request-id": "my-own-id-1" },
      body: { name: secretText },
    });

    const { data } = await calls(4);
    expect(data.map(({ request_id, status, endpoint, key_name }) => [request_id, status, endpoint, key_name])).toEqual([
      ["my-own-id-1", posted.status, "POST /v1/farms", "Office"],
      [unknown.headers["x-request-id"], 404, "GET /v1/crops/{id}", "Office"],
      [refused.headers["x-request-id"], 400, weather, "Field sensors"],
      [answered.headers["x-request-id"], 200, weather, "Field sensors"],
    ]);
    for (const [index, answer] of [posted, unknown, refused, answered].entries()) {
      expect(data[index]?.cost_naira).toBe(answer.headers["x-cost-naira"]);
      expect(data[index]?.duration_ms).toBeGreaterThan(0);
    }
    expect((await calls(1, { outcome: "refused", key_id: field.id })).data[0]?.status).toBe(400);
    const page = await get<{ data: CallJson[]; next_cursor: string | null }>("usage/calls", { limit: 3 });
    const rest = await calls(1, { limit: 3, cursor: page.next_cursor ?? "" });
    expect([rest.data[0]?.request_id, rest.next_cursor]).toEqual([answered.headers["x-request-id"], null]);

    const kept = await pool.query("select to_jsonb(c)::text as row from call_records c");
    const rows = JSON.stringify(kept.rows);
    for (const secret of [secretText, field.secret, office.secret]) expect(rows).not.toContain(secret);

    const usage = await get<UsageJson>("usage");
    expect(usage.totals).toMatchObject({ calls: 4, refused: posted.status < 400 ? 2 : 3, failed: 0 });
    expect(usage.days.at(-1)).toEqual({ date: new Date().toISOString().slice(0, 10), ...usage.totals });
    expect(usage.keys.map(({ key_id, calls: count }) => [key_id, count]).sort()).toEqual(
      [
        [field.id, 2],
        [office.id, 2],
      ].sort(),
    );
    const narrowed = await get<UsageJson>("usage", { key_id: field.id, endpoint: weather });
    expect(narrowed.totals).toEqual({ calls: 2, refused: 1, failed: 0, cost_naira: "10.0000" });
    expect(narrowed.endpoints.map(({ endpoint, calls: count }) => [endpoint, count])[0]).toEqual([weather, 2]);
    expect(narrowed.endpoints).toHaveLength(usage.endpoints.length);
    expect(narrowed.month).toMatchObject({ cost_naira: usage.totals.cost_naira, forecast_naira: null });

    const statement = await get<StatementJson>("usage/statement");
    expect(statement.total).toEqual({ calls: posted.status < 400 ? 2 : 1, cost_naira: usage.totals.cost_naira });
    expect(statement.account).toMatchObject({ name: "Amina Bello" });
  });

  it("shows a call that its key may not make, so that a key in wrong hands is noticed", async () => {
    const { issue, calls } = await holder();
    const { id, secret } = await issue("Farms only");
    await pool.query("update api_keys set scopes = '{farms:read}' where id = $1", [id]);
    expect((await call(secret, "/v1/crops")).status).toBe(403);
    expect((await calls(1)).data[0]).toMatchObject({ status: 403, endpoint: "GET /v1/crops", cost_naira: "0.0000" });
  });

  it("with a test key stands apart from live calls, and costs nothing", async () => {
    const { get, issue, calls } = await holder();
    const [live, test] = [await issue("Live"), await issue("Test", { mode: "test" })];
    expect((await call(test.secret, "/v1/crops")).status).toBe(200);
    expect((await call(live.secret, "/v1/crops")).status).toBe(200);
    const [testCalls, liveCalls] = [await calls(1, { mode: "test" }), await calls(1)];
    expect(testCalls.data[0]).toMatchObject({ key_name: "Test", status: 200, cost_naira: "0.0000" });
    expect(liveCalls.data[0]).toMatchObject({ key_name: "Live", status: 200, cost_naira: "0.0100" });
    expect((await get<UsageJson>("usage", { mode: "test" })).totals).toMatchObject({ calls: 1, cost_naira: "0.0000" });
    expect((await get<UsageJson>("usage")).keys.map(({ key_id }) => key_id)).toEqual([live.id]);
    expect((await get<StatementJson>("usage/statement")).lines.map(({ key_id }) => key_id)).toEqual([live.id]);
  });

  it("of an account is not seen by another, with its key's id and its cursor in hand", async () => {
    const [mine, other] = [await holder(), await holder()];
    const key = await mine.issue("Mine");
    await call(key.secret, "/v1/weather/current?latitude=12&longitude=8.52");
    await mine.calls(1);
    expect((await other.get<{ data: unknown[] }>("usage/calls", { key_id: key.id })).data).toEqual([]);
    expect((await other.get<{ data: unknown[] }>("usage/calls", { cursor: "9223372036854775807" })).data).toEqual([]);
    const usage = await other.get<UsageJson>("usage", { key_id: key.id });
    expect([usage.totals.calls, usage.endpoints, usage.keys]).toEqual([0, [], []]);
    expect((await other.get<StatementJson>("usage/statement")).lines).toEqual([]);
    for (const path of ["usage", "usage/calls", "usage/statement"]) {
      expect((await server.request(`/console/v1/${path}`)).status).toBe(401);
      expect((await server.request(`/v1/${path}`, { key: key.secret })).status).toBe(404);
    }
  });

  it("stops at the budget that its holder sets, and goes on when it is lifted", async () => {
    const { send, get, issue } = await holder();
    const { secret } = await issue("Mine");
    const current = async () => (await call(secret, "/v1/weather/current?latitude=12&longitude=8.52")).status;
    expect((await send("usage/budget", "PUT", { budget_naira: "10.5" })).status).toBe(200);
    expect([await current(), await current()]).toEqual([200, 402]);
    expect((await get<UsageJson>("usage")).month).toMatchObject({ cost_naira: "10.0000", budget_naira: "10.5000" });
    expect((await send("usage/budget", "PUT", { budget_naira: null })).status).toBe(200);
    expect(await current()).toBe(200);
    for (const wrong of ["-1", "1.23456", "", "5e3"]) {
      expect((await send("usage/budget", "PUT", { budget_naira: wrong })).status, wrong).toBe(400);
    }
  });

  it("is refused for a period that is none", async () => {
    const { send, get } = await holder();
    const status = async (query: Record<string, string>) => (await send(`usage?${queryString(query)}`, "GET")).status;
    expect(await status({ from: "2026-01-01", to: "2026-04-03" })).toBe(400);
    expect(await status({ from: "2026-01-02", to: "2026-01-01" })).toBe(400);
    expect(await status({ from: "2026-01-01" })).toBe(400);
    expect(await status({ month: "2026-01", from: "2026-01-01", to: "2026-01-02" })).toBe(400);
    expect(await status({ month: "2026-13" })).toBe(400);
    expect((await get<UsageJson>("usage", { from: "2026-01-01", to: "2026-04-02" })).days).toHaveLength(92);
  });
});
