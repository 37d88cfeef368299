import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../lib/testing/server";
import { standInMoisture } from "../lib/upstream/testing/moisture-bodies";
import { standInNdvi, standInReliability } from "../lib/upstream/testing/modis-bodies";
import { startStandIns, type StandIns } from "../lib/upstream/testing/stand-ins";
import { accountsOf, type TestAccount } from "./support/account";
import { expectError } from "./support/error-answer";
import { queryString } from "./support/good-query";

type Point = { date: string; value: number; quality: string };
type Ndvi = {
  location: { name: string };
  start_date: string;
  end_date: string;
  ndvi_data: Point[];
  average_ndvi: number;
  min_ndvi: number;
  max_ndvi: number;
  trend: string;
};
type Moisture = {
  location: { name: string };
  depth: string;
  moisture_data: Point[];
  average_moisture: number;
  min_moisture: number;
  max_moisture: number;
  trend: string;
};
type Query = Record<string, string | number>;

const upstreamTimeoutMs = 2_000;
const dayMs = 86_400_000;
/** About 1.2 ha near Zaria. */
const corners = [
  [11.02, 7.66],
  [11.021, 7.66],
  [11.021, 7.661],
  [11.02, 7.661],
];

let standIns: StandIns;
let server: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let holder: TestAccount;
let key: string;
let farmId: number;

beforeAll(async () => {
  standIns = await startStandIns();
  server = await startServer({ env: { ...standIns.env, UPSTREAM_TIMEOUT_MS: String(upstreamTimeoutMs) } });
  accounts = accountsOf(server);
  holder = await accounts.make();
  key = await holder.issueKey();
  const body = { name: "Gonar Lami", soil_type: "clay", boundary_coordinates: corners };
  farmId = ((await server.request("/v1/farms", { method: "POST", key, body })).json() as { id: number }).id;
});
afterAll(async () => {
  await accounts.end();
  await server.stop();
  await standIns.stop();
});

const get = (resource: string, query: Query) => server.request(`/v1/earth/${resource}?${queryString(query)}`, { key });

async function answered<Body>(resource: string, query: Query) {
  const answer = await get(resource, query);
  expect(answer.status, answer.text).toBe(200);
  return { body: answer.json() as Body, headers: answer.headers };
}

/** A place near Kano that no other test asks for. */
let places = 0;
const somewhere = () => ({ latitude: Math.round((12 - 0.05 * (places += 1)) * 100) / 100, longitude: 8.5 });
const utcDate = (days = 0) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const noScenes = () => standIns.setBody("earth-search", { type: "FeatureCollection", features: [], links: [] });

