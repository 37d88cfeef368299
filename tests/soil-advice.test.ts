import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { now } from "../lib/clock";
import { SoilRecommendationsJson } from "../lib/soil/contract";
import { startServer, type TestServer } from "../lib/testing/server";
import { accountsOf, type TestAccount } from "./support/account";
import { expectError } from "./support/error-answer";
import { queryString } from "./support/good-query";

const zaria = { latitude: 11.0855, longitude: 7.7199 };
const portHarcourt = { latitude: 4.85, longitude: 7.05 };
const maizeId = 1;
const cowpeaId = 16;
/** A crop of the catalogue for which no rates are known. */
const moringaId = 66;

let server: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let pool: Pool;
let holder: TestAccount;
let key: string;

beforeAll(async () => {
  server = await startServer();
  accounts = accountsOf(server);
  pool = new Pool({ connectionString: server.databaseUrl ?? "", max: 1 });
  holder = await accounts.make();
  key = await holder.issueKey();
});
afterAll(async () => {
  await pool.end();
  await accounts.end();
  await server.stop();
});

const ask = (query: Record<string, number>) =>
  server.request(`/v1/soil/recommendations?${queryString(query)}`, { key });

async function advice(query: Record<string, number>) {
  const answer = await ask(query);
  expect(answer.status, answer.text).toBe(200);
  return { ...SoilRecommendationsJson.parse(answer.json()), headers: answer.headers };
}

const daysAgo = (days: number) => new Date(now() - days * 86_400_000).toISOString().slice(0, 10);

const addFarm = (name: string, point: { latitude: number; longitude: number } = zaria) =>
  holder.addFarm({ name, ...point });

/** A laboratory's whole analysis of a poor, sour sandy loam. */
const poor = {
  ...{ ph: 4.7, organic_matter: 1.1, nitrogen: 0.06, phosphorus: 5, phosphorus_method: "bray1", potassium: 60 },
  ...{ calcium: 200, magnesium: 50, sulfur: 5, iron: 20, zinc: 0.6, copper: 0.5, boron: 0.2, manganese: 20 },
  ...{ cec: 5, exchangeable_acidity: 1.6, clay: 12, sand: 70, silt: 18, analysis_date: "2026-05-20" },
};

async function addAnalysis(farmId: number, results: Record<string, unknown>): Promise<void> {
  await pool.query(
    `insert into soil_samples (farm_id, status, tracking_code, depth_cm, latitude, longitude, collection_date,
       estimated_completion_date, results, analysis_date)
     values ($1, 'completed', $3, 20, 11, 7.7, '2026-05-01', '2026-05-20', $2,
       '2026-05-20')`,
    [farmId, JSON.stringify(results), `GS-${String(farmId).padStart(4, "0")}-ABCD`],
  );
}

async function addCrop(farmId: number, crop: { crop_id: number; planting_date?: string; status: string }) {
  const answer = await server.request(`/v1/farms/${farmId}/crops`, { method: "POST", key, body: crop });
  expect(answer.status, answer.text).toBe(201);
}

describe("recommendations by a laboratory's analysis", () => {
  it("are the schedule of the savanna for maize on a poor soil, and lime by acidity", async () => {
    const farmId = await addFarm("Poor");
    await addAnalysis(farmId, poor);
    const { fertilizer_recommendations: give, ...found } = await advice({ farm_id: farmId, crop_id: maizeId });
    expect(found).toMatchObject({ farm_id: farmId, farm_name: "Poor", soil_type: "sandy loam" });
    expect(found.analysis_date).toBe("2026-05-20");
    expect(found.crop_recommendations.map(({ crop_id: id }) => id)).toEqual([maizeId]);
    expect(give.npk).toMatchObject({ amount: 400, formula: "15-15-15" });
    expect(give.npk.notes).toContain("8 bags of 50 kg");
    expect(give.npk.notes).toContain("Nigerian ratings nitrogen is low, phosphorus low (Bray-1) and potassium low");
    expect(give.npk.notes).toMatch(/QUEFTS \(Janssen et al\. 1990\) expects about .* held back most by/);
    expect(give.urea.amount).toBe(130);
    expect(give.urea.application_timing).toContain("4 to 6 weeks after planting");
    // Bases 0.998 + 0.412 + 0.153 cmol/kg; (1.6 - 0.3 x 3.163) / 0.48 = 1.357 cmol/kg.
    expect(give.lime.amount).toBeGreaterThan(1500);
    expect(give.lime.amount).toBeLessThan(2200);
    expect(give.lime.notes).toContain("LiTAS");
    expect(found.headers).toMatchObject({
      "x-data-kind": "modelled",
      "x-data-source": expect.stringMatching(/^Laboratory sample GS-.*EcoCrop/),
      "x-cost-naira": "0.0300",
    });
  });

  it("are less on a rich soil: no lime, no compound, a start of nitrogen", async () => {
    const farmId = await addFarm("Rich");
    const rich = { ph: 6.3, nitrogen: 0.3, phosphorus: 30, potassium: 300, calcium: 1500, exchangeable_acidity: 0 };
    await addAnalysis(farmId, { ...poor, ...rich });
    const { fertilizer_recommendations: give } = await advice({ farm_id: farmId, crop_id: maizeId });
    expect(give.npk).toMatchObject({ amount: 0, formula: "none" });
    expect(give.urea.amount).toBe(65);
    expect(give.lime.amount).toBe(0);
  });

  it("read phosphorus by the method that measured it", async () => {
    const farmId = await addFarm("Bray-2");
    // 12 mg/kg is medium by Bray-1 and low by Bray-2.
    await addAnalysis(farmId, { ...poor, phosphorus: 12, phosphorus_method: "bray2" });
    const { fertilizer_recommendations: give } = await advice({ farm_id: farmId, crop_id: maizeId });
    expect(give.npk.notes).toContain("phosphorus low (Bray-2)");
  });

  it("take off what a legume before has left", async () => {
    const farmId = await addFarm("After cowpea");
    await addAnalysis(farmId, poor);
    await addCrop(farmId, { crop_id: cowpeaId, planting_date: daysAgo(200), status: "harvested" });
    const { fertilizer_recommendations: give } = await advice({ farm_id: farmId, crop_id: maizeId });
    expect(give.npk.notes).toContain("95 kg of nitrogen (N)");
    expect(give.npk.notes).toContain("legume before");
  });

  it("give a legume all at planting", async () => {
    const farmId = await addFarm("Cowpea");
    await addAnalysis(farmId, poor);
    const { fertilizer_recommendations: give } = await advice({ farm_id: farmId, crop_id: cowpeaId });
    expect(give.npk).toMatchObject({ amount: 100, formula: "15-15-15" });
    expect(give.npk.notes).toContain("115 kg/ha of single superphosphate");
    expect(give.urea.amount).toBe(0);
  });
});

