import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completeConfig } from "../config";
import { closeDb } from "../db";
import { testDatabase } from "../testing/database";
import { catalogue, type Catalogue } from "./catalogue";
import { categories } from "./crop";

let crops: Catalogue;

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase() });
  crops = await catalogue();
}, 120_000);

afterAll(closeDb);

describe("catalogue", () => {
  it("has at least 40 crops, and each has what the catalogue promises", () => {
    expect(crops.all.length).toBeGreaterThanOrEqual(40);
    for (const crop of crops.all) {
      expect(crop.scientificName, crop.name).toMatch(/^[A-Z][a-z]+ /);
      expect(categories).toContain(crop.category);
      for (const block of [crop.temperatureC, crop.rainMm, crop.ph]) expect(block, crop.name).not.toBeNull();
      expect(crop.daysToMaturity?.min, crop.name).toBeLessThanOrEqual(crop.daysToMaturity?.max ?? 0);
      expect(crop.spacingCm, crop.name).not.toBeNull();
      expect(crop.plantingRate, crop.name).not.toBeNull();
      expect(crop.water, crop.name).not.toBeNull();
    }
  });

  it("says where every block of figures comes from, and marks what was not checked", () => {
    for (const { name, sources, water, heat } of crops.all) {
      for (const block of [...Object.values(sources), water, heat].filter((each) => each !== null)) {
        expect(block.source, name).not.toBe("");
        expect(block.review, name).toBe(/not checked|FAO-56 lacks/.test(`${block.source} ${block.note ?? ""}`));
      }
    }
  });

  it("keeps the publishers' figures: maize of EcoCrop and FAO-56", () => {
    const maize = crops.byName("maize");
    expect(maize).toMatchObject({
      temperatureC: { min: 10, optimumFrom: 18, optimumTo: 33, max: 47 },
      rainMm: { min: 400, optimumFrom: 600, optimumTo: 1200, max: 1800 },
      ph: { min: 4.5, optimumFrom: 5, optimumTo: 7, max: 8.5 },
      water: {
        stageDays: { initial: 20, development: 35, mid: 40, late: 30 },
        kc: { initial: 0.3, mid: 1.2, end: 0.35 },
        rootDepthM: { min: 1, max: 1.7 },
        depletionFraction: 0.55,
      },
    });
  });

  it.each([
    ["masara", "Maize"],
    ["àgbàdo", "Maize"],
    ["agbado", "Maize"],
    ["OKA", "Maize"],
    ["Groundnut", "Groundnut"],
    ["peanut", "Groundnut"],
    ["guinea corn", "Sorghum"],
    ["beans", "Cowpea"],
    ["Zea mays", "Maize"],
  ])("finds %s as %s, whatever the accents and the case", (name, expected) => {
    expect(crops.byName(name)?.name).toBe(expected);
  });

  it("knows no crop by a part of a name", () => {
    expect(crops.byName("ma")).toBeUndefined();
    expect(crops.byId(0)).toBeUndefined();
  });

  it("searches by beginnings, words and misspellings, the likeliest first, within a category", () => {
    const names = (text: string, category?: "cereal") => crops.search(text, category).map(({ name }) => name);
    expect(names("maiz")[0]).toBe("Maize");
    expect(names("potato").slice(0, 2)).toEqual(["Potato", "Sweet potato"]);
    expect(names("casava")).toEqual(["Cassava"]);
    expect(names("", "cereal")).toContain("Fonio");
    expect(names("cassava", "cereal")).toEqual([]);
    expect(names("")).toEqual(crops.all.map(({ name }) => name));
  });
});
