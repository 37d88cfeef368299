import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../lib/testing/server";
import { accountsOf, type TestAccount } from "./support/account";
import { expectError } from "./support/error-answer";

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

const get = (target: string) => server.request(`/v1/weather/${target}`, { key });

describe("with every upstream off", () => {
  it.each([
    ["current", "current?location=Kano"],
    ["forecast", "forecast?location=Kano"],
    ["historical", "historical?location=Kano&start_date=2024-02-28&end_date=2024-03-01"],
    ["alerts", "alerts?location=Kano"],
  ])("%s weather is answered and says that it is modelled", async (_, target) => {
    const answer = await get(target);
    expect(answer.status).toBe(200);
    expect(answer.headers["x-data-kind"]).toBe("modelled");
    expect(answer.headers["cache-control"]).toBe("private, max-age=60");
  });

  it("the figures are the climate's of the place and season", async () => {
    const april = (await get("historical?location=Kano&start_date=2024-04-10&end_date=2024-04-10")).json();
    const january = (await get("historical?location=Kano&start_date=2024-01-10&end_date=2024-01-10")).json();
    const maximum = (body: unknown) => (body as { data: { temperature_max: number }[] }).data[0]?.temperature_max ?? 0;
    expect(maximum(april)).toBeGreaterThan(36);
    expect(maximum(april)).toBeLessThan(42);
    expect(maximum(january)).toBeLessThan(33);
  });

  it("no alert is made up, and the header says why the list is empty", async () => {
    const answer = await get("alerts?location=Kano");
    expect(answer.json()).toMatchObject({ alerts: [] });
    expect(answer.headers["x-data-source"]).toBe(
      "official warnings not available; no forecast available, so no agronomic alerts",
    );
  });

  it("a place beyond the climate figures is a 503 that costs nothing", async () => {
    const before = await holder.charged();
    for (const resource of ["current", "forecast", "alerts"]) {
      const answer = await get(`${resource}?latitude=-85&longitude=0`);
      expectError(answer, 503, "Weather unavailable");
      expect(answer.headers["retry-after"]).toMatch(/^[1-9]\d*$/);
    }
    expect(await holder.charged()).toEqual(before);
  });
});
