import { describe, expect, test } from "vitest";
import { adviceOf, lowFigures, spokenCrop } from "./soil-answer";
import type { Plan, Product, SheetMeasure } from "./soil-types";

const product = (name: Product["product"], kgPerHa: number): Product => ({
  product: name,
  formula: name === "lime" ? "CaCO3" : "15-15-15",
  kg_per_ha: kgPerHa,
  bags_per_ha: kgPerHa / 50,
  kg: null,
  bags: null,
  splits: [],
});

const plan = (...products: Product[]): Plan => ({
  crop_id: 1,
  crop_name: "Maize",
  area: 1,
  area_of: "farm" as const,
  method: "ratings",
  base: { n: 120, p2o5: 60, k2o: 60 },
  need: { n: 120, p2o5: 60, k2o: 60 },
  supplied: { n: 120, p2o5: 60, k2o: 60 },
  products,
  reasons: [],
});

const kindOf = (...products: Product[]) => adviceOf({ plan: plan(...products), crops: [] }).kind;

describe("what to do with a soil", () => {
  test("is lime first where it needs lime", () => {
    expect(kindOf(product("lime", 500), product("npk", 400))).toBe("limeFirst");
    expect(kindOf(product("npk", 0), product("lime", 500))).toBe("limeOnly");
  });

  test("names only what is really to be given", () => {
    const advice = adviceOf({ plan: plan(product("npk", 400), product("urea", 0), product("lime", 0)), crops: [] });
    expect(advice).toMatchObject({ kind: "apply", crop: "maize", products: [{ product: "npk" }] });
    expect(kindOf(product("npk", 0))).toBe("enough");
  });

  test("falls back to what suits where nothing is known of the crop's needs", () => {
    const crops = [{ name: "Cowpea", notes: "Good.", crop_id: 2, suitability_score: 90 }];
    expect(adviceOf({ plan: null, crops })).toEqual({ kind: "suits", crop: "cowpea" });
    expect(adviceOf({ plan: null, crops: [] })).toEqual({ kind: "unknown" });
  });

  test("leaves names that are written in capitals alone", () => {
    expect(spokenCrop("NERICA rice")).toBe("NERICA rice");
    expect(spokenCrop("Sweet potato")).toBe("sweet potato");
  });
});

describe("what is said of the figures", () => {
  const measure = (field: SheetMeasure["field"], rated: SheetMeasure["class"]): SheetMeasure => ({
    field,
    value: 1,
    unit: "%",
    origin: "mapped",
    source: "a map",
    class: rated,
    low_below: 2,
    high_above: 3,
  });

  test("lists the low ones, and nothing when none is rated", () => {
    expect(lowFigures({ measures: [measure("nitrogenPct", "low"), measure("zincMgKg", "high")] })).toEqual([
      "nitrogenPct",
    ]);
    expect(lowFigures({ measures: [measure("copperMgKg", null)] })).toBeNull();
  });
});
