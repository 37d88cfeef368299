import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { insertUser } from "../../accounts/store";
import { completeConfig } from "../../config";
import { closeDb, db } from "../../db";
import { addFarmCrop } from "../../farms/crops/crops";
import { createFarm } from "../../farms/farms";
import type { Scope } from "../../farms/store";
import { testDatabase } from "../../testing/database";
import { upstreamsOff } from "../../testing/server";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { soilFields } from "../soil";
import { SoilSheetJson } from "./contract";
import { soilSheetEndpoint } from "./endpoints";

const now = Date.UTC(2026, 10, 21, 11, 20);
const zaria = { latitude: 11.0855, longitude: 7.7199 };
const maizeId = 1;
const moringaId = 66;

let databaseUrl: string;
let farmer: Scope;
let farmId: number;

beforeAll(async () => {
  databaseUrl = await testDatabase();
  completeConfig({ ...upstreamsOff, DATABASE_URL: databaseUrl });
  const accountId = await insertUser({ email: "sheet@example.ng", name: "Test", passwordHash: "none" });
  if (accountId === null) throw new Error("the e-mail is taken");
  farmer = { accountId, db: db() };
  farmId = (await createFarm(farmer, { name: "Gona", point: zaria, sizeHa: 0.7 }, now)).id;
});
afterAll(closeDb);
beforeEach(() => freshUpstreams({ ...upstreamsOff, DATABASE_URL: databaseUrl }));

type Sheet = z.output<typeof SoilSheetJson>;

async function sheet(query: { farm_id: number; crop_id?: number }): Promise<Sheet> {
  const caller = { accountId: farmer.accountId, keyId: null };
  const call = { query, caller, now, db: db(), params: undefined, body: undefined };
  const { body } = await soilSheetEndpoint.handle(call);
  return SoilSheetJson.parse(body);
}

describe("a farm's soil sheet", () => {
  it("has every figure with origin, unit and class, and says what the region's usual soil is", async () => {
    const { measures, ...found } = await sheet({ farm_id: farmId });
    expect(measures.map(({ field }) => field)).toEqual([...soilFields]);
    for (const { field, class: rating, low_below: low, high_above: high, value } of measures) {
      if (field.endsWith("Pct") && /clay|silt|sand/.test(field)) expect(rating).toBeNull();
      else expect(rating).toBe(value < (low ?? 0) ? "low" : value > (high ?? 0) ? "high" : "medium");
    }
    expect(found).toMatchObject({ farm_id: farmId, area: 0.7, sample_id: null, basis: "region" });
    expect(found.crops.length).toBeGreaterThanOrEqual(5);
  });

  it("counts bags for the farm's area: enough, and less than a bag too many", async () => {
    const { plan } = await sheet({ farm_id: farmId, crop_id: maizeId });
    expect(plan).toMatchObject({ crop_name: "Maize", base: { n: 120, p2o5: 60, k2o: 60 } });
    expect(plan?.products.length).toBeGreaterThan(0);
    for (const { kg, bags, kg_per_ha: perHa, bags_per_ha: bagsPerHa, splits } of plan?.products ?? []) {
      expect(kg).toBeCloseTo(perHa * 0.7, 1);
      expect((bags ?? 0) * 50).toBeGreaterThanOrEqual(kg ?? Infinity);
      expect((bags ?? 0) * 50 - (kg ?? 0)).toBeLessThan(50);
      expect(bagsPerHa).toBeCloseTo(perHa / 50, 1);
      expect(splits.reduce((total, split) => total + split.kg_per_ha, 0)).toBe(perHa);
    }
    for (const nutrient of ["n", "p2o5", "k2o"] as const) {
      expect(plan?.supplied[nutrient]).toBeLessThanOrEqual(plan?.base[nutrient] ?? 0);
    }
  });

  it("counts bags for what the crop grows on, where the farm's crops say it", async () => {
    const { id } = await createFarm(farmer, { name: "Two crops", point: zaria, sizeHa: 2 }, now);
    await addFarmCrop(farmer, { farmId: id, wish: { cropId: maizeId, areaHa: 0.5, status: "growing" }, now });
    await addFarmCrop(farmer, { farmId: id, wish: { cropId: 4, status: "growing" }, now });
    const { plan } = await sheet({ farm_id: id, crop_id: maizeId });
    expect(plan).toMatchObject({ area: 0.5, area_of: "crop" });
    for (const { kg, kg_per_ha: perHa } of plan?.products ?? []) expect(kg).toBeCloseTo(perHa * 0.5, 1);
    expect((await sheet({ farm_id: id, crop_id: 4 })).plan).toMatchObject({ area: 2, area_of: "farm" });
  });

  it("counts no bags where the area is not known", async () => {
    const { id } = await createFarm(farmer, { name: "No size", point: zaria }, now);
    const { area, plan } = await sheet({ farm_id: id, crop_id: maizeId });
    expect(area).toBeNull();
    expect(plan?.products.every(({ kg, bags }) => kg === null && bags === null)).toBe(true);
  });

  it("feeds the crop that grows there, and has no plan for one whose needs nobody knows", async () => {
    const { id } = await createFarm(farmer, { name: "Rice", point: zaria, sizeHa: 1 }, now);
    await addFarmCrop(farmer, { farmId: id, wish: { cropId: 4, status: "growing" }, now });
    const { plan: ownPlan, grown } = await sheet({ farm_id: id });
    expect(ownPlan?.crop_name).toBe("Rice");
    expect(grown).toEqual([{ crop_id: 4, name: "Rice" }]);
    const { plan, crops } = await sheet({ farm_id: id, crop_id: moringaId });
    expect(plan).toBeNull();
    expect(crops.some(({ crop_id: cropId }) => cropId === moringaId)).toBe(true);
  });

  it("needs 400's remedy for a farm without coordinates", async () => {
    const { id } = await createFarm(farmer, { name: "Nowhere" }, now);
    await expect(sheet({ farm_id: id })).rejects.toMatchObject({ status: 400 });
  });

  it("asks the database as often for a farm with many crops as for one with none", async () => {
    const { id } = await createFarm(farmer, { name: "Many", point: zaria, sizeHa: 5 }, now);
    for (const cropId of [1, 2, 3, 8, 16, 17, 29, 32]) {
      await addFarmCrop(farmer, { farmId: id, wish: { cropId, status: "growing" }, now });
    }
    const count = async (farm: number) => {
      await sheet({ farm_id: farm });
      const sent = vi.spyOn(Client.prototype, "query");
      await sheet({ farm_id: farm });
      const { length } = sent.mock.calls;
      sent.mockRestore();
      return length;
    };
    const [few, many] = [await count(farmId), await count(id)];
    expect(few).toBeGreaterThan(0);
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(6);
  });
});
