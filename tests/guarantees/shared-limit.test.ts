import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../lib/postgres";
import { testDatabase } from "../../lib/testing/database";
import { startServer, type TestServer } from "../../lib/testing/server";
import { accountsOf } from "../support/account";

const currentWeather = "/v1/weather/current?latitude=12&longitude=8.52";
const limit = 1_000;

let redis: ChildProcess;
let servers: TestServer[];

beforeAll(async () => {
  const port = await freePort();
  redis = spawn("redis-server", ["--port", String(port), "--save", "", "--appendonly", "no"]);
  for await (const line of createInterface(redis.stdout ?? process.stdin)) {
    if (line.includes("Ready to accept connections")) break;
  }
  const databaseUrl = await testDatabase();
  const env = { REDIS_URL: `redis://127.0.0.1:${port}`, LOG_LEVEL: "warn" };
  servers = await Promise.all([startServer({ databaseUrl, env }), startServer({ databaseUrl, env })]);
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  redis.kill();
  await once(redis, "exit");
});

describe("rate limit shared through Redis", () => {
  it("two processes together let exactly the limit through, and name the wait to the rest", async () => {
    const [one] = servers;
    if (!one) throw new Error("no server");
    const account = await accountsOf(one).make();
    const key = await account.issueKey();
    const answers = await Promise.all(
      Array.from({ length: limit + 200 }, (_, index) => (servers[index % 2] ?? one).request(currentWeather, { key })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(limit);
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(200);
    for (const answer of refused) {
      expect(Number(answer.headers["retry-after"])).toBeGreaterThanOrEqual(1);
      expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(60);
      expect(answer.headers["ratelimit-remaining"]).toBe("0");
    }
    expect((await account.charged()).calls).toBe(limit);
  });

  it("counts each key for itself", async () => {
    const [one, two] = servers;
    if (!one || !two) throw new Error("no servers");
    const key = await (await accountsOf(one).make()).issueKey();
    const first = await one.request(currentWeather, { key });
    const second = await two.request(currentWeather, { key });
    expect([first, second].map((answer) => answer.headers["ratelimit-remaining"])).toEqual(["999", "998"]);
  });
});
