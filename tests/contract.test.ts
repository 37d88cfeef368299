import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeKey } from "../lib/api/key";
import { unitsPerCredit, unitsToNaira } from "../lib/api/price";
import { publicEndpoints } from "../lib/api/registry";
import { startServer, type TestServer } from "../lib/testing/server";
import { accountsOf, type TestAccount } from "./support/account";
import { brokenQueries, edgeQueries } from "./support/broken-query";
import { expectError } from "./support/error-answer";
import { goodQueries, queryString } from "./support/good-query";

type Query = Record<string, string | number>;
type Endpoint = (typeof publicEndpoints)[number];

const kano = { latitude: 12, longitude: 8.52 };
const cases = publicEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}` as const, endpoint] as const);
const target = (endpoint: Endpoint, query: Query) => `${endpoint.path}?${queryString(query)}`;
const goodQuery = (endpoint: Endpoint): Query => ({
  location: "Kano",
  ...goodQueries[`${endpoint.method} ${endpoint.path}`],
});
const goodTarget = (endpoint: Endpoint) => target(endpoint, goodQuery(endpoint));

let server: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let holder: TestAccount;
let key: string;

beforeAll(async () => {
  server = await startServer();
  accounts = accountsOf(server);
  holder = await accounts.make();
  key = await holder.issueKey();
});
afterAll(async () => {
  await accounts.end();
  await server.stop();
});

const get = (endpoint: Endpoint, query: Query, secret = key) =>
  server.request(target(endpoint, query), { key: secret });

describe.each(cases)("%s", (name, endpoint) => {
  describe("a good call", () => {
    it("is answered with exactly the documented fields", async () => {
      const answer = await server.request(goodTarget(endpoint), { key });
      expect(answer.status).toBe(200);
      expect(endpoint.response.parse(answer.json())).toEqual(answer.json());
    });

    it("carries limit, cost, origin and caching headers", async () => {
      const secret = await holder.issueKey();
      const { headers } = await server.request(goodTarget(endpoint), { key: secret });
      expect(headers).toMatchObject({
        "content-type": "application/json; charset=utf-8",
        "ratelimit-limit": String(endpoint.limit.perMinute),
        "ratelimit-remaining": String(endpoint.limit.perMinute - 1),
        "ratelimit-reset": expect.stringMatching(/^\d+$/),
        "x-cost-naira": unitsToNaira(endpoint.price.units),
        "x-cost-credits": String(endpoint.price.units / unitsPerCredit),
        "x-data-source": expect.stringMatching(/^[\x20-\x7e]+$/),
        "x-data-kind": expect.stringMatching(/^(observed|forecast|modelled)$/),
        age: expect.stringMatching(/^\d+$/),
        etag: expect.stringMatching(/^"[\w-]+"$/),
        "cache-control": expect.stringMatching(/^private, max-age=\d+$/),
        "x-request-id": expect.stringMatching(/^\S+$/),
        "access-control-allow-origin": "*",
      });
      expect(headers).not.toHaveProperty("access-control-allow-credentials");
    });

    it("keeps the caller's request id when it is a sane token, and only then", async () => {
      const withId = (id: string) => server.request(goodTarget(endpoint), { key, headers: { "x-request-id": id } });
      expect((await withId("field-7.a")).headers["x-request-id"]).toBe("field-7.a");
      expect((await withId("no spaces")).headers["x-request-id"]).not.toBe("no spaces");
    });

    it("is the same at both base paths, without a redirect", async () => {
      const direct = await server.request(goodTarget(endpoint), { key });
      for (const base of ["/api", "/api/"]) {
        const answer = await server.request(`${base}${goodTarget(endpoint)}`, { key });
        expect(answer.status).toBe(200);
        expect(endpoint.response.safeParse(answer.json()).success).toBe(true);
        expect(Object.keys(answer.json() as object)).toEqual(Object.keys(direct.json() as object));
      }
    });

    it("by HEAD has the same status and headers and no body", async () => {
      const answer = await server.request(goodTarget(endpoint), { key, method: "HEAD" });
      expect(answer).toMatchObject({ status: 200, text: "" });
      expect(answer.headers["x-cost-naira"]).toBe(unitsToNaira(endpoint.price.units));
    });
  });

  describe("the key", () => {
    const refusal = async (secret?: string) =>
      server.request(goodTarget(endpoint), secret === undefined ? {} : { key: secret });

    it("missing: 401", async () => {
      expectError(await refusal(), 401, "API key required");
    });

    it.each([
      ["too short", "gona_short"],
      ["with a wrong checksum", `gona_${"a".repeat(49)}`],
      ["with a sign", `gona_${"a".repeat(48)}~`],
    ])("%s: 401", async (_, secret) => {
      expectError(await refusal(secret), 401, "Invalid API key");
    });

    it("unknown and deactivated: 401 in the same words", async () => {
      const unknown = expectError(await refusal(makeKey()), 401, "Invalid API key");
      const deactivated = expectError(
        await refusal(await holder.issueKey({ deactivated: true })),
        401,
        "Invalid API key",
      );
      expect(deactivated).toBe(unknown);
      expect(unknown).toMatch(/invalid or .*deactivated/);
    });

    it("over plain HTTP: 403 before the key is looked at", async () => {
      for (const headers of [{ "x-api-key": key }, {}] as Record<string, string>[]) {
        const answer = await fetch(`${server.httpUrl}${goodTarget(endpoint)}`, { headers, redirect: "manual" });
        expect(answer.status).toBe(403);
        expect(await answer.json()).toEqual({ error: "HTTPS required", message: expect.any(String) });
      }
    });
  });

  describe("another account's farm", () => {
    it("is 404 in the same words as an unknown one, and the holder's own is found", async () => {
      const stranger = await accounts.make();
      const farm = { name: "Gidan Gona", ...kano };
      const [own, foreign] = [await holder.addFarm(farm), await stranger.addFarm(farm)];
      const rest = goodQueries[name];
      expect((await get(endpoint, { farm_id: own, ...rest })).status).toBe(200);
      const refused = expectError(await get(endpoint, { farm_id: foreign, ...rest }), 404, "Not found");
      expect(expectError(await get(endpoint, { farm_id: 2_000_000_000, ...rest }), 404, "Not found")).toBe(refused);
    });
  });

  describe("a broken parameter", () => {
    it.each(brokenQueries(endpoint))("%s: 400 that names it", async (_, field, query) => {
      const message = expectError(await get(endpoint, query), 400, "Invalid request");
      expect(message).toMatch(new RegExp(`(^|[ ,.])${field}[:,]`));
    });

    it.each(edgeQueries(endpoint))("%s: within the bound, so not 400", async (_, query) => {
      expect((await get(endpoint, query)).status).not.toBe(400);
    });

    it("given twice: 400 that names it", async () => {
      const answer = await server.request(`${goodTarget(endpoint)}&location=Jos`, { key });
      expect(expectError(answer, 400, "Invalid request")).toMatch(/^location: /);
    });

    it("of several, each is named", async () => {
      const message = expectError(
        await get(endpoint, { latitude: 91, longitude: 181, colour: "green" }),
        400,
        "Invalid request",
      );
      for (const field of ["latitude", "longitude", "colour"]) expect(message).toContain(`${field}: `);
    });
  });

  it("any other method: 405 with Allow", async () => {
    const methods = publicEndpoints.filter(({ path }) => path === endpoint.path).map(({ method }) => method as string);
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((other) => !methods.includes(other))) {
      const answer = await server.request(goodTarget(endpoint), { key, method });
      expectError(answer, 405, "Method not allowed");
      expect(answer.headers.allow?.split(", ")).toEqual(expect.arrayContaining(methods));
    }
  });

  it("an unchanged answer is 304 for its ETag, without a body, and not charged", async () => {
    const account = await accounts.make();
    const secret = await account.issueKey();
    // Past days do not change from one call to the next; what is now may, so a few tries are allowed.
    const revalidate = async () => {
      const { headers } = await server.request(goodTarget(endpoint), { key: secret });
      return server.request(goodTarget(endpoint), { key: secret, headers: { "if-none-match": headers.etag ?? "" } });
    };
    const star = await server.request(goodTarget(endpoint), { key: secret, headers: { "if-none-match": "*" } });
    expect(star).toMatchObject({ status: 304, text: "" });
    expect(star.headers["x-cost-naira"]).toBe("0.0000");
    expect(await account.charged()).toEqual({ calls: 0, units: 0 });
    if (endpoint.path === "/v1/weather/historical") expect((await revalidate()).status).toBe(304);
  });

  it("is charged exactly once for a success and never for a failure", async () => {
    const account = await accounts.make();
    const secret = await account.issueKey();
    await server.request(goodTarget(endpoint), { key: secret });
    expect(await account.charged()).toEqual({ calls: 1, units: endpoint.price.units });
    const failures = await Promise.all([
      get(endpoint, { ...goodQuery(endpoint), colour: "green" }, secret),
      get(endpoint, { ...goodQueries[name], location: "Xyzzyplugh" }, secret),
      get(endpoint, { ...goodQueries[name], farm_id: 2_000_000_000 }, secret),
      server.request(goodTarget(endpoint), { key: secret, method: "DELETE" }),
      server.request(`${endpoint.path}/nowhere`, { key: secret }),
      fetch(`${server.httpUrl}${goodTarget(endpoint)}`, { headers: { "x-api-key": secret } }),
    ]);
    expect(failures.map(({ status }) => status)).toEqual([400, 404, 404, 405, 404, 403]);
    expect(await account.charged()).toEqual({ calls: 1, units: endpoint.price.units });
  });

  it("parallel calls never pass a budget, and a call beyond it is 402 and free", async () => {
    const account = await accounts.make();
    const secret = await account.issueKey();
    await account.setBudget(endpoint.price.units * 10 + endpoint.price.units - 1);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => server.request(goodTarget(endpoint), { key: secret })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    for (const answer of answers.filter(({ status }) => status !== 200)) expectError(answer, 402, "Budget reached");
    expect(await account.charged()).toEqual({ calls: 10, units: endpoint.price.units * 10 });
  });

  it("call limit+1 within a minute is 429 with the right Retry-After, and other keys go on", async () => {
    const secret = await holder.issueKey();
    const { perMinute } = endpoint.limit;
    const startedAt = performance.now();
    const statuses = await inParallel(
      perMinute,
      32,
      async () => (await get(endpoint, goodQuery(endpoint), secret)).status,
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await get(endpoint, goodQuery(endpoint), secret);
    const spentSeconds = (performance.now() - startedAt) / 1000;
    expectError(refused, 429, "Too many requests");
    const retryAfterSeconds = Number(refused.headers["retry-after"]);
    // The first call leaves the window 60 s after it came in, somewhere between the start and now.
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(Math.max(1, Math.floor(60 - spentSeconds)));
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(refused.headers["ratelimit-remaining"]).toBe("0");
    expect((await get(endpoint, goodQuery(endpoint))).status).toBe(200);
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
