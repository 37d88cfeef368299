import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../lib/testing/server";
import { startStandIns, type Mode, type StandIns } from "../lib/upstream/testing/stand-ins";
import { accountsOf, type TestAccount } from "./support/account";
import { expectError } from "./support/error-answer";
import { queryString } from "./support/good-query";

type Analysis = {
  cec: number;
  texture: { clay: number; sand: number; silt: number };
  location: unknown;
  soil_type: string;
  properties: Record<string, number>;
  analysis_date: string;
  base_saturation: number;
  recommendations: Record<string, number>;
};
type Sample = { id: number; tracking_code: string; status: string; created_at: string } & Record<string, unknown>;

const berlin = { latitude: 52.52, longitude: 13.4 };
const broken = ["500", "html", "nonsense", "half", "hang", "wrong-units", "rate-limited", "down"] as const;

let standIns: StandIns;
let folder: string;
beforeAll(async () => {
  standIns = await startStandIns({ slowMs: 300 });
  folder = await mkdtemp(path.join(os.tmpdir(), "gona-test-soil-"));
});
afterAll(async () => {
  await standIns.stop();
  await rm(folder, { recursive: true, force: true });
});

type Party = { server: TestServer; accounts: ReturnType<typeof accountsOf>; holder: TestAccount; key: string };

async function party(env: Record<string, string> = {}): Promise<Party> {
  const server = await startServer({ env: { ...standIns.env, UPSTREAM_TIMEOUT_MS: "1000", ...env } });
  const accounts = accountsOf(server);
  const holder = await accounts.make();
  return { server, accounts, holder, key: await holder.issueKey() };
}

async function end({ server, accounts }: Party) {
  await accounts.end();
  await server.stop();
}

const ask = ({ server, key }: Party, query: Record<string, string | number>) =>
  server.request(`/v1/soil/analysis?${queryString(query)}`, { key });

async function analysed(at: Party, query: Record<string, string | number>) {
  const answer = await ask(at, query);
  expect(answer.status).toBe(200);
  return { body: answer.json() as Analysis, headers: answer.headers };
}

const isWhole = ({ texture, properties, cec, recommendations }: Analysis) => {
  expect(texture.clay + texture.sand + texture.silt).toBeCloseTo(100, 6);
  const figures = [...Object.values(properties), cec, ...Object.values(recommendations)];
  expect(Object.keys(properties)).toHaveLength(13);
  expect(figures.every(Number.isFinite)).toBe(true);
};

describe("an analysis with every service well", () => {
  let at: Party;
  beforeAll(async () => {
    standIns.setMode("all", "good");
    at = await party({ ISDA_USERNAME: "farm@example.com", ISDA_PASSWORD: "guinea-corn" });
  });
  afterAll(() => end(at));

  it("in Africa is iSDAsoil's, and says what is estimated and that a map is a model", async () => {
    const { body, headers } = await analysed(at, { location: "Kano" });
    expect(body).toMatchObject({
      cec: 5.1,
      texture: { clay: 14, sand: 64, silt: 22 },
      soil_type: "sandy loam",
      properties: { ph: 6.2, phosphorus: 8.9, potassium: 98, calcium: 602, nitrogen: 0.06, organic_matter: 1.24 },
      analysis_date: new Date().toISOString().slice(0, 10),
    });
    // (602/200.4 + 121/121.5 + 98/391) / 5.1
    expect(body.base_saturation).toBeCloseTo(83.3, 1);
    expect(headers["x-data-source"]).toBe("iSDAsoil; estimated: copper, boron, manganese");
    expect(headers["x-data-kind"]).toBe("modelled");
    isWhole(body);
  });

  it("elsewhere is SoilGrids', with what that lacks estimated", async () => {
    const { body, headers } = await analysed(at, berlin);
    expect(headers["x-data-source"]).toMatch(/^SoilGrids 2.0 \(ISRIC\); estimated: phosphorus, potassium, calcium, /);
    expect(headers["x-data-kind"]).toBe("modelled");
    expect(body.location).toEqual({ name: expect.stringMatching(/\S/), ...berlin });
    isWhole(body);
  });

  it("of a point asked for again comes from the cache, with its age", async () => {
    const point = { latitude: 10.52, longitude: 7.44 };
    const first = await analysed(at, point);
    standIns.forget();
    const second = await analysed(at, { latitude: 10.5201, longitude: 7.4401 });
    expect(second.body.properties).toEqual(first.body.properties);
    expect(standIns.requests("isda")).toHaveLength(0);
    expect(second.headers.age).toMatch(/^\d+$/);
  });

  it("is waited for while a service is slow", async () => {
    standIns.setMode("isda", "slow");
    const { headers } = await analysed(at, { location: "Jos" });
    expect(headers["x-data-source"]).toMatch(/^iSDAsoil;/);
    standIns.setMode("all", "good");
  });
});

