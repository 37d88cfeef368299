import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fertiliserSupply, nativeSupply, queftsYield, type QueftsCrop, type Supply } from "./quefts";

/** Maize of Rquefts' table; as much straw as produce. */
const maize: QueftsCrop = {
  n: { minStore: 0.0095, minVeg: 0.004, maxStore: 0.022, maxVeg: 0.0125 },
  p: { minStore: 0.0017, minVeg: 0.0004, maxStore: 0.0075, maxVeg: 0.003 },
  k: { minStore: 0.002, minVeg: 0.005, maxStore: 0.006, maxVeg: 0.02 },
  yZeroKgHa: 400,
  nFixed: 0,
  strawPerStore: 1,
  potentialKgHa: 8000,
};
const yieldOf = (supply: Supply, crop = maize) => queftsYield(crop, supply).yieldKgHa;

describe("native supply (Janssen et al. 1990, Table 2)", () => {
  it("reproduces a case worked by hand: pH 6, 10 g/kg of carbon, Olsen-P 6 mg/kg, K 3 mmol/kg", () => {
    const supply = nativeSupply({ ph: 6, organicCarbonGKg: 10, olsenMgKg: 6, potassiumMmolKg: 3 });
    // N 0.75 x 6.8 x 10; P 1 x 0.35 x 10 + 0.5 x 6; K 0.625 x (3.4 - 2.4) x 400 x 3 / (2 + 9).
    expect(supply?.n).toBeCloseTo(51);
    expect(supply?.p).toBeCloseTo(6.5);
    expect(supply?.k).toBeCloseTo(68.18, 2);
  });

  it("is not told outside of pH 4.5 to 7, where its equations were not found", () => {
    const soil = { organicCarbonGKg: 10, olsenMgKg: 6, potassiumMmolKg: 3 };
    expect(nativeSupply({ ...soil, ph: 4.4 })).toBeNull();
    expect(nativeSupply({ ...soil, ph: 7.1 })).toBeNull();
  });

  it("gains half of the fertiliser's N and K, a tenth of its P", () => {
    const supply = fertiliserSupply({ nKgHa: 120, p2o5KgHa: 60, k2oKgHa: 60 });
    expect(supply.n).toBe(60);
    expect(supply.p).toBeCloseTo(2.62, 2);
    expect(supply.k).toBeCloseTo(24.9, 1);
  });
});

describe("yield by QUEFTS", () => {
  const kg = fc.double({ min: 0, max: 200, noNaN: true });
  const supplies = fc.record({ n: kg, p: fc.double({ min: 0, max: 40, noNaN: true }), k: kg });

  it("is nothing without any one of the three", () => {
    expect(yieldOf({ n: 0, p: 20, k: 100 })).toBe(0);
    expect(yieldOf({ n: 100, p: 0, k: 100 })).toBe(0);
    expect(yieldOf({ n: 100, p: 20, k: 0 })).toBe(0);
  });

  it("never passes the potential, nor what any nutrient gives at its most diluted", () => {
    fc.assert(
      fc.property(supplies, (supply) => {
        const found = yieldOf(supply);
        expect(found).toBeGreaterThanOrEqual(0);
        expect(found).toBeLessThanOrEqual(maize.potentialKgHa);
        expect(found).toBeLessThanOrEqual(Math.max(0, (supply.n - 1.6) / 0.0135) + 1e-6);
      }),
    );
  });

  it("does not fall by more of a nutrient", () => {
    fc.assert(
      fc.property(supplies, fc.constantFrom("n", "p", "k" as const), kg, (supply, name, more) => {
        const richer = { ...supply, [name]: supply[name] + more };
        // The mean of six pairs may give way by rounding and by a hundredth where pairs change places.
        expect(yieldOf(richer)).toBeGreaterThanOrEqual(yieldOf(supply) * 0.99 - 1);
      }),
    );
  });

  it("reaches the potential where nothing is short", () => {
    expect(queftsYield(maize, { n: 1000, p: 200, k: 1000 })).toEqual({ yieldKgHa: 8000, limiting: null });
  });

  it("names the nutrient that is short", () => {
    expect(queftsYield(maize, { n: 30, p: 20, k: 150 }).limiting).toBe("n");
    expect(queftsYield(maize, { n: 150, p: 3, k: 150 }).limiting).toBe("p");
    expect(queftsYield(maize, { n: 150, p: 20, k: 15 }).limiting).toBe("k");
  });

  it("lets a legume take three quarters of its nitrogen from the air", () => {
    const supply = { n: 20, p: 20, k: 150 };
    expect(yieldOf(supply, { ...maize, nFixed: 0.75 })).toBeGreaterThan(2 * yieldOf(supply));
  });
});
