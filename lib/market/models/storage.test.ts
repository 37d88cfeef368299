import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storageTable } from "./storage";

const months = (prices: Record<number, number>) =>
  new Map(Object.entries(prices).map(([at, price]) => [Number(at), price]));
const november = (year: number) => year * 12 + 10;

describe("what storing brought", () => {
  it("by hand: two markets, two years, from November to February", () => {
    const table = storageTable([
      months({ [november(2020)]: 100, [november(2020) + 3]: 130, [november(2021)]: 200, [november(2021) + 3]: 180 }),
      months({ [november(2020)]: 50, [november(2020) + 3]: 60 }),
    ]);
    expect(table.find(({ month, monthsAhead }) => month === 11 && monthsAhead === 3)).toEqual({
      month: 11,
      monthsAhead: 3,
      cases: 3,
      years: 2,
      rose: 2,
      middle: expect.closeTo(1.2, 9),
      // Between 0.9, 1.2 and 1.3 (type 7): a fifth of the way from the ends.
      low: expect.closeTo(0.96, 9),
      high: expect.closeTo(1.28, 9),
    });
  });

  it("counts each pair of months once, and none over a gap", () => {
    const whole = storageTable([new Map(Array.from({ length: 24 }, (_, index) => [index, 100]))]);
    expect(whole.filter(({ monthsAhead }) => monthsAhead === 9).reduce((sum, { cases }) => sum + cases, 0)).toBe(15);
    expect(storageTable([months({ 0: 100, 10: 200 })])).toEqual([]);
  });

  it("never counts more rises than cases or more years than cases, and goes by month and wait", () => {
    const random = fc.dictionary(
      fc.integer({ min: 0, max: 80 }).map(String),
      fc.double({ min: 1, max: 9, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(random, { maxLength: 4 }), (markets) => {
        const table = storageTable(markets.map(months));
        for (const { cases, rose, years, low, middle, high } of table) {
          expect(rose).toBeLessThanOrEqual(cases);
          expect(years).toBeLessThanOrEqual(cases);
          expect(low <= middle && middle <= high).toBe(true);
        }
        const order = table.map(({ month, monthsAhead }) => month * 10 + monthsAhead);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
    );
  });
});
