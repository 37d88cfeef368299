import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "../lib/api/endpoint";
import { sandboxAccountId } from "../lib/sandbox";
import { startServer, type TestServer } from "../lib/testing/server";
import { startStandIns, type StandIns } from "../lib/upstream/testing/stand-ins";
import { accountsOf, type TestAccount } from "./support/account";
import { expectError } from "./support/error-answer";
import { endpointCases, lasting, sendExample } from "./support/sandbox-call";

const sandboxFarmId = 2_000_000_001;
const kano = { latitude: 12, longitude: 8.52 };

let standIns: StandIns;
let server: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let pool: Pool;
let holder: TestAccount;
let [testKey, liveKey] = ["", ""];

beforeAll(async () => {
  standIns = await startStandIns();
  server = await startServer({ env: standIns.env });
  accounts = accountsOf(server);
  pool = new Pool({ connectionString: server.databaseUrl ?? "", max: 2 });
  holder = await accounts.make();
  testKey = await holder.issueKey({ test: true });
  liveKey = await holder.issueKey();
});
afterAll(async () => {
  await pool.end();
  await accounts.end();
  await server.stop();
  await standIns.stop();
});

const upstreams = Object.keys({
  "open-meteo-forecast": 0,
  "open-meteo-archive": 0,
  "open-meteo-geocoding": 0,
  "met-norway": 0,
  "nasa-power": 0,
  swic: 0,
  "cap-feeds": 0,
  soilgrids: 0,
  isda: 0,
  "isda-cogs": 0,
  "earth-search": 0,
  "sentinel-cogs": 0,
  "sentinel-c1-cogs": 0,
  modis: 0,
}) as Parameters<StandIns["requests"]>[0][];
const upstreamRequests = () => upstreams.flatMap((name) => standIns.requests(name)).length;

/** Tables that a call by key writes to whoever makes it: what it was, not what it did. */
const ofTheCall = ["call_records", "call_hours", "api_keys"];

