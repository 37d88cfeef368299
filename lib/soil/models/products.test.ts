import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bagKg, bagsFor, leastUreaN, productPlan, tolerance, type Order, type ProductPlan } from "./products";

const order = (n: number, p2o5: number, k2o: number, other: Partial<Order> = {}): Order => {
  const need = { nKgHa: n, p2o5KgHa: p2o5, k2oKgHa: k2o };
  return { need, most: need, timing: ["At planting", "5 weeks later"], leaches: false, ...other };
};
const bagged = ({ products }: ProductPlan) =>
  Object.fromEntries(products.map(({ product, formula, kgHa }) => [`${product} ${formula}`, kgHa]));

describe("products for a need", () => {
  it("are those of the Nigerian schedules", () => {
    // Schedules after Fertilizer Use Series No. 1 (1980): maize 8 bags of 15-15-15 and 2.6 of urea; cowpea; cassava.
    expect(bagged(productPlan(order(120, 60, 60)))).toEqual({ "npk 15-15-15": 400, "urea 46-0-0": 130 });
    expect(bagged(productPlan(order(15, 36, 15, { timing: ["At planting"] })))).toEqual({
      "npk 15-15-15": 100,
      "ssp 0-18-0": 115,
    });
    expect(bagged(productPlan(order(90, 30, 90)))).toEqual({
      "npk 15-15-15": 200,
      "urea 46-0-0": 130,
      "mop 0-0-60": 100,
    });
  });

  it("are single fertilisers where no compound fits, and none where nothing is needed", () => {
    expect(bagged(productPlan(order(60, 0, 0)))).toEqual({ "urea 46-0-0": 130 });
    expect(productPlan(order(0, 0, 0))).toEqual({
      products: [],
      supplied: { nKgHa: 0, p2o5KgHa: 0, k2oKgHa: 0 },
    });
  });

  it("give urea after planting, on sands in one dressing more, and with planting when nothing else is given then", () => {
    const urea = (plan: ProductPlan) => plan.products.find(({ product }) => product === "urea")?.splits ?? [];
    expect(urea(productPlan(order(120, 60, 60)))).toEqual([{ when: "5 weeks later", kgHa: 130 }]);
    const onSand = urea(productPlan(order(120, 60, 60, { leaches: true })));
    expect(onSand.map(({ kgHa }) => kgHa)).toEqual([65, 65]);
    expect(urea(productPlan(order(60, 0, 0))).map(({ when }) => when)).toEqual(["At planting", "5 weeks later"]);
  });

  it("spread much potash over the top dressings: plantain's 450 kg after the first ring", () => {
    const timing = ["First ring", "Second ring", "Third ring", "Fourth ring"];
    const { products } = productPlan(order(200, 60, 450, { timing }));
    const muriate = products.find(({ product }) => product === "mop")?.splits ?? [];
    expect(muriate.map(({ when }) => when)).toEqual(timing.slice(1));
    expect(muriate.every(({ kgHa }) => kgHa < 250)).toBe(true);
  });

  it("never pass a highest rate, meet P and K within the tolerance, and split what is given whole", () => {
    const amount = (max: number) => fc.integer({ min: 0, max });
    const drawn = fc.tuple(amount(200), amount(100), amount(450), amount(50), fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(drawn, fc.boolean(), ([n, p2o5, k2o, above, dressings], leaches) => {
        const need = { nKgHa: n, p2o5KgHa: p2o5, k2oKgHa: k2o };
        const most = { nKgHa: n + above, p2o5KgHa: p2o5 + above, k2oKgHa: k2o + above };
        const timing = Array.from({ length: dressings }, (_, index) => `dressing ${index + 1}`);
        const { products, supplied } = productPlan({ need, most, timing, leaches });
        expect(supplied.nKgHa).toBeLessThanOrEqual(most.nKgHa + 1e-9);
        expect(supplied.p2o5KgHa).toBeLessThanOrEqual(most.p2o5KgHa + 1e-9);
        expect(supplied.k2oKgHa).toBeLessThanOrEqual(most.k2oKgHa + 1e-9);
        expect(supplied.nKgHa).toBeGreaterThanOrEqual(need.nKgHa - leastUreaN - 1e-9);
        expect(supplied.p2o5KgHa).toBeGreaterThanOrEqual(need.p2o5KgHa - tolerance(need.p2o5KgHa) - 1e-9);
        expect(supplied.k2oKgHa).toBeGreaterThanOrEqual(need.k2oKgHa - tolerance(need.k2oKgHa) - 1e-9);
        for (const { kgHa, splits } of products) {
          expect(kgHa).toBeGreaterThan(0);
          expect(splits.length).toBeLessThanOrEqual(5);
          expect(splits.every((split) => split.kgHa > 0)).toBe(true);
          expect(splits.reduce((total, split) => total + split.kgHa, 0)).toBe(kgHa);
        }
      }),
    );
  });
});

describe("bags", () => {
  it("hold at least what is needed, and less than a bag more", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (kg) => {
        const bags = bagsFor(kg);
        expect(bags * bagKg).toBeGreaterThanOrEqual(kg - 0.01);
        expect(bags * bagKg).toBeLessThan(kg + bagKg + 0.01);
      }),
    );
    expect([bagsFor(0), bagsFor(50), bagsFor(50.001), bagsFor(50.1)]).toEqual([0, 1, 1, 2]);
  });
});
