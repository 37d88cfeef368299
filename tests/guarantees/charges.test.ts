import { afterEach, describe, expect, it } from "vitest";
import { testDatabase } from "../../lib/testing/database";
import { startServer, type TestServer } from "../../lib/testing/server";
import { accountsOf, type TestAccount } from "../support/account";

const currentWeather = "/v1/weather/current?latitude=12&longitude=8.52";
const priceUnits = 100_000;

const running: TestServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function start(databaseUrl: string, env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startServer({ databaseUrl, env: { LOG_LEVEL: "warn", ...env } });
  running.push(server);
  return server;
}

async function accountOn(server: TestServer): Promise<TestAccount> {
  return accountsOf(server).make();
}

/** Calls as fast as `callers` in parallel can until `until` says stop or the server is gone; counts what was sent and answered. */
async function load(
  server: TestServer,
  keys: string[],
  options: { callers: number; until: (answered: number) => boolean },
) {
  const count = { sent: 0, answered: 0 };
  const caller = async () => {
    while (!options.until(count.answered)) {
      const key = keys[count.sent++ % keys.length] ?? "";
      const answer = await server.request(currentWeather, { key }).catch(() => null);
      if (answer === null) return;
      if (answer.status === 200) count.answered++;
    }
  };
  await Promise.all(Array.from({ length: options.callers }, caller));
  return count;
}

describe("charges", () => {
  it("kill -9 at full load loses no charge of an answered call and invents none", async () => {
    const databaseUrl = await testDatabase();
    const server = await start(databaseUrl);
    const account = await accountOn(server);
    const keys = await Promise.all(Array.from({ length: 10 }, () => account.issueKey()));
    const count = await load(server, keys, {
      callers: 32,
      until: (answered) => {
        if (answered >= 1_500 && running.includes(server)) {
          running.splice(running.indexOf(server), 1);
          void server.kill();
        }
        return false;
      },
    });
    expect(count.answered).toBeGreaterThanOrEqual(1_500);
    const after = await account.charged();
    expect(after.calls).toBeGreaterThanOrEqual(count.answered);
    expect(after.calls).toBeLessThanOrEqual(count.sent);
    expect(after.units).toBe(after.calls * priceUnits);

    const successor = await start(databaseUrl);
    expect((await successor.request(currentWeather, { key: keys[0] ?? "" })).status).toBe(200);
    expect((await account.charged()).calls).toBe(after.calls + 1);
  });

  it("two processes on one database never overspend a budget, and spend it to the last call", async () => {
    const databaseUrl = await testDatabase();
    const [one, two] = await Promise.all([start(databaseUrl), start(databaseUrl)]);
    const account = await accountOn(one);
    const keys = [await account.issueKey(), await account.issueKey()];
    const affordable = 137;
    await account.setBudget(affordable * priceUnits + priceUnits - 1);
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        (index % 2 === 0 ? one : two).request(currentWeather, { key: keys[index % 3 === 0 ? 0 : 1] ?? "" }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(affordable);
    expect(answers.filter((answer) => answer.status === 402)).toHaveLength(400 - affordable);
    expect(await account.charged()).toEqual({ calls: affordable, units: affordable * priceUnits });
  });

  it("SIGTERM under load answers and charges the calls under way, then ends with 0", async () => {
    const server = await start(await testDatabase());
    const account = await accountOn(server);
    const keys = await Promise.all(Array.from({ length: 4 }, () => account.issueKey()));
    let stopped: Promise<number | null> | undefined;
    const count = await load(server, keys, {
      callers: 16,
      until: (answered) => {
        if (answered >= 200 && !stopped) {
          running.splice(running.indexOf(server), 1);
          stopped = server.stop();
        }
        return false;
      },
    });
    expect(await stopped).toBe(0);
    expect((await account.charged()).calls).toBeGreaterThanOrEqual(count.answered);
    expect((await account.charged()).calls).toBeLessThanOrEqual(count.sent);
  });
});

describe("deactivated key", () => {
  it("is refused at once on every process when an operator deactivates it", async () => {
    const databaseUrl = await testDatabase();
    const [one, two] = await Promise.all([start(databaseUrl), start(databaseUrl)]);
    const account = await accountOn(one);
    const key = await account.issueKey();
    for (const server of [one, two]) expect((await server.request(currentWeather, { key })).status).toBe(200);
    expect(await one.admin(["key", "deactivate", "--prefix", key.slice(0, 12)])).toMatchObject({ code: 0 });
    for (const server of [one, two]) {
      const refused = await server.request(currentWeather, { key });
      expect(refused.status).toBe(401);
      expect(refused.json()).toMatchObject({ error: "Invalid API key" });
    }
    expect((await account.charged()).calls).toBe(2);
  });
});

describe("plain HTTP", () => {
  it("refuses the API before the key is looked at, and charges nothing", async () => {
    const server = await start(await testDatabase());
    const account = await accountOn(server);
    const key = await account.issueKey();
    for (const base of ["/v1", "/api/v1", "/api//v1"]) {
      const answer = await fetch(`${server.httpUrl}${currentWeather.replace("/v1", base)}`, {
        headers: { "x-api-key": key },
      });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ error: "HTTPS required", message: expect.any(String) as string });
    }
    expect((await fetch(`${server.httpUrl}/v1/nothing`)).status).toBe(403);
    expect((await account.charged()).calls).toBe(0);
  });

  it("a proxy's word for HTTPS counts only with TRUST_PROXY", async () => {
    const databaseUrl = await testDatabase();
    const [trusting, wary] = await Promise.all([start(databaseUrl, { TRUST_PROXY: "true" }), start(databaseUrl)]);
    const key = await (await accountOn(trusting)).issueKey();
    const headers = { "x-api-key": key, "x-forwarded-proto": "https" };
    expect((await fetch(`${trusting.httpUrl}${currentWeather}`, { headers })).status).toBe(200);
    expect((await fetch(`${wary.httpUrl}${currentWeather}`, { headers })).status).toBe(403);
  });

  it("keeps health and readiness on both ports, and metrics for this machine", async () => {
    const server = await start(await testDatabase());
    for (const path of ["/healthz", "/readyz"]) {
      expect((await fetch(`${server.httpUrl}${path}`)).status).toBe(200);
      expect((await server.request(path)).status).toBe(200);
    }
    expect((await server.request("/metrics")).text).toContain("gona_call_duration_seconds");
    expect((await server.request("/metrics", { headers: { "x-forwarded-for": "203.0.113.9" } })).status).toBe(404);
  });
});
