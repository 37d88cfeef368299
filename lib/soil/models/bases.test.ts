import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { baseSaturationOfPh, baseSaturationPct, basesOf } from "./bases";

describe("base saturation", () => {
  it("is the bases' charge in % of the CEC: 4 + 1 + 0.5 cmol/kg of 10", () => {
    const bases = { calciumMgKg: 4 * 200.4, magnesiumMgKg: 121.5, potassiumMgKg: 195.5 };
    expect(baseSaturationPct(bases, 10)).toBeCloseTo(55, 6);
  });

  it("is never above 100 %, and 0 where nothing can be held", () => {
    const bases = { calciumMgKg: 4000, magnesiumMgKg: 400, potassiumMgKg: 200 };
    expect(baseSaturationPct(bases, 5)).toBe(100);
    expect(baseSaturationPct(bases, 0)).toBe(0);
  });

  it("from pH meets the published limits, and stays between 2 and 100 %", () => {
    expect(baseSaturationOfPh(5.33)).toBeCloseTo(35, 6);
    expect(baseSaturationOfPh(5.93)).toBeCloseTo(50, 6);
    fc.assert(
      fc.property(fc.double({ min: 2, max: 12, noNaN: true }), (ph) => {
        const saturation = baseSaturationOfPh(ph);
        return saturation >= 2 && saturation <= 100;
      }),
    );
  });

  it("estimated bases have the saturation that they were estimated from", () => {
    const soil = { cecCmolKg: 8, ph: 5.8 };
    expect(baseSaturationPct(basesOf(soil), soil.cecCmolKg)).toBeCloseTo(baseSaturationOfPh(5.8), 6);
  });
});
