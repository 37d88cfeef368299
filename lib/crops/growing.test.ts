import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import { resolvePlace } from "../places/resolve";
import { testDatabase } from "../testing/database";
import { cropsInField } from "./growing";
import { isInField } from "./models/stay";

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase(), LOG_LEVEL: "silent" });
}, 120_000);
afterAll(closeDb);

async function inField(location: string, day: string): Promise<string[]> {
  const place = await resolvePlace({ location }, { accountId: 1, db: db(), now: 0 });
  return (await cropsInField(place, day)).map(({ name }) => name);
}

describe("crops in the field", () => {
  it("are those of the season: maize and groundnut in Kano in August, neither in February", async () => {
    const [august, february] = [await inField("Kano", "2026-08-01"), await inField("Kano", "2026-02-15")];
    expect(august).toEqual(expect.arrayContaining(["Groundnut", "Maize", "Sorghum"]));
    expect(february).not.toContain("Maize");
    expect(february).not.toContain("Groundnut");
  });

  it("have cocoa in Ibadan all the year, and never in Kano", async () => {
    expect(await inField("Ibadan", "2026-01-15")).toContain("Cocoa");
    expect(await inField("Ibadan", "2026-07-15")).toContain("Cocoa");
    expect(await inField("Kano", "2026-07-15")).not.toContain("Cocoa");
  });
});

describe("a crop's stay", () => {
  const plant = { from: "10-01", to: "11-15" };

  it("goes over the new year to the last day of harvest", () => {
    const stay = { plant, harvest: { from: "01-20", to: "02-28" }, longestDays: 120 };
    expect(["10-01", "12-31", "02-28"].map((day) => isInField(stay, day))).toEqual([true, true, true]);
    expect(["09-30", "03-01", "07-01"].map((day) => isInField(stay, day))).toEqual([false, false, false]);
  });

  it("is the whole year for what stands that long, and ends by its days where no harvest is known", () => {
    expect(isInField({ plant, harvest: null, longestDays: null }, "06-01")).toBe(true);
    expect(isInField({ plant, harvest: { from: "08-01", to: "10-15" }, longestDays: 365 }, "09-30")).toBe(true);
    expect(isInField({ plant, harvest: null, longestDays: 30 }, "12-15")).toBe(true);
    expect(isInField({ plant, harvest: null, longestDays: 30 }, "12-16")).toBe(false);
  });
});
