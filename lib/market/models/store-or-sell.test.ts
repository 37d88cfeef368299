import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StorageCell } from "./storage";
import { storeOrSell, type Outcome, type Storing } from "./store-or-sell";

const storing: Storing = {
  pricePerBag: 40_000,
  bagKg: 100,
  month: 11,
  months: 6,
  lossPercentPerMonth: 2,
  costPerBagMonth: 200,
  interestPercentPerMonth: 0,
};
const cell: StorageCell = {
  month: 11,
  monthsAhead: 6,
  low: 0.9,
  middle: 1.3,
  high: 1.6,
  cases: 40,
  years: 8,
  rose: 32,
};

function outcome(given: Partial<Storing> = {}, past: Partial<StorageCell> = {}): Outcome {
  const found = storeOrSell({ ...storing, ...given }, [{ ...cell, ...past }]);
  if (found.advice === "none") throw new Error(found.reason);
  return found.chosen;
}

describe("store or sell", () => {
  it("by hand: 40,000 a bag, six months at 2 % loss and 200 a month, price up by 30 %", () => {
    // Left: 0.98^6 = 0.885842. Gain: 40,000 x 1.3 x 0.885842 - 40,000 - 1,200 = 4,863.80
    const found = outcome();
    expect(found.gain).toBeCloseTo(4_863.8, 1);
    // 0.9: 31,890.32 - 41,200; 1.6: 56,693.91 - 41,200
    expect(found.gainLow).toBeCloseTo(-9_309.7, 1);
    expect(found.gainHigh).toBeCloseTo(15_493.9, 1);
    // 41,200 / 0.885842
    expect(found.breakEvenPerBag).toBeCloseTo(46_509.4, 1);
    expect(found.breakEvenPerKg).toBeCloseTo(465.09, 2);
    // It rose in 32 of 40 cases, in half of them by 30 % or more; 16.27 % lies between on the log scale:
    // 1 - (0.2 + 0.3 x ln 1.162735 / ln 1.3)
    expect(found.pays).toBeCloseTo(0.6276, 3);
    expect(found.paysBound).toBeNull();
    expect(storeOrSell(storing, [cell])).toMatchObject({ advice: "store", best: { months: 6 } });
  });

  it("interest is what the money would have earned: 1 % a month raises the break-even by 1.01^6", () => {
    const with1 = outcome({ interestPercentPerMonth: 1, costPerBagMonth: 0 });
    const without = outcome({ costPerBagMonth: 0 });
    expect(with1.breakEvenPerBag / without.breakEvenPerBag).toBeCloseTo(1.01 ** 6, 9);
  });

  it("says sell where it paid in no more than half of the cases, and that it cannot tell in between", () => {
    expect(storeOrSell({ ...storing, lossPercentPerMonth: 6 }, [cell])).toMatchObject({ advice: "sell", best: null });
    expect(storeOrSell({ ...storing, lossPercentPerMonth: 3.5 }, [cell]).advice).toBe("unsure");
  });

  it("gives no advice without a price or with thin history, and says why", () => {
    const reason = (given: Partial<Storing>, table: StorageCell[]) => {
      const found = storeOrSell({ ...storing, ...given }, table);
      return found.advice === "none" ? found.reason : found.advice;
    };
    expect(reason({ pricePerBag: null }, [cell])).toBe("no price");
    expect(reason({ pricePerBag: 0 }, [cell])).toBe("no price");
    expect(reason({}, [])).toBe("no history");
    expect(reason({ month: 3 }, [cell])).toBe("no history");
    expect(reason({}, [{ ...cell, years: 3 }])).toBe("few years");
    expect(reason({}, [{ ...cell, cases: 7, rose: 5 }])).toBe("few cases");
  });

  it("the best wait is that with the highest gain among those with enough history", () => {
    const table = [
      { ...cell, monthsAhead: 3, middle: 1.25 },
      cell,
      { ...cell, monthsAhead: 8, middle: 3, high: 4, years: 2 },
    ];
    const found = storeOrSell(storing, table);
    expect(found).toMatchObject({ advice: "store", best: { months: 3 } });
    expect(found.advice !== "none" && found.waits.map(({ months }) => months)).toEqual([3, 6]);
  });

  const inputs = fc.record({
    pricePerBag: fc.integer({ min: 100, max: 200_000 }),
    months: fc.integer({ min: 1, max: 9 }),
    lossPercentPerMonth: fc.double({ min: 0, max: 30, noNaN: true }),
    costPerBagMonth: fc.integer({ min: 0, max: 5_000 }),
    interestPercentPerMonth: fc.double({ min: 0, max: 10, noNaN: true }),
  });
  const pasts = fc
    .tuple(
      fc.array(fc.double({ min: 0.3, max: 3, noNaN: true }), { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 0, max: 40 }),
    )
    .map(([points, rose]) => {
      const [low = 1, middle = 1, high = 1] = points.toSorted((a, b) => a - b);
      return { low, middle, high, rose };
    });

  it("more loss, cost, interest never raises gain or chance, nor lowers the break-even", () => {
    const more = fc.record({
      lossPercentPerMonth: fc.double({ min: 0, max: 20, noNaN: true }),
      costPerBagMonth: fc.integer({ min: 0, max: 2_000 }),
      interestPercentPerMonth: fc.double({ min: 0, max: 5, noNaN: true }),
    });
    fc.assert(
      fc.property(inputs, pasts, more, (given, past, added) => {
        const before = outcome(given, { ...past, monthsAhead: given.months });
        const worse = {
          ...given,
          lossPercentPerMonth: given.lossPercentPerMonth + added.lossPercentPerMonth,
          costPerBagMonth: given.costPerBagMonth + added.costPerBagMonth,
          interestPercentPerMonth: given.interestPercentPerMonth + added.interestPercentPerMonth,
        };
        const after = outcome(worse, { ...past, monthsAhead: given.months });
        expect(after.gain).toBeLessThanOrEqual(before.gain + 1e-6);
        expect(after.pays).toBeLessThanOrEqual(before.pays + 1e-9);
        expect(after.breakEvenPerBag).toBeGreaterThanOrEqual(before.breakEvenPerBag - 1e-6);
      }),
    );
  });

  it("at the break-even price nothing is gained, and the chance is a share of cases that fits the gain's sign", () => {
    fc.assert(
      fc.property(inputs, pasts, (given, past) => {
        const found = outcome(given, { ...past, monthsAhead: given.months });
        const ratio = found.breakEvenPerBag / given.pricePerBag;
        const even = outcome(given, { ...past, monthsAhead: given.months, low: ratio, middle: ratio, high: ratio });
        expect(Math.abs(even.gain)).toBeLessThan(1e-4 * given.pricePerBag);
        expect(found.pays).toBeGreaterThanOrEqual(0.1 - 1e-9);
        expect(found.pays).toBeLessThanOrEqual(0.9 + 1e-9);
        if (found.gain > 1e-6) expect(found.pays).toBeGreaterThanOrEqual(0.5 - 1e-9);
        if (found.gain < -1e-6) expect(found.pays).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(found.gainLow <= found.gain && found.gain <= found.gainHigh).toBe(true);
      }),
    );
  });
});