describe("NDVI over HTTP", () => {
  it("of a farm is the mean within its boundary, scene by scene, with the count of clear pixels", async () => {
    const range = { start_date: "2024-09-01", end_date: "2024-10-10" };
    const { body, headers } = await answered<Ndvi>("ndvi", { farm_id: farmId, ...range });
    expect(headers["x-data-source"]).toMatch(/^Sentinel-2/);
    expect(headers["x-data-kind"]).toBe("observed");
    expect(body).toMatchObject({ location: { name: "Gonar Lami" }, ...range });
    expect(body.ndvi_data.length).toBeGreaterThan(3);
    for (const { quality, value } of body.ndvi_data) {
      const [, word, clear, all] = /^(good|fair|poor), (\d+) of (\d+) pixels clear$/.exec(quality) ?? [];
      const share = Number(clear) / Number(all);
      expect(word).toBe(share >= 0.8 ? "good" : share >= 0.4 ? "fair" : "poor");
      // 1.2 ha are about 120 pixels of 10 m.
      expect(Number(all)).toBeGreaterThan(100);
      expect(Number(all)).toBeLessThan(145);
      expect(Math.abs(value)).toBeLessThanOrEqual(1);
    }
    const dates = body.ndvi_data.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].toSorted());
    expect(dates.every((date) => date >= range.start_date && date <= range.end_date)).toBe(true);
    const values = body.ndvi_data.map(({ value }) => value);
    expect(body.average_ndvi).toBeCloseTo(mean(values), 4);
    expect([body.min_ndvi, body.max_ndvi]).toEqual([Math.min(...values), Math.max(...values)]);
  });

  it("of another account's farm is a 404", async () => {
    const stranger = await (await accounts.make()).issueKey();
    const query = queryString({ farm_id: farmId, start_date: "2024-09-01", end_date: "2024-09-10" });
    for (const resource of ["ndvi", "soil-moisture"]) {
      expectError(await server.request(`/v1/earth/${resource}?${query}`, { key: stranger }), 404, "Not found");
    }
  });

  it("without a usable scene is MODIS's composites, and says so; gaps stay gaps", async () => {
    noScenes();
    const { body, headers } = await answered<Ndvi>("ndvi", {
      ...somewhere(),
      start_date: "2024-05-01",
      end_date: "2024-08-31",
    });
    standIns.setBody("earth-search", undefined);
    expect(headers["x-data-source"]).toMatch(/^MODIS MOD13Q1/);
    expect(headers["x-data-kind"]).toBe("observed");
    // DOY 161 was not processed, 209 and 225 are cloudy.
    const days = [129, 145, 177, 193, 241];
    expect(body.ndvi_data).toEqual(
      days.map((day) => ({
        date: new Date(Date.UTC(2024, 0, day)).toISOString().slice(0, 10),
        value: standInNdvi(`A2024${day}`) / 10_000,
        quality: standInReliability(`A2024${day}`) === 0 ? "good" : "fair",
      })),
    );
  });

  it.each([
    ["rapid decline", "2024-09-12", "2024-12-10"],
    ["stable", "2024-01-01", "2024-04-30"],
    ["too few pictures", "2024-01-01", "2024-02-10"],
  ])("has the trend '%s' where it is one", async (trend, start_date, end_date) => {
    noScenes();
    const { body } = await answered<Ndvi>("ndvi", { ...somewhere(), start_date, end_date });
    standIns.setBody("earth-search", undefined);
    expect(body.trend).toBe(trend);
  });

  it.each([
    ["more than 366 days", { start_date: "2023-01-01", end_date: "2024-01-02" }, /^end_date: .*366 days/],
    ["days to come", { start_date: utcDate(-5), end_date: utcDate(1) }, /^end_date: expected .* \(today, UTC\)/],
    ["an end before the start", { start_date: "2024-03-02", end_date: "2024-03-01" }, /^end_date: /],
    ["days before there was MODIS", { start_date: "2000-02-17", end_date: "2000-03-01" }, /^start_date: .*2000-02-18/],
  ])("for %s is a 400 that says what is wrong", async (_title, range, message) => {
    expect(expectError(await get("ndvi", { ...somewhere(), ...range }), 400, "Invalid request")).toMatch(message);
  });
});

