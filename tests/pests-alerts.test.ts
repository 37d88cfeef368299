import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../lib/testing/server";
import { dryHeat, hoursBody, humidNights, type HourAt, type HourFigures } from "../lib/upstream/testing/hours-bodies";
import { startStandIns, type StandIns } from "../lib/upstream/testing/stand-ins";
import { accountsOf, type TestAccount } from "./support/account";
import { expectError } from "./support/error-answer";
import { queryString } from "./support/good-query";

type Alert = { id: number; risk_level: string; alert_message: string } & Record<"name" | "type", string>;
type Alerts = { date: string; location: string; alerts: (Alert & { affected_crops: string })[] };
type Query = Record<string, string | number>;

const lateBlight = /late blight/i;

let standIns: StandIns;
let server: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let holder: TestAccount;
let key: string;
beforeAll(async () => {
  standIns = await startStandIns();
  const { OPEN_METEO_FORECAST_URL } = standIns.env;
  server = await startServer({ env: { OPEN_METEO_FORECAST_URL } });
  accounts = accountsOf(server);
  holder = await accounts.make();
  key = await holder.issueKey();
});
afterAll(async () => {
  await accounts.end();
  await server.stop();
  await standIns.stop();
});
beforeEach(() => weatherIs(humidNights));

function weatherIs(weather: (at: HourAt) => HourFigures): void {
  standIns.setBody("open-meteo-forecast", (asked: { query: URLSearchParams; now: number }) =>
    hoursBody(asked, weather),
  );
}

const get = (query: Query) => server.request(`/v1/pests/alerts?${queryString(query)}`, { key });

async function farmWith(crop: string, latitude: number): Promise<number> {
  const id = await holder.addFarm({ name: "Gonar Musa", latitude, longitude: 8.52 });
  const body = { name: crop, status: "growing" };
  const answer = await server.request(`/v1/farms/${id}/crops`, { method: "POST", key, body });
  expect(answer.status, answer.text).toBe(201);
  return id;
}

describe("GET /v1/pests/alerts", () => {
  it("answers for a farm's crop with rule and weather in words, and says whose weather it is", async () => {
    const answer = await get({ farm_id: await farmWith("Potato", 9.3) });
    expect(answer.status, answer.text).toBe(200);
    const { location, alerts } = answer.json() as Alerts;
    expect(location).toBe("Gonar Musa");
    const blight = alerts.find(({ name }) => lateBlight.test(name));
    expect(blight).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      type: "disease",
      risk_level: "moderate",
      alert_message: expect.stringMatching(/^Rule: .+\. Weather: .+/),
      affected_crops: "Potato",
    });
    expect(answer.headers["x-data-source"]).toMatch(/^Open-Meteo; /);
    expect(answer.headers["x-data-kind"]).toBe("forecast");
    expect(answer.headers["x-cost-credits"]).toBe("200");
    const organism = await server.request(`/v1/pests/${blight?.id ?? 0}`, { key });
    expect(organism.json()).toMatchObject({ id: blight?.id, name: blight?.name, type: "disease" });
  });

  it("gives no alert without a cause", async () => {
    weatherIs(dryHeat);
    const answer = await get({ farm_id: await farmWith("Potato", 10.3) });
    expect((answer.json() as Alerts).alerts).toEqual([]);
  });

  it("takes a crop without a place for Nigeria; neither is a 400 that says what to give", async () => {
    expect((await get({ crop_id: 1 })).json()).toMatchObject({ location: "Nigeria" });
    const message = expectError(await get({}), 400, "Invalid request");
    expect(message).toMatch(/location: give a place .* or crop_id, or both/);
    expectError(await get({ crop_id: 2_000_000 }), 404, "Not found");
    expectError(await get({ latitude: 12, crop_id: 1 }), 400, "Invalid request");
  });

  it("without weather is 200, modelled, and says that no rule was run", async () => {
    standIns.setMode("open-meteo-forecast", "500");
    const answer = await get({ latitude: 11.3, longitude: 8.52, crop_id: 14 });
    standIns.setMode("open-meteo-forecast", "good");
    expect(answer.status, answer.text).toBe(200);
    expect((answer.json() as Alerts).alerts).toEqual([]);
    expect(answer.headers["x-data-kind"]).toBe("modelled");
    expect(answer.headers["x-data-source"]).toMatch(/^no weather available/);
  });
});

describe("GET /console/v1/pests/board", () => {
  it("has the signed-in farmer's farms and nobody else's; without a session it is 401", async () => {
    const signUp = await server.request("/api/auth/sign-up/email", {
      method: "POST",
      headers: { origin: server.httpsUrl },
      body: { name: "Lami", email: "lami@example.org", password: "a long quiet harmattan" },
    });
    const cookie = (signUp.headers["set-cookie"] ?? "").split(/, (?=[\w.-]+=)/).map((each) => each.split(";")[0]);
    const headers = { cookie: cookie.join("; "), origin: server.httpsUrl };
    const body = { name: "Gonar Lami", coordinates: { latitude: 9.92, longitude: 8.89 } };
    const farm = (await server.request("/console/v1/farms", { method: "POST", headers, body })).json() as Alert;
    const board = await server.request("/console/v1/pests/board", { headers });
    expect(board.status, board.text).toBe(200);
    expect(board.json()).toMatchObject({ farms: [{ id: farm.id, crops_from: "calendar" }], more_farms: 0 });
    expect((await server.request("/console/v1/pests/board")).status).toBe(401);
    expect((await server.request("/v1/pests/board", { key })).status).not.toBe(200);
  });
});
