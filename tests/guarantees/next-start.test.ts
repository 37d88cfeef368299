import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../lib/postgres";
import { testDatabase } from "../../lib/testing/database";
import { upstreamsOff } from "../../lib/testing/server";
import { accountsOf, type TestAccount } from "../support/account";

const currentWeather = "/v1/weather/current?location=Kano";

let child: ChildProcess;
let base: string;
let account: TestAccount;
let key: string;

beforeAll(async () => {
  const [port, databaseUrl] = [await freePort(), await testDatabase()];
  base = `http://localhost:${port}`;
  const env = { ...process.env, ...upstreamsOff, DATABASE_URL: databaseUrl, TRUST_PROXY: "true", LOG_LEVEL: "warn" };
  child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "start", "-p", String(port)], {
    env,
    stdio: "ignore",
  });
  account = await accountsOf({ databaseUrl }).make();
  key = await account.issueKey();
  while (!(await fetch(`${base}/openapi.json`).catch(() => null))) await pause(50);
});

afterAll(async () => {
  child.kill();
  await once(child, "exit");
});

const call = (path: string, headers: Record<string, string> = { "x-forwarded-proto": "https" }) =>
  fetch(`${base}${path}`, { headers: { "x-api-key": key, ...headers } });

describe("plain next start behind a proxy", () => {
  it("answers through the route files, limited and charged like the front door", async () => {
    const answer = await call(currentWeather);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-data-kind")).toBe("modelled");
    expect(answer.headers.get("ratelimit-remaining")).toBe("999");
    expect(await account.charged()).toEqual({ calls: 1, units: 100_000 });
    expect((await call(currentWeather.replace("/v1", "/api/v1"))).status).toBe(200);
  });

  it("refuses plain HTTP, unknown paths and other methods in the two-field form", async () => {
    expect((await call(currentWeather, {})).status).toBe(403);
    const unknown = await call("/v1/no/such/thing");
    expect(unknown.status).toBe(404);
    expect(Object.keys((await unknown.json()) as object)).toEqual(["error", "message"]);
    const posted = await fetch(`${base}${currentWeather}`, {
      method: "POST",
      headers: { "x-forwarded-proto": "https" },
    });
    expect(posted.status).toBe(405);
    expect(posted.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  });
});