describe("soil moisture over HTTP", () => {
  it("of past days is the reanalysis, weighted by depth", async () => {
    const range = { start_date: "2024-03-01", end_date: "2024-03-20" };
    const { body, headers } = await answered<Moisture>("soil-moisture", { ...somewhere(), ...range });
    const layer = (name: string) => standInMoisture(`soil_moisture_${name}cm_mean`, "2024-03-01");
    expect(body.depth).toBe("0-28 cm");
    expect(body.moisture_data).toHaveLength(20);
    expect(body.moisture_data[0]).toEqual({
      date: "2024-03-01",
      value: expect.closeTo((7 * layer("0_to_7") + 21 * layer("7_to_28")) / 28, 4),
      quality: "reanalysis",
    });
    expect(body.average_moisture).toBeCloseTo(mean(body.moisture_data.map(({ value }) => value)), 3);
    // The stand-in's soil loses 0.001 a day.
    expect(body.trend).toBe("drying");
    expect(headers).toMatchObject({ "x-data-source": "Open-Meteo", "x-data-kind": "observed" });
  });

  it("of the days ahead is the forecast's, weighted by its own layers", async () => {
    const query = { ...somewhere(), start_date: utcDate(-2), end_date: utcDate(7), depth: "9-28cm" };
    const { body, headers } = await answered<Moisture>("soil-moisture", query);
    expect(body.depth).toBe("9-28 cm");
    expect(body.moisture_data.map(({ quality }) => quality)).toEqual([
      "reanalysis",
      "reanalysis",
      ...Array<string>(8).fill("forecast"),
    ]);
    const layer = (name: string) => standInMoisture(`soil_moisture_${name}cm`, utcDate(7));
    expect(body.moisture_data.at(-1)?.value).toBeCloseTo((18 * layer("9_to_27") + layer("27_to_81")) / 19, 4);
    expect(headers["x-data-kind"]).toBe("forecast");
  });

  it("leaves days out that nobody knows", async () => {
    standIns.setBody("open-meteo-archive", {
      daily_units: { soil_moisture_0_to_7cm_mean: "m³/m³" },
      daily: { time: ["2024-03-01", "2024-03-02", "2024-03-03"], soil_moisture_0_to_7cm_mean: [0.21, null, 0.19] },
    });
    const query = { ...somewhere(), start_date: "2024-03-01", end_date: "2024-03-03", depth: "5" };
    const { body } = await answered<Moisture>("soil-moisture", query);
    standIns.setBody("open-meteo-archive", undefined);
    expect(body.depth).toBe("5 cm");
    expect(body.moisture_data.map(({ date, value }) => [date, value])).toEqual([
      ["2024-03-01", 0.21],
      ["2024-03-03", 0.19],
    ]);
    expect(body.trend).toBe("too few days");
  });

  it.each([
    ["upside down", { depth: "28-0" }, /^depth: .*upper depth first/],
    ["too deep", { depth: "0-150" }, /^depth: .*at most 100 cm/],
    ["in words", { depth: "topsoil" }, /^depth: /],
    ["over 366 days", { start_date: "2023-01-01", end_date: "2024-01-02" }, /^end_date: .*366 days/],
    ["8 days ahead", { start_date: utcDate(), end_date: utcDate(8) }, /^end_date: expected .*7 days from today/],
  ])("%s is a 400 that says what is wrong", async (_title, wrong, message) => {
    const query = { ...somewhere(), start_date: "2024-03-01", end_date: "2024-03-03", ...wrong };
    expect(expectError(await get("soil-moisture", query), 400, "Invalid request")).toMatch(message);
  });

  it.each(["500", "wrong-units", "half"] as const)("is the water balance while the archive is %s", async (mode) => {
    standIns.setMode("open-meteo-archive", mode);
    const query = { ...somewhere(), start_date: "2024-06-01", end_date: "2024-06-30" };
    const { body, headers } = await answered<Moisture>("soil-moisture", query);
    standIns.setMode("open-meteo-archive", "good");
    expect(headers["x-data-kind"]).toBe("modelled");
    expect(headers["x-data-source"]).toMatch(/^Gona water balance \(FAO-56; .*NASA POWER\)$/);
    expect(body.moisture_data).toHaveLength(30);
  });
});

/** Last: what is down stays unasked for half a minute. */
describe("when nobody answers", () => {
  it("both are modelled, say so, and come in time", async () => {
    standIns.setMode("all", "hang");
    const startedAt = Date.now();
    const range = { start_date: utcDate(-365), end_date: utcDate() };
    const [ndvi, moisture] = await Promise.all([
      answered<Ndvi>("ndvi", { farm_id: farmId, ...range }),
      answered<Moisture>("soil-moisture", { farm_id: farmId, ...range, depth: "0-30" }),
    ]);
    // Scenes, then MODIS with its patience of 3; each may take a grace of 0.5 s.
    expect(Date.now() - startedAt).toBeLessThan(4 * upstreamTimeoutMs + 2 * 500 + 2_000);
    expect(ndvi.headers).toMatchObject({
      "x-data-kind": "modelled",
      "x-data-source": expect.stringMatching(/^Gona phenology/),
    });
    expect(ndvi.body.ndvi_data).toHaveLength(37);
    expect(ndvi.body.ndvi_data.every(({ quality }) => quality === "modelled")).toBe(true);
    expect(moisture.headers["x-data-kind"]).toBe("modelled");
    // The soil is the farm's own, in its owner's words: clay holds 0.28 to 0.40.
    expect(moisture.headers["x-data-source"]).toMatch(/^Gona water balance \(FAO-56; clay; weather: Gona climatology/);
    expect(moisture.body.moisture_data).toHaveLength(366);
    expect(moisture.body.min_moisture).toBeGreaterThanOrEqual(0.28);
    expect(moisture.body.max_moisture).toBeLessThanOrEqual(0.4);
    expect(moisture.body.max_moisture - moisture.body.min_moisture).toBeGreaterThan(0.05);
    expect(moisture.headers["cache-control"]).toMatch(/max-age=60$/);
  });

  it("and nothing is known of the climate either, it is a 503 that says when to come back", async () => {
    const query = { latitude: -30, longitude: -15, start_date: "2024-03-01", end_date: "2024-03-03" };
    const titles = { ndvi: "NDVI unavailable", "soil-moisture": "Soil moisture unavailable" };
    for (const [resource, title] of Object.entries(titles)) {
      const answer = await get(resource, query);
      expectError(answer, 503, title);
      expect(answer.headers["retry-after"]).toBe("30");
    }
  });
});
