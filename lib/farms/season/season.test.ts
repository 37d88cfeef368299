import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertUser } from "../../accounts/store";
import { completeConfig } from "../../config";
import { closeDb, db } from "../../db";
import { testDatabase } from "../../testing/database";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { startStandIns, type StandIns } from "../../upstream/testing/stand-ins";
import { addFarmCrop } from "../crops/crops";
import { createFarm } from "../farms";
import type { Scope } from "../store";
import { SeasonJson } from "./contract";
import { findSeason, reportIrrigation, type FarmSeason } from "./season";
import { seasonToJson } from "./season-json";

const now = Date.UTC(2026, 10, 21, 11, 20);
const kano = { latitude: 12.0022, longitude: 8.592 };
const dayMs = 86_400_000;
const ago = (days: number) => new Date(now - days * dayMs).toISOString().slice(0, 10);

let standIns: StandIns;
let databaseUrl: string;
let farmer: Scope;
let stranger: Scope;
let farmId: number;
let tomatoId: number;

async function account(email: string): Promise<Scope> {
  const accountId = await insertUser({ email, name: "Test", passwordHash: "none" });
  if (accountId === null) throw new Error("the e-mail is taken");
  return { accountId, db: db() };
}

beforeAll(async () => {
  databaseUrl = await testDatabase();
  completeConfig({ DATABASE_URL: databaseUrl });
  standIns = await startStandIns({ now: () => now });
  farmer = await account("farmer@example.ng");
  stranger = await account("stranger@example.ng");
  farmId = (await createFarm(farmer, { name: "Gona", point: kano, soilType: "Loamy sand", sizeHa: 2 }, now)).id;
  tomatoId = (await addFarmCrop(farmer, { farmId, wish: { name: "Tomato", plantingDate: ago(60) }, now })).id;
});
afterAll(async () => {
  await closeDb();
  await standIns.stop();
});
beforeEach(() => {
  freshUpstreams({ ...standIns.env, DATABASE_URL: databaseUrl });
  standIns.setMode("all", "good");
});

const season = () => findSeason(farmer, { farmId, now });
const tomatoOf = ({ crops }: FarmSeason) => crops.find(({ crop }) => crop.id === tomatoId);

describe("a farm's season", () => {
  it("accounts for every day since planting and ahead, and fits its contract", async () => {
    const found = await season();
    const tomato = tomatoOf(found);
    expect(tomato?.dayOfSeason).toBe(61);
    // The catalogue expects a tomato after fewer days than the published stages have, so they are shortened.
    expect(tomato?.stage).toBe("mid");
    expect(tomato?.water?.days[0]?.date).toBe(ago(60));
    expect(tomato?.water?.days.filter((day) => day.when === "past")).toHaveLength(60);
    expect(found.weather?.history.kind).toBe("observed");
    expect(found.weather?.forecast.kind).toBe("forecast");
    expect(found.soil).toMatchObject({ texture: "loamy sand", textureFrom: "farm" });
    expect(SeasonJson.parse(seasonToJson(found)).crops).toHaveLength(1);
  });

  it("conserves water over the season: what came in is what went out or is left", async () => {
    const days = tomatoOf(await season())?.water?.days ?? [];
    const sum = (pick: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + pick(day), 0);
    const counted = sum((day) => (day.rainMm < 0.2 * day.et0Mm ? 0 : day.rainMm) + day.irrigationMm);
    const gone = sum((day) => day.evapotranspirationMm + day.percolationMm);
    expect(gone - counted).toBeCloseTo(days.at(-1)?.depletionMm ?? 0, 6);
    for (const day of days) {
      expect(day.depletionMm).toBeGreaterThanOrEqual(0);
      expect(day.depletionMm).toBeLessThanOrEqual(day.totalMm);
    }
  });

  it("sums degree days of the days gone by, and of no day to come", async () => {
    const found = await season();
    const warmth = tomatoOf(found)?.warmth;
    expect(warmth).toMatchObject({ from: ago(60), to: ago(1), baseC: 10, upperC: 30 });
    const most = 60 * (30 - 10);
    expect(warmth?.degreeDays).toBeGreaterThan(0);
    expect(warmth?.degreeDays).toBeLessThanOrEqual(most);
  });

  it("needs less water, or later, after an irrigation was reported; a second report of the day replaces the first", async () => {
    const before = tomatoOf(await season())?.water;
    const report = { farmId, farmCropId: tomatoId, date: ago(0), now };
    await reportIrrigation(farmer, { ...report, depthMm: 90 });
    await reportIrrigation(farmer, { ...report, depthMm: 5 });
    const found = await season();
    const after = tomatoOf(found)?.water;
    expect(found.irrigations).toEqual([{ farmCropId: tomatoId, date: ago(0), depthMm: 5 }]);
    expect(after?.depletionMm).toBeCloseTo(Math.max(0, (before?.depletionMm ?? 0) - 5), 6);
    await reportIrrigation(farmer, { ...report, depthMm: 0 });
    expect((await season()).irrigations).toEqual([]);
  });

  it("refuses irrigation before planting and on days to come, and of another account's crop", async () => {
    const report = { farmId, farmCropId: tomatoId, depthMm: 10, now };
    await expect(reportIrrigation(farmer, { ...report, date: ago(61) })).rejects.toMatchObject({ status: 400 });
    await expect(reportIrrigation(farmer, { ...report, date: ago(-1) })).rejects.toMatchObject({ status: 400 });
    await expect(reportIrrigation(stranger, { ...report, date: ago(1) })).rejects.toMatchObject({ status: 404 });
    await expect(findSeason(stranger, { farmId, now })).rejects.toMatchObject({ status: 404 });
  });

  it("says that history and forecast are modelled when no service answers", async () => {
    standIns.setMode("all", "down");
    const empty = await testDatabase();
    freshUpstreams({ ...standIns.env, DATABASE_URL: empty });
    await closeDb();
    const scope = { ...(await account("offline@example.ng")), db: db() };
    const farm = await createFarm(scope, { name: "Far", point: kano }, now);
    await addFarmCrop(scope, { farmId: farm.id, wish: { name: "Maize", plantingDate: ago(40) }, now });
    const found = await findSeason(scope, { farmId: farm.id, now });
    expect([found.weather?.history.kind, found.weather?.forecast.kind]).toEqual(["modelled", "modelled"]);
    expect(found.soil).toMatchObject({ texture: "sandy loam", textureFrom: "assumed" });
    // November at Kano has no rain: after 40 days without any water a crop lacks it.
    expect(found.crops[0]?.advice.code).toBe("irrigate_now");
    await closeDb();
    completeConfig({ DATABASE_URL: databaseUrl });
  });
});

describe("advice that cannot be given says why", () => {
  it.each([
    [{ name: "Maize" }, "no_planting_date"],
    [{ name: "Maize", plantingDate: ago(-3) }, "not_planted"],
    [{ name: "Moringa of ours", plantingDate: ago(20) }, "no_crop_data"],
    [{ name: "Maize", plantingDate: ago(20) }, "no_place"],
  ])("%o: %s", async (wish, code) => {
    const scope = { accountId: farmer.accountId, db: db() };
    const farm = await createFarm(scope, { name: "No place" }, now);
    await addFarmCrop(scope, { farmId: farm.id, wish: { ...wish, status: "growing" }, now });
    const found = await findSeason(scope, { farmId: farm.id, now });
    expect(found.crops[0]?.advice.code).toBe(code);
    expect(SeasonJson.safeParse(seasonToJson(found)).success).toBe(true);
  });
});
