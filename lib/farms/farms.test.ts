import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import { testDatabase } from "../testing/database";
import { findFarmCrops } from "./crops/store";
import { createFarm, deleteFarm, getFarm, restoreFarm } from "./farms";
import { importFarms } from "./import/import";
import { findFarms, readFarmCounts, type FarmFilter } from "./list/store";
import { addSampleFarm } from "./sample/sample";
import { deleteSampleFarms, findSampleFarm } from "./sample/store";
import { findDeletedFarms, findWholeFarms, purgeFarms } from "./store";

const now = Date.parse("2026-07-15T08:00:00Z");
const dayMs = 86_400_000;

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase() });
});
afterAll(closeDb);

let accountNumber = 0;

async function newScope() {
  const email = `farmer-${++accountNumber}@example.com`;
  const { id } = await db().user.create({ data: { name: "Farmer", email }, select: { id: true } });
  return { accountId: id, db: db() };
}

async function countFarms({ accountId }: { accountId: number }, filter: FarmFilter) {
  return (await findFarms(accountId, { filter, sort: "name", limit: 1, offset: 0 })).total;
}

const deleted = (id: number, at: number) => ({ id, ifMatch: undefined, now: at });

describe("restoring", () => {
  it("brings a farm back with its crops and boundary within 30 days", async () => {
    const scope = await newScope();
    const id = await addSampleFarm(scope, now);
    const before = await getFarm(scope, id);
    await deleteFarm(scope, deleted(id, now));
    expect(await findDeletedFarms(scope, new Date(now - dayMs))).toMatchObject([{ id, name: "Sample farm" }]);
    await restoreFarm(scope, { id, now: now + 30 * dayMs });
    const after = await getFarm(scope, id);
    expect({ crops: after.crops, boundary: after.boundary }).toEqual({
      crops: before.crops,
      boundary: before.boundary,
    });
  });

  it("is refused after 30 days, for a farm that is not deleted, and for another account's", async () => {
    const [scope, stranger] = [await newScope(), await newScope()];
    const { id } = await createFarm(scope, { name: "Old" }, now);
    const refused = { status: 404, message: expect.stringContaining("deleted farm") };
    await expect(restoreFarm(scope, { id, now })).rejects.toMatchObject(refused);
    await deleteFarm(scope, deleted(id, now));
    await expect(restoreFarm(stranger, { id, now })).rejects.toMatchObject(refused);
    await expect(restoreFarm(scope, { id, now: now + 30 * dayMs + 1 })).rejects.toMatchObject(refused);
  });

  it("is over when the farm was purged, and only then is it gone", async () => {
    const scope = await newScope();
    const [old, recent] = [
      await createFarm(scope, { name: "Old" }, now),
      await createFarm(scope, { name: "New" }, now),
    ];
    await deleteFarm(scope, deleted(old.id, now - 31 * dayMs));
    await deleteFarm(scope, deleted(recent.id, now));
    await purgeFarms(new Date(now - 30 * dayMs));
    expect(await db().farm.count({ where: { accountId: scope.accountId } })).toBe(1);
  });
});

