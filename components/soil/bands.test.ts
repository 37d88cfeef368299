import { describe, expect, test } from "vitest";
import { bandPosition, isRated, type RatedMeasure } from "./bands";

const phosphorus = (value: number): RatedMeasure => ({
  field: "phosphorusMgKg",
  value,
  unit: "mg/kg",
  origin: "mapped",
  source: "iSDAsoil",
  class: "low",
  low_below: 8,
  high_above: 20,
});

describe("a figure's place among its bands", () => {
  test("is in the third that its class is called by", () => {
    expect(bandPosition(phosphorus(4))).toBeCloseTo(1 / 6);
    expect(bandPosition(phosphorus(14))).toBeCloseTo(1 / 2);
    expect(bandPosition(phosphorus(30))).toBeCloseTo(2.5 / 3);
  });

  test("meets the next band at its limit and never leaves the bar", () => {
    expect(bandPosition(phosphorus(8))).toBeCloseTo(1 / 3);
    expect(bandPosition(phosphorus(20))).toBeCloseTo(2 / 3);
    expect(bandPosition(phosphorus(0))).toBe(0);
    expect(bandPosition(phosphorus(900))).toBe(1);
  });

  test("is not shown for a figure without ratings", () => {
    expect(isRated(phosphorus(4))).toBe(true);
    expect(isRated({ ...phosphorus(4), class: null, low_below: null, high_above: null })).toBe(false);
  });
});
