import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeKey } from "../lib/api/key";
import { unitsPerCredit, unitsToNaira } from "../lib/api/price";
import { publicEndpoints } from "../lib/api/registry";
import { startServer, type TestServer } from "../lib/testing/server";
import { startStandIns, type StandIns } from "../lib/upstream/testing/stand-ins";
import { accountsOf, type TestAccount } from "./support/account";
import { expectError } from "./support/error-answer";
import { goodCall, nameOf, sendCall, type PublicEndpoint } from "./support/good-call";

const cases = publicEndpoints.map((endpoint): [string, PublicEndpoint] => [nameOf(endpoint), endpoint]);

let standIns: StandIns;
let server: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let holder: TestAccount;
let key: string;

beforeAll(async () => {
  standIns = await startStandIns();
  // A satellite picture is the one thing for which there is no model to fall back to.
  const { EARTH_SEARCH_URL, SENTINEL_C1_COGS_URL } = standIns.env;
  server = await startServer({ env: { EARTH_SEARCH_URL, SENTINEL_C1_COGS_URL } });
  accounts = accountsOf(server);
  holder = await accounts.make();
  key = await holder.issueKey();
});
afterAll(async () => {
  await accounts.end();
  await server.stop();
  await standIns.stop();
});

type Sending = {
  account?: TestAccount;
  key?: string;
  headers?: Record<string, string>;
  method?: string;
  base?: string;
};

/** A good call, sent as told: by the holder with a key unless told. */
async function good(endpoint: PublicEndpoint, { account = holder, ...sending }: Sending = {}) {
  return sendCall(server, endpoint, { key, ...sending, call: await goodCall(endpoint, account) });
}

/** The same without a key. */
async function keyless(endpoint: PublicEndpoint) {
  return sendCall(server, endpoint, { call: await goodCall(endpoint, holder) });
}

