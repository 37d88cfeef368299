import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertUser } from "../../accounts/store";
import { completeConfig } from "../../config";
import { closeDb, db } from "../../db";
import { testDatabase } from "../../testing/database";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { startStandIns, type StandIns } from "../../upstream/testing/stand-ins";
import { addFarmCrop } from "../crops/crops";
import { changeFarm, createFarm } from "../farms";
import type { Scope } from "../store";
import { mostFarms, OverviewJson, overviewToJson } from "./contract";
import { findToday } from "./today";

const now = Date.UTC(2026, 10, 21, 11, 20);
const kano = { latitude: 12.0022, longitude: 8.592 };
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(now + days * dayMs).toISOString().slice(0, 10);

let standIns: StandIns;
let databaseUrl: string;
let accountNumber = 0;

async function account(): Promise<Scope> {
  const email = `today-${++accountNumber}@example.ng`;
  const accountId = await insertUser({ email, name: "Test", passwordHash: "none" });
  if (accountId === null) throw new Error("the e-mail is taken");
  return { accountId, db: db() };
}

beforeAll(async () => {
  databaseUrl = await testDatabase();
  completeConfig({ DATABASE_URL: databaseUrl });
  standIns = await startStandIns({ now: () => now });
});
afterAll(async () => {
  await closeDb();
  await standIns.stop();
});
beforeEach(() => {
  freshUpstreams({ ...standIns.env, DATABASE_URL: databaseUrl });
  standIns.setMode("all", "good");
});

async function today(scope: Scope) {
  return OverviewJson.parse(overviewToJson(await findToday({ ...scope, now })));
}

async function farmWithWork(scope: Scope) {
  const farm = await createFarm(scope, { name: "Gona", point: kano, soilType: "sandy loam", sizeHa: 3 }, now);
  const crop = (wish: Parameters<typeof addFarmCrop>[1]["wish"]) => addFarmCrop(scope, { farmId: farm.id, wish, now });
  await crop({ name: "Tomato", plantingDate: inDays(-60) });
  await crop({ name: "Cowpea", plantingDate: inDays(-70), expectedHarvestDate: inDays(2), status: "growing" });
  await crop({ name: "Onion", plantingDate: inDays(3), status: "planned" });
  await crop({ name: "Maize", status: "planned" });
  return farm;
}

describe("what to do today", () => {
  it("names harvest and planting of the account's own active farms, with today's weather", async () => {
    const [farmer, stranger] = [await account(), await account()];
    const farm = await farmWithWork(farmer);
    await createFarm(stranger, { name: "Not mine", point: kano }, now);
    const resting = await createFarm(farmer, { name: "Resting", point: kano }, now);
    await changeFarm(farmer, { id: resting.id, fields: { status: "fallow" }, ifMatch: undefined, now });
    const found = await today(farmer);
    expect(found).toMatchObject({ farms_total: 2, active_total: 1 });
    expect(found.farms).toMatchObject([{ id: farm.id, today: inDays(0), alerts_checked: true, water: "known" }]);
    expect(found.farms[0]?.weather).toMatchObject({ kind: "forecast", source: expect.any(String) });
    const due = found.due.map(({ kind, crop, date }) => ({ kind, crop, date }));
    expect(due).toContainEqual({ kind: "harvest", crop: "Cowpea", date: inDays(2) });
    expect(due).toContainEqual({ kind: "plant", crop: "Onion", date: inDays(3) });
    // November is no time to plant maize at Kano.
    expect(due.filter(({ crop }) => crop === "Maize")).toEqual([]);
  });

  it("tells of a planting window that is open at the place", async () => {
    const farmer = await account();
    await farmWithWork(farmer);
    const june = Date.UTC(2026, 5, 20, 9);
    const { due } = OverviewJson.parse(overviewToJson(await findToday({ ...farmer, now: june })));
    expect(due).toContainEqual(
      expect.objectContaining({
        kind: "planting_window",
        crop: "Maize",
        date: "2026-06-20",
        reason: expect.any(String),
      }),
    );
  });

  it("still names harvest and planting when no weather can be had, and says that the water is a guess", async () => {
    await closeDb();
    const unseen = await testDatabase();
    completeConfig({ DATABASE_URL: unseen });
    freshUpstreams({ ...standIns.env, DATABASE_URL: unseen });
    standIns.setMode("all", "down");
    const farmer = await account();
    await farmWithWork(farmer);
    const found = await today(farmer);
    expect(found.farms).toMatchObject([{ alerts_checked: false, alert: null, water: "usual" }]);
    expect(found.farms[0]?.weather?.kind).toBe("modelled");
    // November at Kano has no rain: after 60 days without any water a tomato lacks it.
    expect(found.due).toContainEqual(expect.objectContaining({ kind: "irrigate", crop: "Tomato", date: inDays(0) }));
    expect(found.due.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["harvest", "plant"]));
    await closeDb();
    completeConfig({ DATABASE_URL: databaseUrl });
  });

  it("looks at the farms that were changed last, reads them in two queries, and says how many there are", async () => {
    const farmer = await account();
    for (let index = 0; index < mostFarms + 3; index++) {
      await createFarm(farmer, { name: `Farm ${index}` }, now + index);
    }
    let queries = 0;
    const counting = db().$extends({
      query: {
        $allOperations: ({ args, query }) => {
          queries++;
          return query(args);
        },
      },
    }) as unknown as Scope["db"];
    const found = await today({ ...farmer, db: counting });
    expect(found.active_total).toBe(mostFarms + 3);
    expect(found.farms).toHaveLength(mostFarms);
    expect(found.farms[0]).toMatchObject({ name: `Farm ${mostFarms + 2}`, weather: null, water: "none" });
    expect(queries).toBe(2);
  });
});