/** What each table holds: how many rows, and a digest of them all; the same before and after what leaves no trace. */
async function traces(): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const counts: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !ofTheCall.includes(table.name))) {
    const { rows } = await pool.query<{ trace: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as trace from "${name}" t`,
    );
    counts[name] = rows[0]?.trace ?? "";
  }
  return counts;
}

const get = (path: string, key = testKey) => server.request(path, { key });

describe.each(endpointCases)("a test key at %s", (_name, endpoint: AnyEndpoint) => {
  it("is answered its example the same each time, with the live headers and at no cost", async () => {
    const key = await holder.issueKey({ test: true });
    const first = await sendExample(server, endpoint, { key });
    expect(first.text).not.toBe("");
    expect(first.status, first.text).toBe(endpoint.status ?? 200);
    expect(endpoint.response.parse(first.json())).toEqual(first.json());
    expect(first.headers).toMatchObject({
      "x-sandbox": "true",
      "x-cost-naira": "0.0000",
      "x-cost-credits": "0",
      "ratelimit-limit": String(endpoint.limit.perMinute),
      "ratelimit-remaining": String(endpoint.limit.perMinute - 1),
      "cache-control": expect.stringMatching(/^(private|no-store)/) as string,
    });
    const second = await sendExample(server, endpoint, { key });
    expect(lasting(second)).toEqual(lasting(first));
    expect(second.headers["ratelimit-remaining"]).toBe(String(endpoint.limit.perMinute - 2));
  });

  it("is refused a parameter that there is not, as a live key is", async () => {
    const path = endpoint.path.replaceAll("{id}", String(sandboxFarmId));
    const send = (key: string) => server.request(`${path}?nonsense=1`, { method: endpoint.method, key, body: {} });
    const [live, test] = [await send(liveKey), await send(testKey)];
    expectError(test, 400, "Invalid request");
    expect(test.text).toBe(live.text);
    expect(test.headers["x-sandbox"]).toBe("true");
    expect(live.headers["x-sandbox"]).toBeUndefined();
  });
});

describe("the sandbox", () => {
  it("writes nothing, charges nothing and asks nobody, whatever the endpoint", async () => {
    const poor = await accounts.make();
    await poor.setBudget(0);
    const key = await poor.issueKey({ test: true });
    const before = await traces();
    expect(Object.keys(before).length).toBeGreaterThan(30);
    standIns.forget();
    for (const [, endpoint] of endpointCases) {
      const { status, text } = await sendExample(server, endpoint, { key });
      expect(status, text).toBe(endpoint.status ?? 200);
    }
    expect(await traces()).toEqual(before);
    expect(await poor.charged()).toEqual({ calls: 0, units: 0 });
    expect(upstreamRequests()).toBe(0);
  });

  it("is not the live accounts', nor they its own", async () => {
    const farmId = await holder.addFarm({ name: "Gidan Gona", ...kano });
    for (const path of ["", "/crops"]) {
      expectError(await get(`/v1/farms/${farmId}${path}`), 404, "Not found");
      expectError(await get(`/v1/farms/${sandboxFarmId}${path}`, liveKey), 404, "Not found");
    }
    const body = { name: "Mine now" };
    const put = { method: "PUT", key: liveKey, body };
    expectError(await server.request(`/v1/farms/${sandboxFarmId}`, put), 404, "Not found");
    expectError(await server.request(`/v1/farms/${farmId}`, { ...put, key: testKey }), 404, "Not found");
    const listed = (await get("/v1/farms")).json() as { data: { id: number }[] };
    expect(listed.data.map(({ id }) => id).toSorted()).toEqual([sandboxFarmId, sandboxFarmId + 1]);
    const own = (await get("/v1/farms", liveKey)).json() as { data: { id: number }[] };
    expect(own.data.map(({ id }) => id)).toEqual([farmId]);
  });

  it("knows nothing of what live accounts see and say", async () => {
    const alerts = () => get(`/v1/pests/alerts?farm_id=${sandboxFarmId}`);
    const before = lasting(await alerts());
    expect(JSON.parse(before.text)).toMatchObject({ alerts: [{ name: "Fall armyworm", risk_level: "moderate" }, {}] });
    for (let times = 0; times < 3; times++) {
      const { id } = await accounts.make();
      await pool.query(
        `insert into pest_sightings (account_id, organism_id, crop_id, latitude, longitude, seen_on)
         values ($1, 1, 1, 11.0713, 7.7031, '2025-07-14')`,
        [id],
      );
    }
    expect(lasting(await alerts())).toEqual(before);
  });

  it("knows no price of after its day", async () => {
    const paths = [
      "/v1/market/prices?crop_id=1",
      "/v1/market/price-history?crop_id=1",
      "/v1/market/insights?crop_id=1",
    ];
    const answers = async () => Promise.all(paths.map(async (path) => lasting(await get(path))));
    const before = await answers();
    await pool.query(
      `insert into price_observations (series_id, kind, date, price, quantity, aggregate)
       select s.id, 'retail', '2026-10-15', 99999, 1, false from price_series s where s.crop_id = 1`,
    );
    await pool.query(
      `insert into price_imports (publisher, source, digest, imported_at, taken, skipped)
       values ('test', 'test', 'test', now(), 1, 0)`,
    );
    expect(await answers()).toEqual(before);
    expect((await get(paths[0] ?? "", liveKey)).text).toContain("99999");
  });

  it("and live calls at the same place at the same time do not influence each other", async () => {
    const dates = "start_date=2025-05-01&end_date=2025-07-14";
    const paths = ["weather/current", "soil/analysis", `earth/ndvi?${dates}`, `earth/soil-moisture?${dates}`].map(
      (what) => `/v1/${what}${what.includes("?") ? "&" : "?"}latitude=12&longitude=8.5`,
    );
    const alone = await Promise.all(paths.map((path) => get(path)));
    const mixed = await Promise.all([...paths, ...paths].flatMap((path) => [get(path, liveKey), get(path)]));
    const [live, test] = [mixed.filter((_, index) => index % 2 === 0), mixed.filter((_, index) => index % 2 === 1)];
    expect(test.map(lasting)).toEqual([...alone, ...alone].map(lasting));
    for (const [index, { status, headers }] of live.entries()) {
      expect(status).toBe(200);
      expect(headers["x-data-source"]).toMatch(/Open-Meteo|iSDAsoil|Sentinel-2/);
      expect(test[index]?.headers["x-data-source"]).not.toMatch(/Open-Meteo|iSDAsoil|Sentinel-2/);
    }
    const again = await Promise.all(paths.map((path) => get(path)));
    expect(again.map(lasting)).toEqual(alone.map(lasting));
  });

  it("has weather in which something happens", async () => {
    const { alerts } = (await get("/v1/weather/alerts?location=Kano")).json() as { alerts: object[] };
    expect(alerts).not.toEqual([]);
  });

  it("shows a picture under the link of its imagery", async () => {
    for (const layer of ["true_color", "ndvi"]) {
      const { image_url } = (await get(`/v1/earth/imagery?location=Kano&layer=${layer}`)).json() as {
        image_url: string;
      };
      const picture = await server.request(new URL(image_url).pathname);
      expect(picture.status).toBe(200);
      expect(picture.headers["content-type"]).toBe("image/png");
    }
    expectError(await get("/v1/earth/imagery?location=Kano&date=2014-01-01"), 404, "No picture");
    expectError(await get("/v1/earth/imagery?location=Kano&date=2025-07-16"), 400, "Invalid request");
  });

  it("says 304 to who has its answer, and 412 to who has another version", async () => {
    const path = `/v1/farms/${sandboxFarmId}`;
    const { headers } = await get(path);
    const etag = headers.etag ?? "";
    const unchanged = await server.request(path, { key: testKey, headers: { "if-none-match": etag } });
    expect({ status: unchanged.status, sandbox: unchanged.headers["x-sandbox"] }).toEqual({
      status: 304,
      sandbox: "true",
    });
    const put = (ifMatch: string) =>
      server.request(path, {
        method: "PUT",
        key: testKey,
        headers: { "if-match": ifMatch },
        body: { status: "fallow" },
      });
    expect((await put(etag)).status).toBe(200);
    // Nothing was kept of that change, so the version is still the same.
    expect((await put(etag)).status).toBe(200);
    expectError(await put('"2000000001.1"'), 412, "Changed meanwhile");
  });

  it("replays by Idempotency-Key apart from live calls, and refuses another body", async () => {
    const post = (key: string, name: string) =>
      server.request("/v1/farms", { method: "POST", key, headers: { "idempotency-key": "one" }, body: { name } });
    const first = await post(testKey, "Here");
    expect(first.status).toBe(201);
    expect(first.headers["idempotency-replayed"]).toBeUndefined();
    const replayed = await post(testKey, "Here");
    expect(replayed.headers["idempotency-replayed"]).toBe("true");
    expect(replayed.text).toBe(first.text);
    expectError(await post(testKey, "There"), 409, "Idempotency conflict");
    const live = await post(liveKey, "Live");
    expect({ status: live.status, replayed: live.headers["idempotency-replayed"] }).toEqual({ status: 201 });
    const other = await (await accounts.make()).issueKey({ test: true });
    expect((await post(other, "Theirs")).headers["idempotency-replayed"]).toBeUndefined();
    const { rows } = await pool.query<{ account_id: number }>(
      "select account_id from idempotent_calls where endpoint = 'test POST /v1/farms' and key = 'one' and account_id = $1",
      [holder.id],
    );
    expect(rows).toHaveLength(1);
  });

  it("answers writing calls at the same time, all alike", async () => {
    const writing = endpointCases.map(([, each]) => each).filter(({ method }) => method !== "GET");
    const alone = await Promise.all(
      writing.map(async (each) => lasting(await sendExample(server, each, { key: testKey }))),
    );
    const rounds = await Promise.all(
      Array.from({ length: 6 }, () =>
        Promise.all(writing.map(async (each) => lasting(await sendExample(server, each, { key: testKey })))),
      ),
    );
    for (const round of rounds) expect(round).toEqual(alone);
  });

  it("has an account that nobody can sign in to", async () => {
    const { rows } = await pool.query<{ email: string; ways: number }>(
      `select email, (select count(*)::int from credentials where user_id = u.id)
        + (select count(*)::int from api_keys where account_id = u.id) as ways from users u where id = $1`,
      [sandboxAccountId],
    );
    expect(rows).toEqual([{ email: "sandbox@gona.invalid", ways: 0 }]);
  });
});
