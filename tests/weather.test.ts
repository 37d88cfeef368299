import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../lib/testing/server";
import { archiveBody, recordedForecast } from "../lib/upstream/testing/bodies";
import { startStandIns, type StandIns } from "../lib/upstream/testing/stand-ins";
import { accountsOf, type TestAccount } from "./support/account";
import { expectError } from "./support/error-answer";
import { queryString } from "./support/good-query";

type Daily = { date: string; temperature_max: number; temperature_min: number; humidity: number; conditions: string };
type Alert = { event: string; severity: string; certainty: string; instruction: string; source: string };

const berlin = { latitude: 52.52, longitude: 13.4 };
const dayMs = 86_400_000;

let standIns: StandIns;
let server: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let holder: TestAccount;
let key: string;

beforeAll(async () => {
  standIns = await startStandIns();
  server = await startServer({ env: standIns.env });
  accounts = accountsOf(server);
  holder = await accounts.make();
  key = await holder.issueKey();
});
afterAll(async () => {
  await accounts.end();
  await server.stop();
  await standIns.stop();
});

const get = (resource: string, query: Record<string, string | number>) =>
  server.request(`/v1/weather/${resource}?${queryString(query)}`, { key });

async function answered<Body>(resource: string, query: Record<string, string | number>) {
  const answer = await get(resource, query);
  expect(answer.status).toBe(200);
  return { body: answer.json() as Body, headers: answer.headers };
}

/** Today at a place, YYYY-MM-DD, or so many days from it. */
const localDate = (timeZone: string, days = 0) =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(Date.now() + days * dayMs);

describe("figures of the weather services", () => {
  it("current weather is the recording's, in the documented units", async () => {
    const { current } = recordedForecast();
    const { body, headers } = await answered<Record<string, unknown>>("current", berlin);
    expect(body).toEqual({
      humidity: current?.relative_humidity_2m,
      pressure: current?.pressure_msl,
      uv_index: current?.uv_index ?? null,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/),
      conditions: expect.stringMatching(/^[A-Z][a-z ]+$/),
      visibility: typeof current?.visibility === "number" ? current.visibility / 1000 : null,
      wind_speed: current?.wind_speed_10m,
      temperature: current?.temperature_2m,
    });
    const age = Date.now() - Date.parse(String(body.timestamp));
    expect(Math.abs(age)).toBeLessThan(2 * 3_600_000);
    expect(headers).toMatchObject({ "x-data-source": expect.stringContaining("Open-Meteo") });
    expect(headers["x-data-kind"]).not.toBe("modelled");
  });

  it("the forecast is the recording's, for seven days unless told", async () => {
    const { daily } = recordedForecast();
    const { body, headers } = await answered<{ daily: Daily[]; location: unknown }>("forecast", berlin);
    const days = daily.time?.slice(0, 7).map((_, index) => ({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      humidity: daily.relative_humidity_2m_mean?.[index] ?? null,
      conditions: expect.stringMatching(/^[A-Z][a-z ]+$/),
      temperature_max: daily.temperature_2m_max?.[index],
      temperature_min: daily.temperature_2m_min?.[index],
      precipitation_probability: daily.precipitation_probability_max?.[index] ?? null,
    }));
    expect(body.daily).toEqual(days);
    expect(body.location).toEqual({ name: expect.stringMatching(/^\S/), ...berlin });
    expect(headers["x-data-kind"]).toBe("forecast");
  });

  it("past weather is the archive's, one record for each day of the range", async () => {
    const range = { start_date: "2024-02-27", end_date: "2024-03-01" };
    const { body } = await answered<{ data: Daily[] }>("historical", { ...berlin, ...range });
    const { daily } = archiveBody({
      query: new URLSearchParams(range),
      now: Date.now(),
      datesFrom: "today",
      pathname: "/v1/archive",
      posted: "",
    });
    expect(body.data.map(({ date }) => date)).toEqual(["2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01"]);
    expect(body.data.map((day) => day.temperature_max)).toEqual(daily.temperature_2m_max);
    expect(body.data.map((day) => day.temperature_min)).toEqual(daily.temperature_2m_min);
  });

  it("a repeated call is answered from the cache, with the age of its data", async () => {
    const point = { latitude: 48.14, longitude: 11.58 };
    standIns.forget();
    const first = await answered<object>("current", point);
    const second = await answered<object>("current", point);
    expect(second.body).toEqual(first.body);
    expect(standIns.requests("open-meteo-forecast")).toHaveLength(1);
    expect(Number(second.headers.age)).toBeGreaterThanOrEqual(Number(first.headers.age));
  });
});

describe("saying where", () => {
  it("a farm's weather goes by the farm's name", async () => {
    const farmId = await holder.addFarm({ name: "Gonar Musa", latitude: 11.1, longitude: 7.7 });
    const { body } = await answered<{ location: unknown }>("forecast", { farm_id: farmId });
    expect(body.location).toEqual({ name: "Gonar Musa", latitude: 11.1, longitude: 7.7 });
  });

  it("a farm without coordinates is a 400 that says what to do", async () => {
    const farmId = await holder.addFarm({ name: "Nowhere yet", latitude: null, longitude: null });
    expect(expectError(await get("current", { farm_id: farmId }), 400, "Invalid request")).toMatch(
      /^farm_id: .*coordinates/,
    );
  });

  it("a place name is found whatever its case, and an unknown one is a 404", async () => {
    const { body } = await answered<{ location: { name: string } }>("forecast", { location: "kano" });
    expect(body.location.name).toMatch(/^Kano/);
    expectError(await get("forecast", { location: "Xyzzyplugh" }), 404, "Unknown location");
  });
});

