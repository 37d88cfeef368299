import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fertiliserNeed, nutrients, type Ground, type Rates } from "./fertiliser";

const maize: Rates = {
  base: { nKgHa: 120, p2o5KgHa: 60, k2oKgHa: 60 },
  most: { nKgHa: 120, p2o5KgHa: 60, k2oKgHa: 60 },
  legume: false,
};
const ground = (n: Ground["ratings"]["nKgHa"], p: typeof n, k: typeof n, other: Partial<Ground> = {}): Ground => ({
  ratings: { nKgHa: n, p2o5KgHa: p, k2oKgHa: k },
  light: false,
  afterLegume: false,
  ...other,
});

describe("need of fertiliser", () => {
  it("is the whole dose on a poor soil: maize in the savanna, 120-60-60 (PMC9674543)", () => {
    expect(fertiliserNeed(maize, ground("low", "low", "low"))).toEqual({ nKgHa: 120, p2o5KgHa: 60, k2oKgHa: 60 });
  });

  it("is half on a medium soil, and on a high one none of P and K and a start of N", () => {
    expect(fertiliserNeed(maize, ground("medium", "medium", "medium"))).toEqual({
      nKgHa: 60,
      p2o5KgHa: 30,
      k2oKgHa: 30,
    });
    expect(fertiliserNeed(maize, ground("high", "high", "high"))).toEqual({ nKgHa: 30, p2o5KgHa: 0, k2oKgHa: 0 });
  });

  it("keeps up what the harvest removes on sands", () => {
    expect(fertiliserNeed(maize, ground("low", "high", "high", { light: true }))).toEqual({
      nKgHa: 120,
      p2o5KgHa: 15,
      k2oKgHa: 15,
    });
  });

  it("is 25 kg less of nitrogen after a legume, but a legume's own start stays", () => {
    expect(fertiliserNeed(maize, ground("low", "low", "low", { afterLegume: true })).nKgHa).toBe(95);
    const cowpea = { ...maize, base: { nKgHa: 15, p2o5KgHa: 36, k2oKgHa: 15 }, legume: true };
    expect(fertiliserNeed(cowpea, ground("low", "low", "low", { afterLegume: true })).nKgHa).toBe(15);
  });

  it("is never negative, and never above the highest published rate", () => {
    const rating = fc.constantFrom("low", "medium", "high" as const);
    const rate = fc.record({
      nKgHa: fc.integer({ min: 0, max: 300 }),
      p2o5KgHa: fc.integer({ min: 0, max: 150 }),
      k2oKgHa: fc.integer({ min: 0, max: 500 }),
    });
    fc.assert(
      fc.property(rate, rate, rating, rating, rating, fc.boolean(), fc.boolean(), fc.boolean(), (...drawn) => {
        const [base, most, n, p, k, light, afterLegume, legume] = drawn;
        const need = fertiliserNeed({ base, most, legume }, ground(n, p, k, { light, afterLegume }));
        for (const each of nutrients) {
          expect(need[each]).toBeGreaterThanOrEqual(0);
          expect(need[each]).toBeLessThanOrEqual(most[each]);
        }
      }),
    );
  });
});
