import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromMeasure, measuresOf, toMeasure } from "./measures";

const products = [
  { cropId: 1, variety: "White grain", unit: "kg" },
  { cropId: 1, variety: "Flour", unit: "kg" },
  { cropId: 4, variety: "Imported", unit: "kg" },
  { cropId: 8, variety: "Gari, white", unit: "kg" },
  { cropId: 9, variety: "Tubers", unit: "kg" },
  { cropId: 9, variety: "Tubers", unit: "tuber" },
  { cropId: 29, variety: "Fresh", unit: "kg" },
  { cropId: 58, variety: "Palm oil", unit: "litre" },
  { cropId: 51, variety: "Fruit", unit: "bunch" },
];
const all = products.flatMap(measuresOf);
const named = (id: string, product = products[0] ?? { cropId: 1, variety: "", unit: "kg" }) => {
  const found = measuresOf(product).find((each) => each.id === id);
  if (!found) throw new Error(`no measure ${id}`);
  return found;
};
const price = fc.double({ min: 0.01, max: 1e6, noNaN: true });

describe("measures", () => {
  it("by hand: at 500 a kg a bag is 50,000, and a mudu 750 if it holds 1.5 kg, 680 to 870 over its spread", () => {
    expect(toMeasure(500, named("bag-100"))).toEqual({ price: 50_000, low: 50_000, high: 50_000 });
    const mudu = toMeasure(500, named("mudu"));
    expect([mudu.price, mudu.low, mudu.high].map((each) => Math.round(each))).toEqual([750, 680, 870]);
  });

  it("what is not certain has a spread and says whence it is; what is certain has none", () => {
    for (const { content, low, high, certain, basis } of all) {
      expect(low <= content && content <= high).toBe(true);
      expect(low === high).toBe(certain);
      expect(basis).toMatch(/\S/);
    }
  });

  it("there and back again is the same price", () => {
    for (const measure of all) {
      fc.assert(
        fc.property(price, (perUnit) => {
          const there = toMeasure(perUnit, measure);
          expect(fromMeasure(there.price, measure).price / perUnit).toBeCloseTo(1, 9);
          expect(fromMeasure(there.low, measure).high / perUnit).toBeCloseTo(1, 9);
          expect(fromMeasure(there.high, measure).low / perUnit).toBeCloseTo(1, 9);
        }),
      );
    }
  });

  it("a dearer kg is a dearer measure, and low is never above high", () => {
    for (const measure of all) {
      fc.assert(
        fc.property(price, price, (one, other) => {
          const [cheap, dear] = [Math.min(one, other), Math.max(one, other)];
          expect(toMeasure(cheap, measure).price).toBeLessThanOrEqual(toMeasure(dear, measure).price);
          for (const each of [toMeasure(one, measure), fromMeasure(one, measure)]) {
            expect(each.low <= each.price && each.price <= each.high).toBe(true);
          }
        }),
      );
    }
  });

  it("a unit is never turned into another: litres and tubers have measures of their own, the rest none", () => {
    for (const product of products) {
      for (const { unit } of measuresOf(product)) expect(unit).toBe(product.unit);
    }
    expect(measuresOf({ cropId: 51, variety: "Fruit", unit: "bunch" })).toEqual([]);
  });

  it("grain, flour and gari go into bowls, fresh roots and tomatoes do not", () => {
    const ids = (cropId: number, variety: string) => measuresOf({ cropId, variety, unit: "kg" }).map(({ id }) => id);
    expect(ids(4, "Imported")).toContain("mudu");
    expect(ids(8, "Gari, white")).toContain("congo");
    expect(ids(8, "Fresh roots")).not.toContain("congo");
    expect(ids(29, "Fresh")).toEqual(["kg", "bag-100", "bag-50", "basket"]);
    expect(named("bowl", { cropId: 4, variety: "Imported", unit: "kg" }).content).toBe(2.8);
    expect(named("bowl", { cropId: 4, variety: "Local", unit: "kg" }).content).toBe(2.7);
  });
});
