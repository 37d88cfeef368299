import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertUser } from "../../accounts/store";
import { completeConfig } from "../../config";
import { closeDb, db } from "../../db";
import { addFarmCrop } from "../../farms/crops/crops";
import { createFarm } from "../../farms/farms";
import type { Scope } from "../../farms/store";
import { testDatabase } from "../../testing/database";
import { upstreamsOff } from "../../testing/server";
import { addPrices } from "../testing/add-prices";
import { OwnPricesJson } from "./contract";
import { ownPricesEndpoint } from "./endpoints";

const now = Date.UTC(2026, 10, 21, 11, 20);
const [maize, okra, shea, rubber] = [1, 34, 64, 60];
const wukari = { latitude: 7.9, longitude: 9.8 };

let farmer: Scope;
let stranger: Scope;

async function account(name: string): Promise<Scope> {
  const accountId = await insertUser({ email: `${name}@example.ng`, name, passwordHash: "none" });
  if (accountId === null) throw new Error("the e-mail is taken");
  return { accountId, db: db() };
}

beforeAll(async () => {
  const databaseUrl = await testDatabase();
  completeConfig({ ...upstreamsOff, DATABASE_URL: databaseUrl });
  [farmer, stranger] = [await account("farmer"), await account("stranger")];
  const market = { country: "NG", state: "Taraba", market: "Wukari", point: [7.87, 9.78] as [number, number] };
  await addPrices(databaseUrl, [
    { ...market, currency: "NGN", cropId: shea, variety: "Nuts", prices: [["2026-05-05", "retail", 400]] },
  ]);
});
afterAll(closeDb);

type Crop = Parameters<typeof addFarmCrop>[1]["wish"];

async function farmWith(name: string, point: typeof wukari | null, crops: Crop[]): Promise<number> {
  const { id } = await createFarm(farmer, { name, point }, now);
  for (const wish of crops) await addFarmCrop(farmer, { farmId: id, wish, now });
  return id;
}

async function own(scope: Scope, farmId?: number) {
  const caller = { accountId: scope.accountId, keyId: null };
  const query = farmId === undefined ? {} : { farm_id: farmId };
  const call = { query, caller, now, db: db(), params: undefined, body: undefined };
  return OwnPricesJson.parse((await ownPricesEndpoint.handle(call)).body);
}

describe("prices of one's own crops", () => {
  it("are of a near market, with how far it is, and say which crops have none", async () => {
    const farmId = await farmWith("Gonar Wukari", wukari, [
      { cropId: shea, status: "growing" },
      { cropId: rubber, status: "planned" },
      { cropId: okra, status: "failed" },
      { cropId: maize, status: "harvested", plantingDate: "2019-06-01", expectedHarvestDate: "2019-10-01" },
    ]);
    const { crops, without } = await own(farmer, farmId);
    expect(crops).toEqual([expect.objectContaining({ crop_id: shea, farm: "Gonar Wukari", distance_km: 4 })]);
    expect(crops[0]?.row).toMatchObject({ market: { name: "Wukari" }, retail: { price: 400, date: "2026-05-05" } });
    expect(without).toEqual([{ crop_id: rubber, name: "Rubber" }]);
  });

  it("hold crops that were harvested within a year", async () => {
    const harvested = { cropId: maize, plantingDate: "2026-05-01", expectedHarvestDate: "2026-09-01" };
    const farmId = await farmWith("Gonar Kano", { latitude: 12, longitude: 8.52 }, [
      { ...harvested, status: "harvested" },
    ]);
    const { crops } = await own(farmer, farmId);
    expect(crops.map(({ crop_id }) => crop_id)).toEqual([maize]);
    expect(crops[0]?.distance_km).toBeLessThan(300);
  });

  it("are of all active farms when none is named, each crop once, where its price is newest", async () => {
    const { crops } = await own(farmer);
    expect(crops.map(({ crop_id, farm }) => [crop_id, farm])).toEqual([
      [maize, "Gonar Kano"],
      [shea, "Gonar Wukari"],
    ]);
  });

  it("are found for a farm whose place is not known", async () => {
    const farmId = await farmWith("Nowhere", null, [{ cropId: shea, status: "growing" }]);
    expect((await own(farmer, farmId)).crops[0]?.distance_km).toBeNull();
  });

  it("are 404 for another account's farm, and that account sees none of them", async () => {
    const farmId = await farmWith("Private", wukari, [{ cropId: shea, status: "growing" }]);
    await expect(own(stranger, farmId)).rejects.toMatchObject({ status: 404, error: "Not found" });
    expect(await own(stranger)).toEqual({ crops: [], without: [] });
  });
});
