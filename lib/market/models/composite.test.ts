import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compositeOf } from "./composite";

const at = (first: number, prices: (number | null)[]) =>
  new Map(prices.flatMap((price, index): [number, number][] => (price === null ? [] : [[first + index, price]])));

describe("the price over several markets", () => {
  it("is the market's own where there is one", () => {
    const composite = compositeOf([at(100, [200, 210, null, 190])]);
    expect(composite?.markets).toBe(1);
    // Level: the median of the months themselves, so each is told as it was.
    for (const [month, price] of at(100, [200, 210, null, 190])) {
      expect(composite?.prices.get(month)).toBeCloseTo(price, 9);
    }
    expect(composite?.prices.has(102)).toBe(false);
  });

  it("by hand: three markets rise by 0, 10 and 50 %, so it rises by 10 %", () => {
    const composite = compositeOf([at(0, [100, 100]), at(0, [200, 220]), at(0, [300, 450])]);
    expect((composite?.prices.get(1) ?? 0) / (composite?.prices.get(0) ?? 1)).toBeCloseTo(1.1, 9);
  });

  it("does not move when dear or cheap markets join and drop out", () => {
    const presence = fc.array(fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(presence, (markets) => {
        const truth = (month: number) => 100 * 1.02 ** month * (1 + 0.2 * Math.sin(month));
        const always = at(
          0,
          Array.from({ length: 24 }, (_, month) => truth(month)),
        );
        const others = markets.map((present, index) =>
          at(
            0,
            present.map((there, month) => (there ? truth(month) * (index + 2) : null)),
          ),
        );
        const prices = compositeOf([always, ...others])?.prices ?? new Map<number, number>();
        for (let month = 1; month < 24; month += 1) {
          const change = (prices.get(month) ?? NaN) / (prices.get(month - 1) ?? NaN);
          expect(change).toBeCloseTo(truth(month) / truth(month - 1), 9);
        }
      }),
    );
  });

  it("begins anew after a gap of more than a year, over which nothing can be compared", () => {
    const composite = compositeOf([at(0, [100, 100]), at(20, [900, 900])]);
    expect([...(composite?.prices.keys() ?? [])]).toEqual([20, 21]);
  });

  it("of no prices there is none", () => {
    expect(compositeOf([])).toBeNull();
    expect(compositeOf([new Map()])).toBeNull();
  });
});
