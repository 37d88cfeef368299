import { describe, expect, it } from "vitest";
import { soilFields } from "../soil";
import { bray1MgKg, limitsOf, olsenMgKg, ratingOf } from "./ratings";

const rated = (field: (typeof soilFields)[number], value: number, method: Parameters<typeof limitsOf>[1] = "bray1") => {
  const limits = limitsOf(field, method);
  return limits && ratingOf(value, limits);
};

describe("Nigerian ratings (FMANR 1990)", () => {
  it.each([
    ["nitrogenPct", 0.14, "low"],
    ["nitrogenPct", 0.15, "medium"],
    ["nitrogenPct", 0.2, "medium"],
    ["nitrogenPct", 0.21, "high"],
    ["organicMatterPct", 1.9, "low"],
    ["organicMatterPct", 2.5, "medium"],
    ["organicMatterPct", 3.1, "high"],
    ["ph", 5, "low"],
    ["ph", 5.3, "medium"],
    ["ph", 6, "high"],
    // 0.20 and 0.40 cmol/kg of K are 78.2 and 156.4 mg/kg.
    ["potassiumMgKg", 78, "low"],
    ["potassiumMgKg", 79, "medium"],
    ["potassiumMgKg", 157, "high"],
    // 1 and 3 cmol/kg of Mg are 121.5 and 364.5 mg/kg.
    ["magnesiumMgKg", 121, "low"],
    ["magnesiumMgKg", 365, "high"],
  ] as const)("%s of %d is %s", (field, value, rating) => {
    expect(rated(field, value)).toBe(rating);
  });

  it("rate phosphorus by the method that measured it", () => {
    expect([7, 8, 20, 21].map((value) => rated("phosphorusMgKg", value, "bray1"))).toEqual([
      "low",
      "medium",
      "medium",
      "high",
    ]);
    expect([14, 15, 26].map((value) => rated("phosphorusMgKg", value, "bray2"))).toEqual(["low", "medium", "high"]);
    expect(limitsOf("phosphorusMgKg", "mehlich3")).toEqual({ lowBelow: 18.6, highAbove: 34 });
    expect(limitsOf("phosphorusMgKg", "olsen")).toEqual({ lowBelow: 6.9, highAbove: 11.9 });
  });

  it("do not rate the texture, and nothing else goes without", () => {
    const unrated = soilFields.filter((field) => limitsOf(field, "bray1") === null);
    expect(unrated).toEqual(["clayPct", "siltPct", "sandPct"]);
  });
});

describe("phosphorus of other methods", () => {
  it("is read by Mallarino's lines, and never below 1 mg/kg", () => {
    // 0.778 x 30 - 6.4667 (Mallarino 2003); 2.381 x 10 - 8.3333 (Mallarino 1995).
    expect(bray1MgKg(30, "mehlich3")).toBeCloseTo(16.87, 2);
    expect(bray1MgKg(10, "olsen")).toBeCloseTo(15.48, 2);
    expect(bray1MgKg(3, "mehlich3")).toBe(1);
    expect(bray1MgKg(15, "bray2")).toBe(8);
    expect(bray1MgKg(0, "bray1")).toBe(0);
  });

  it("goes back to Olsen by the same line, and an empty soil stays empty", () => {
    expect(olsenMgKg(bray1MgKg(10, "olsen"), "bray1")).toBeCloseTo(10, 6);
    expect(olsenMgKg(0, "bray1")).toBe(0);
    expect(olsenMgKg(4, "olsen")).toBe(4);
  });
});