describe.each<Mode>([...broken])("an analysis while every service answers with %s", (mode) => {
  let at: Party;
  beforeAll(async () => {
    standIns.setMode("all", mode);
    at = await party({
      ISDA_USERNAME: "farm@example.com",
      ISDA_PASSWORD: "guinea-corn",
      UPSTREAM_TIMEOUT_MS: "300",
    });
  });
  afterAll(async () => {
    standIns.setMode("all", "good");
    await end(at);
  });

  it("is the region's usual soil in Nigeria, said to be so, in time", async () => {
    const startedAt = performance.now();
    const { body, headers } = await analysed(at, { latitude: 12.0, longitude: 8.52 });
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    expect(headers["x-data-source"]).toBe("Gona usual soil of the Sudan and Sahel savanna");
    expect(headers["x-data-kind"]).toBe("modelled");
    expect(headers["cache-control"]).toBe("private, max-age=60");
    expect(body.properties.ph).toBe(6.2);
    isWhole(body);
  });

  it("is a 503 that costs nothing where no usual soil is known", async () => {
    const before = await at.holder.charged();
    const answer = await ask(at, berlin);
    expectError(answer, 503, "Soil data unavailable");
    expect(answer.headers["retry-after"]).toMatch(/^[1-9]\d*$/);
    expect(await at.holder.charged()).toEqual(before);
  });
});

describe("an analysis with every service off", () => {
  let at: Party;
  beforeAll(async () => {
    at = await party({ ISDA_URL: "off", ISDA_COGS_URL: "off", SOILGRIDS_URL: "off" });
  });
  afterAll(() => end(at));

  it.each([
    ["Port Harcourt", "south-eastern coastal sands", 4.8],
    ["Jos", "Jos Plateau", 5.5],
    ["Ibadan", "southern Guinea and derived savanna", 6],
    ["Kaduna", "northern Guinea savanna", 5.9],
  ])("in %s is the usual soil of the %s", async (location, region, ph) => {
    const { body, headers } = await analysed(at, { location });
    expect(headers["x-data-source"]).toBe(`Gona usual soil of the ${region}`);
    expect(body.properties.ph).toBe(ph);
    isWhole(body);
  });

  it.each([
    ["Niamey, in the Sahel", 13.51, 2.11, "Sudan and Sahel savanna"],
    ["Monrovia, on the wet coast", 6.33, -10.8, "south-eastern coastal sands"],
  ])("beyond Nigeria goes by the rain: %s", async (_, latitude, longitude, region) => {
    const { headers } = await analysed(at, { latitude, longitude });
    expect(headers["x-data-source"]).toBe(`Gona usual soil of the ${region}`);
  });
});