describe("the counts of an account's farms", () => {
  it("are right after making, changing, deleting, restoring, purging and importing", async () => {
    const scope = await newScope();
    const sizes = [1, 2, 3.5, null];
    const farms = sizes.map((sizeHa, index) => ({
      fields: { name: `Farm ${index}`, sizeHa, status: index === 0 ? ("fallow" as const) : ("active" as const) },
      crops: [],
    }));
    const made = await importFarms(scope, farms, now);
    await db().farm.updateMany({ where: { id: made[1]?.id ?? 0 }, data: { status: "fallow", sizeHa: 5 } });
    await deleteFarm(scope, deleted(made[2]?.id ?? 0, now));
    const counted = (await readFarmCounts(scope)).filter(({ farms: count }) => count > 0);
    expect(counted).toEqual([
      { status: "active", farms: 1, areaHa: 0 },
      { status: "fallow", farms: 2, areaHa: 6 },
    ]);
    await restoreFarm(scope, { id: made[2]?.id ?? 0, now });
    expect(await countFarms(scope, {})).toBe(4);
    expect(await countFarms(scope, { status: "active" })).toBe(2);
    await db().farm.deleteMany({ where: { accountId: scope.accountId } });
    expect(await countFarms(scope, {})).toBe(0);
    await db().user.delete({ where: { id: scope.accountId } });
  });

  it("stay right when farms change status in both directions at once", async () => {
    const scope = await newScope();
    const names = Array.from({ length: 20 }, (_, index) => `Farm ${index}`);
    const farms = names.map((name, index) => ({
      fields: { name, status: index % 2 ? ("active" as const) : ("archived" as const) },
      crops: [],
    }));
    const made = await importFarms(scope, farms, now);
    await Promise.all(
      made.map(({ id, status }) =>
        db().farm.updateMany({ where: { id }, data: { status: status === "active" ? "archived" : "active" } }),
      ),
    );
    expect(await readFarmCounts(scope)).toMatchObject([
      { status: "active", farms: 10 },
      { status: "archived", farms: 10 },
    ]);
  });
});

describe("an import", () => {
  it("makes all farms with boundaries and crops", async () => {
    const scope = await newScope();
    const farms = Array.from({ length: 2000 }, (_, index) => ({
      fields: { name: `Plot ${String(index).padStart(4, "0")}`, boundary: square(index) },
      crops: [{ name: "Maize", plantingDate: "2026-06-01" }],
    }));
    const made = await db().$transaction((tx) => importFarms({ ...scope, db: tx }, farms, now), { timeout: 60_000 });
    expect(made.map(({ name }) => name)).toEqual(farms.map(({ fields }) => fields.name));
    const whole = await findWholeFarms(scope);
    expect(whole.at(-1)).toMatchObject({ name: "Plot 1999", boundary: square(1999), crops: [{ name: "Maize" }] });
  });

  it("makes none when one of them cannot be made, and names it", async () => {
    const scope = await newScope();
    const farms = [
      { fields: { name: "Good" }, crops: [] },
      { fields: { name: "Bad" }, crops: [{ name: "Maize", areaHa: 2 }, { cropId: 999_999 }] },
    ];
    const work = db().$transaction((tx) => importFarms({ ...scope, db: tx }, farms, now));
    await expect(work).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/^farms\.1 \(Bad\): crop_id/),
    });
    expect(await countFarms(scope, {})).toBe(0);
  });
});

const square = (index: number): [number, number][] => {
  const [latitude, longitude] = [10 + index / 1000, 8];
  return [
    [latitude, longitude],
    [latitude + 0.0005, longitude],
    [latitude + 0.0005, longitude + 0.0005],
    [latitude, longitude + 0.0005],
  ];
};

describe("the sample farm", () => {
  it("is made once by two presses at the same time", async () => {
    const { accountId } = await newScope();
    const press = () => db().$transaction((transaction) => addSampleFarm({ accountId, db: transaction }, now));
    const [first, second] = await Promise.all([press(), press()]);
    expect(first).toBe(second);
  });

  it.each(["2026-01-15", "2026-07-15", "2026-11-21"])(
    "on %s has something growing, and stands only once",
    async (day) => {
      const scope = await newScope();
      const at = Date.parse(`${day}T08:00:00Z`);
      const id = await addSampleFarm(scope, at);
      expect(await addSampleFarm(scope, at)).toBe(id);
      const crops = await findFarmCrops(scope, id);
      expect(crops).toMatchObject([{ status: "growing" }, { status: "harvested" }]);
      expect(crops?.every(({ cropId }) => cropId !== null)).toBe(true);
      expect(await findSampleFarm(scope)).toBe(id);
      await deleteSampleFarms(scope);
      expect(await countFarms(scope, {})).toBe(0);
    },
  );
});