describe.each(cases)("%s", (_name, endpoint) => {
  const reads = endpoint.method === "GET";
  const success = endpoint.status ?? 200;

  describe("a good call", () => {
    it("is answered with exactly the documented fields", async () => {
      const answer = await good(endpoint);
      expect(answer.status).toBe(success);
      expect(endpoint.response.parse(answer.json())).toEqual(answer.json());
    });

    it("carries limit, cost, origin and caching headers", async () => {
      const { headers } = await good(endpoint, { key: await holder.issueKey() });
      expect(headers).toMatchObject({
        "content-type": "application/json; charset=utf-8",
        "ratelimit-limit": String(endpoint.limit.perMinute),
        "ratelimit-remaining": String(endpoint.limit.perMinute - 1),
        "ratelimit-reset": expect.stringMatching(/^\d+$/),
        "x-cost-naira": unitsToNaira(endpoint.price.units),
        "x-cost-credits": String(endpoint.price.units / unitsPerCredit),
        "x-request-id": expect.stringMatching(/^\S+$/),
      });
      if (reads) {
        expect(headers).toMatchObject({
          etag: expect.stringMatching(/^"[\w.-]+"$/),
          "cache-control": expect.stringMatching(/^private, max-age=\d+$/),
          "access-control-allow-origin": "*",
        });
      } else {
        expect(headers["cache-control"]).toBe("no-store");
        expect(headers).not.toHaveProperty("access-control-allow-origin");
      }
      expect(headers).not.toHaveProperty("access-control-allow-credentials");
    });

    it("keeps the caller's request id when it is a sane token, and only then", async () => {
      const idOf = async (id: string) =>
        (await good(endpoint, { headers: { "x-request-id": id } })).headers["x-request-id"];
      expect(await idOf("field-7.a")).toBe("field-7.a");
      expect(await idOf("no spaces")).not.toBe("no spaces");
    });

    it("is the same at both base paths, without a redirect", async () => {
      const direct = await good(endpoint);
      for (const base of ["/api", "/api/"]) {
        const answer = await good(endpoint, { base });
        expect(answer.status).toBe(success);
        expect(endpoint.response.safeParse(answer.json()).success).toBe(true);
        expect(Object.keys(answer.json() as object)).toEqual(Object.keys(direct.json() as object));
      }
    });

    if (reads)
      it("by HEAD has the same status and headers and no body", async () => {
        const answer = await good(endpoint, { method: "HEAD" });
        expect(answer).toMatchObject({ status: 200, text: "" });
        expect(answer.headers["x-cost-naira"]).toBe(unitsToNaira(endpoint.price.units));
      });
  });

  describe("the key", () => {
    it("missing: 401", async () => {
      expectError(await keyless(endpoint), 401, "API key required");
    });

    it.each([
      ["too short", "gona_short"],
      ["with a wrong checksum", `gona_${"a".repeat(49)}`],
      ["with a sign", `gona_${"a".repeat(48)}~`],
    ])("%s: 401", async (_, secret) => {
      expectError(await good(endpoint, { key: secret }), 401, "Invalid API key");
    });

    it("unknown and deactivated: 401 in the same words", async () => {
      const unknown = expectError(await good(endpoint, { key: makeKey() }), 401, "Invalid API key");
      const secret = await holder.issueKey({ deactivated: true });
      const deactivated = expectError(await good(endpoint, { key: secret }), 401, "Invalid API key");
      expect(deactivated).toBe(unknown);
      expect(unknown).toMatch(/invalid or .*deactivated/);
    });

    it("over plain HTTP: 403 before the key is looked at", async () => {
      const { path } = await goodCall(endpoint, holder);
      for (const headers of [{ "x-api-key": key }, {}] as Record<string, string>[]) {
        const answer = await fetch(`${server.httpUrl}${path}`, {
          method: endpoint.method,
          headers,
          redirect: "manual",
        });
        expect(answer.status).toBe(403);
        expect(await answer.json()).toEqual({ error: "HTTPS required", message: expect.any(String) });
      }
    });
  });

  it("any other method: 405 with Allow", async () => {
    const methods = publicEndpoints.filter(({ path }) => path === endpoint.path).map(({ method }) => method as string);
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((other) => !methods.includes(other))) {
      const answer = await good(endpoint, { method });
      expectError(answer, 405, "Method not allowed");
      expect(answer.headers.allow?.split(", ")).toEqual(expect.arrayContaining(methods));
    }
  });

  if (reads)
    it("an unchanged answer is 304 for its ETag, without a body, and not charged", async () => {
      const account = await accounts.make();
      const star = await good(endpoint, { account, key: await account.issueKey(), headers: { "if-none-match": "*" } });
      expect(star).toMatchObject({ status: 304, text: "" });
      expect(star.headers["x-cost-naira"]).toBe("0.0000");
      expect(await account.charged()).toEqual({ calls: 0, units: 0 });
      // What is now may change from one call to the next; past days and records do not.
      if (/^\/v1\/weather\/(current|forecast|alerts)$/.test(endpoint.path)) return;
      const secret = await account.issueKey();
      const call = await goodCall(endpoint, account);
      const { headers } = await sendCall(server, endpoint, { key: secret, call });
      const again = await sendCall(server, endpoint, {
        key: secret,
        call,
        headers: { "if-none-match": headers.etag ?? "" },
      });
      expect(again.status).toBe(304);
    });

  it("is charged exactly once for a success and never for a failure", async () => {
    const account = await accounts.make();
    const secret = await account.issueKey();
    await good(endpoint, { account, key: secret });
    expect(await account.charged()).toEqual({ calls: 1, units: endpoint.price.units });
    const call = await goodCall(endpoint, account);
    const failures = await Promise.all([
      sendCall(server, endpoint, { key: secret, call: { ...call, query: { ...call.query, colour: "green" } } }),
      sendCall(server, endpoint, { key: secret, call, method: "PATCH" }),
      sendCall(server, endpoint, { key: secret, call: { ...call, path: `${call.path}/no/where` } }),
      fetch(`${server.httpUrl}${call.path}`, { method: endpoint.method, headers: { "x-api-key": secret } }),
    ]);
    expect(failures.map(({ status }) => status)).toEqual([400, 405, 404, 403]);
    expect(await account.charged()).toEqual({ calls: 1, units: endpoint.price.units });
  });

  it("parallel calls never pass a budget, and a call beyond it is 402 and free", async () => {
    const account = await accounts.make();
    const secret = await account.issueKey();
    await account.setBudget(endpoint.price.units * 10 + endpoint.price.units - 1);
    const answers = await Promise.all(Array.from({ length: 40 }, () => good(endpoint, { account, key: secret })));
    expect(answers.filter(({ status }) => status === success)).toHaveLength(10);
    for (const answer of answers.filter(({ status }) => status !== success)) expectError(answer, 402, "Budget reached");
    expect(await account.charged()).toEqual({ calls: 10, units: endpoint.price.units * 10 });
  });

  it("call limit+1 within a minute is 429 with the right Retry-After, and other keys go on", async () => {
    const secret = await holder.issueKey();
    const { perMinute } = endpoint.limit;
    const startedAt = performance.now();
    // A refused body costs a place in the window like any other call, and makes no thousand farms.
    const call = { ...(await goodCall(endpoint, holder)), ...(reads ? {} : { body: { colour: "green" } }) };
    const ask = () => sendCall(server, endpoint, { key: secret, call });
    const statuses = await inParallel(perMinute, 32, async () => (await ask()).status);
    expect(statuses).not.toContain(429);
    const refused = await ask();
    const spentSeconds = (performance.now() - startedAt) / 1000;
    expectError(refused, 429, "Too many requests");
    const retryAfterSeconds = Number(refused.headers["retry-after"]);
    // The first call leaves the window 60 s after it came in, somewhere between the start and now.
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(Math.max(1, Math.floor(60 - spentSeconds)));
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(refused.headers["ratelimit-remaining"]).toBe("0");
    expect((await good(endpoint)).status).toBe(success);
  });
});

describe("a path without an endpoint", () => {
  it.each([
    "/v1",
    "/v1/",
    "/v1/weather",
    "/v1/weather/current/",
    "/v1/weather/now",
    "/api/v1/nothing",
    "/api//v1/nothing",
  ])("%s: 404 in the two-field form", async (path) => {
    expectError(await server.request(path, { key }), 404, "Not found");
  });
});

/** Runs `work` `count` times, `width` at a time. */
async function inParallel<T>(count: number, width: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let begun = 0;
  const lane = async () => {
    while (begun++ < count) results.push(await work());
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