describe("recommendations without an analysis", () => {
  it("list the crops that suit, the best first, with what limits them and when to plant", async () => {
    const found = await advice({ farm_id: await addFarm("Zaria") });
    const scores = found.crop_recommendations.map(({ suitability_score: score }) => score);
    expect(scores.length).toBeGreaterThanOrEqual(5);
    expect(scores.toSorted((a, b) => b - a)).toEqual(scores);
    expect(found.crop_recommendations.every(({ notes }) => /Best planted (in|from)|rains|any month/.test(notes))).toBe(
      true,
    );
    expect(found.fertilizer_recommendations.npk.notes).toContain(found.crop_recommendations[0]?.name);
    expect(found.fertilizer_recommendations.npk.notes).toMatch(/are estimates: have a sample tested/);
  });

  it("feed the crop that grows on the farm, and put it first", async () => {
    const farmId = await addFarm("Growing");
    await addCrop(farmId, { crop_id: 2, planting_date: daysAgo(20), status: "growing" });
    const found = await advice({ farm_id: farmId });
    expect(found.crop_recommendations[0]?.name).toBe("Sorghum");
    expect(found.fertilizer_recommendations.npk.notes).toMatch(/^Sorghum: /);
  });

  it("differ from the savanna to the sour soils of the coast", async () => {
    const [north, south] = await Promise.all([
      addFarm("North").then((id) => advice({ farm_id: id, crop_id: maizeId })),
      addFarm("South", portHarcourt).then((id) => advice({ farm_id: id, crop_id: maizeId })),
    ]);
    const lime = (found: typeof north) => found.fertilizer_recommendations.lime.amount;
    expect(lime(south)).toBeGreaterThan(lime(north));
    expect(south.crop_recommendations[0]?.suitability_score).not.toBe(north.crop_recommendations[0]?.suitability_score);
  });
});

describe("what cannot be answered", () => {
  it("a farm without coordinates: 400 that says what to do", async () => {
    const farmId = await holder.addFarm({ name: "Nowhere", latitude: null, longitude: null });
    expect(expectError(await ask({ farm_id: farmId }), 400, "Invalid request")).toMatch(
      /^farm_id: .*coordinates.*boundary/,
    );
  });

  it("an unknown crop, and a crop without rates, are 404 that say which", async () => {
    const farmId = await addFarm("Odd");
    expect(expectError(await ask({ farm_id: farmId, crop_id: 9_999 }), 404, "Not found")).toMatch(/crop/);
    expect(expectError(await ask({ farm_id: farmId, crop_id: moringaId }), 404, "No fertiliser rates")).toMatch(
      /maize/,
    );
  });

  it("another account's farm is 404 in the same words as an unknown one, and nothing is charged", async () => {
    const stranger = await accounts.make();
    const foreign = await stranger.addFarm({ name: "Theirs", ...zaria });
    const before = await holder.charged();
    const refused = expectError(await ask({ farm_id: foreign }), 404, "Not found");
    expect(expectError(await ask({ farm_id: 2_000_000_000 }), 404, "Not found")).toBe(refused);
    expect(await holder.charged()).toEqual(before);
  });
});