describe("days asked for", () => {
  it.each([1, 16])("a forecast of %d days", async (days) => {
    const { body } = await answered<{ daily: Daily[] }>("forecast", { location: "Kano", days });
    expect(body.daily.length).toBeGreaterThanOrEqual(Math.min(days, 7));
    expect(body.daily.length).toBeLessThanOrEqual(days);
  });

  const history = (start_date: string, end_date: string) =>
    get("historical", { location: "Kano", start_date, end_date });

  it.each([
    ["the first day there is", "1940-01-01", "1940-01-01"],
    ["366 days", "2024-01-01", "2024-12-31"],
    ["yesterday at the place", localDate("Africa/Lagos", -1), localDate("Africa/Lagos", -1)],
  ])("past weather of %s is given", async (_, start, end) => {
    expect((await history(start, end)).status).toBe(200);
  });

  it.each([
    ["a day before 1940", { field: "start_date", start: "1939-12-31", end: "1940-01-05" }],
    ["an end before the start", { field: "end_date", start: "2024-02-02", end: "2024-02-01" }],
    ["367 days", { field: "end_date", start: "2024-01-01", end: "2025-01-01" }],
    ["today at the place", { field: "end_date", start: localDate("Africa/Lagos", -3), end: localDate("Africa/Lagos") }],
    ["a day to come", { field: "start_date", start: localDate("Africa/Lagos", 2), end: localDate("Africa/Lagos", 3) }],
  ])("past weather of %s is a 400 that names the field", async (_, { field, start, end }) => {
    expect(expectError(await history(start, end), 400, "Invalid request")).toMatch(new RegExp(`(^|\\. )${field}: `));
  });
});

/** A forecast with these highest temperatures. */
function withMaxima(maximaC: number[]) {
  const body = recordedForecast();
  const days = body.daily.time?.length ?? 0;
  const first = Date.parse(localDate("Africa/Lagos"));
  const series = (values: number[], rest: number) => Array.from({ length: days }, (_, index) => values[index] ?? rest);
  return {
    ...body,
    utc_offset_seconds: 3600,
    daily: {
      ...body.daily,
      time: series([], 0).map((_, index) => new Date(first + index * dayMs).toISOString().slice(0, 10)),
      temperature_2m_max: series(maximaC, 30),
      temperature_2m_min: series([], 20),
      precipitation_sum: series([], 5),
      wind_gusts_10m_max: series([], 20),
      relative_humidity_2m_mean: series([], 50),
    },
  };
}

describe("alerts", () => {
  type Body = { location: unknown; last_updated: string; alerts: Alert[] };
  const heat = expect.objectContaining({
    event: "Heat",
    severity: "Severe",
    certainty: "Likely",
    instruction: expect.stringContaining("Water crops"),
    source: expect.stringMatching(/^Gona, from the forecast of Open-Meteo/),
  });

  beforeAll(() => standIns.setBody("open-meteo-forecast", withMaxima([39, 41])));
  afterAll(() => {
    standIns.setBody("open-meteo-forecast", undefined);
    standIns.setMode("all", "good");
  });

  it("official warnings and agronomic alerts stand together, the most severe first", async () => {
    const { body, headers } = await answered<Body>("alerts", { latitude: 11.7, longitude: 8.2 });
    expect(body.alerts).toContainEqual(heat);
    expect(body.alerts.some(({ event }) => event === "THUNDERSTORMS")).toBe(true);
    const order = ["Extreme", "Severe", "Moderate", "Minor", "Unknown"];
    const ranks = body.alerts.map(({ severity }) => order.indexOf(severity));
    expect(ranks).toEqual(ranks.toSorted());
    expect(headers["x-data-source"]).toMatch(/^WMO SWIC; Open-Meteo/);
    expect(Math.abs(Date.now() - Date.parse(body.last_updated))).toBeLessThan(60_000);
  });

  it("have the same ids from call to call", async () => {
    const place = { latitude: 11.7, longitude: 8.2 };
    const ids = async () =>
      (await answered<{ alerts: { id: string }[] }>("alerts", place)).body.alerts.map(({ id }) => id);
    expect(await ids()).toEqual(await ids());
  });

  it("agronomic ones outlive a failure of the warning services, which is said", async () => {
    for (const service of ["swic", "cap-feeds"] as const) standIns.setMode(service, "500");
    const { body, headers } = await answered<Body>("alerts", { latitude: 10, longitude: 7.5 });
    expect(body.alerts).toEqual([heat]);
    expect(headers["x-data-source"]).toMatch(/^official warnings not available; Open-Meteo/);
    standIns.setMode("all", "good");
  });

  it("official ones outlive a failure of the forecast services, which is said; normals give no alerts", async () => {
    for (const service of ["open-meteo-forecast", "met-norway"] as const) standIns.setMode(service, "500");
    const { body, headers } = await answered<Body>("alerts", { latitude: 12.3, longitude: 8.9 });
    expect(body.alerts.map(({ event }) => event)).toEqual(["THUNDERSTORMS"]);
    expect(headers["x-data-source"]).toBe("WMO SWIC; no forecast available, so no agronomic alerts");
    expect(headers["x-data-kind"]).toBe("forecast");
    standIns.setMode("all", "good");
  });
});