describe("a soil sample", () => {
  let at: Party;
  let farmId: number;
  beforeAll(async () => {
    standIns.setMode("all", "good");
    at = await party();
  });
  afterAll(() => end(at));
  beforeEach(async () => {
    farmId = await at.holder.addFarm({ name: "Gonar Musa", latitude: 11.05, longitude: 7.7 });
  });

  const submit = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    at.server.request("/v1/soil/samples", { method: "POST", key: at.key, headers, body });

  async function submitted(body: Record<string, unknown> = {}): Promise<Sample> {
    const answer = await submit({ farm_id: farmId, depth: 20, collection_date: "2026-11-02", ...body });
    expect(answer.status).toBe(201);
    return answer.json() as Sample;
  }

  async function complete(trackingCode: string, results: unknown) {
    const file = path.join(folder, `${trackingCode}.json`);
    await writeFile(file, typeof results === "string" ? results : JSON.stringify(results));
    return at.server.admin(["sample", "complete", "--tracking-code", trackingCode, "--results", file]);
  }

  it("is kept as submitted, with a code for its bag and a working day for its results", async () => {
    const sample = await submitted();
    expect(sample).toEqual({
      id: expect.any(Number),
      depth: 20,
      notes: null,
      status: "submitted",
      farm_id: farmId,
      location: { latitude: 11.05, longitude: 7.7 },
      created_at: expect.any(String),
      updated_at: sample.created_at,
      tracking_code: expect.stringMatching(/^GS-[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/),
      collection_date: "2026-11-02",
      estimated_completion_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const due = Date.parse(String(sample.estimated_completion_date));
    expect([0, 6]).not.toContain(new Date(due).getUTCDay());
    const days = (due - Date.parse(sample.created_at.slice(0, 10))) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(12);
    expect(days).toBeLessThanOrEqual(15);
  });

  it("asked for twice under one Idempotency-Key is made and charged once", async () => {
    const before = await at.holder.charged();
    const body = { farm_id: farmId, depth: 15, collection_date: "2026-11-02" };
    const twice = await Promise.all([1, 2].map(() => submit(body, { "idempotency-key": `sample-${farmId}` })));
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.text).toBe(twice[1]?.text);
    expect(await at.holder.charged()).toEqual({ calls: before.calls + 1, units: before.units + 500 });
  });

  it("of another account's or an unknown farm is a 404 in the same words", async () => {
    const stranger = await at.accounts.make();
    const foreign = await stranger.addFarm({ name: "Theirs", latitude: 11, longitude: 8 });
    const wish = { depth: 20, collection_date: "2026-11-02" };
    const refused = expectError(await submit({ ...wish, farm_id: foreign }), 404, "Not found");
    expect(expectError(await submit({ ...wish, farm_id: 2_000_000_000 }), 404, "Not found")).toBe(refused);
  });

  it("taken tomorrow, or on a farm without a place, is a 400 that says what to do", async () => {
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const early = await submit({ farm_id: farmId, depth: 20, collection_date: later });
    expect(expectError(early, 400, "Invalid request")).toMatch(/^collection_date: .*future/);
    const nowhere = await at.holder.addFarm({ name: "Nowhere", latitude: null, longitude: null });
    const wish = { farm_id: nowhere, depth: 20, collection_date: "2026-11-02" };
    expect(expectError(await submit(wish), 400, "Invalid request")).toMatch(/^location: /);
    expect((await submit({ ...wish, location: { latitude: 11, longitude: 8 } })).status).toBe(201);
  });

  it("completed by the laboratory comes before every map in the farm's analysis", async () => {
    const { tracking_code: code } = await submitted();
    const results = { ph: 5.1, organic_matter: 0.9, phosphorus: 4.2, analysis_date: "2026-11-10", laboratory: "IAR" };
    expect(await complete(code, results)).toEqual({ code: 0, stdout: `${code} is completed.\n`, stderr: "" });
    const { body, headers } = await analysed(at, { farm_id: farmId });
    expect(body.properties).toMatchObject({ ph: 5.1, organic_matter: 0.9, phosphorus: 4.2, calcium: 601 });
    expect(body.analysis_date).toBe("2026-11-10");
    expect(headers["x-data-kind"]).toBe("observed");
    expect(headers["x-data-source"]).toMatch(
      new RegExp(`^Laboratory sample ${code}; iSDAsoil: nitrogen, potassium, .*; estimated: copper, boron, manganese$`),
    );
    const there = await analysed(at, { latitude: 11.05, longitude: 7.7 });
    expect(there.body.properties.ph).toBe(6.2);
  });

  it("analysed later takes the place of an earlier one", async () => {
    const [first, second] = [await submitted(), await submitted()];
    await complete(second.tracking_code, { ph: 6.6, analysis_date: "2026-11-12" });
    await complete(first.tracking_code, { ph: 4.4, analysis_date: "2026-11-05" });
    expect((await analysed(at, { farm_id: farmId })).body.properties.ph).toBe(6.6);
  });

  it("is not completed by results that cannot be: exit status 1 and one line", async () => {
    const { tracking_code: code } = await submitted();
    const refused = await complete(code, { ph: 41, analysis_date: "2026-11-10" });
    expect(refused).toEqual({ code: 1, stdout: "", stderr: expect.stringMatching(/^\S.*ph: .*\n$/) });
    expect((await analysed(at, { farm_id: farmId })).headers["x-data-kind"]).toBe("modelled");
  });

  it("that nobody knows is not completed: exit status 1 and one line", async () => {
    const unknown = await complete("GS-3333-3333", { ph: 5, analysis_date: "2026-11-10" });
    expect(unknown).toEqual({ code: 1, stdout: "", stderr: expect.stringMatching(/^There is no soil sample .*\n$/) });
  });
});
