import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeOver, commonChange, demandTrend, seasonalChange, supplyStatus } from "./supply";
import { seasonOf } from "./season";

const at = (first: number, prices: (number | null)[]) =>
  new Map(prices.flatMap((price, index): [number, number][] => (price === null ? [] : [[first + index, price]])));

describe("a change of three months", () => {
  it("by hand: 110, 121, 133.1 after 100, 110, 121 is 10 % more", () => {
    const prices = at(0, [100, 110, 121, 110, 121, 133.1]);
    expect(changeOver(prices, { last: 5, back: 3 })).toBeCloseTo(1.1, 9);
  });

  it("compares the same months only, and needs two of them", () => {
    expect(changeOver(at(0, [100, null, 300, 200, 999, 600]), { last: 5, back: 3 })).toBeCloseTo(2, 9);
    expect(changeOver(at(0, [100, null, null, 200, 999, 600]), { last: 5, back: 3 })).toBeNull();
  });

  it("there and back again is no change", () => {
    const six = fc.array(fc.double({ min: 1, max: 1e5, noNaN: true }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(six, (prices) => {
        const swapped = [...prices.slice(3), ...prices.slice(0, 3)];
        const one = changeOver(at(0, prices), { last: 5, back: 3 }) ?? NaN;
        const other = changeOver(at(0, swapped), { last: 5, back: 3 }) ?? NaN;
        expect(one * other).toBeCloseTo(1, 9);
      }),
    );
  });

  it("of a purely seasonal price is what the season says", () => {
    const prices = at(
      24_000,
      Array.from({ length: 60 }, (_, index) => 100 * (1 + 0.3 * Math.sin((index * Math.PI) / 6))),
    );
    const season = seasonOf([prices]);
    for (const last of [24_050, 24_053, 24_059]) {
      expect(changeOver(prices, { last, back: 3 })).toBeCloseTo(seasonalChange(season, last), 9);
    }
    expect(seasonalChange([], 24_050)).toBe(1);
  });

  it("of prices at large is the median one, and needs five products", () => {
    const rising = [1, 1.1, 1.2, 1.3, 9].map((by) => at(0, [100, 100, 100, 100 * by, 100 * by, 100 * by]));
    expect(commonChange(rising, { last: 5, back: 3 })).toBeCloseTo(1.2, 9);
    expect(commonChange(rising.slice(1), { last: 5, back: 3 })).toBeNull();
  });
});

describe("supply and demand as prices tell them", () => {
  it.each([
    [{ season: 0.9, movement: 1 }, "plentiful"],
    [{ season: 1, movement: 0.9 }, "plentiful"],
    [{ season: 1.1, movement: 1.2 }, "tight"],
    [{ season: null, movement: 1.06 }, "tight"],
    [{ season: 1.06, movement: null }, "tight"],
    [{ season: 0.9, movement: 1.1 }, "normal"],
    [{ season: 1.04, movement: 0.96 }, "normal"],
    [{ season: null, movement: null }, "unknown"],
  ])("supply of %o is %s", (signs, status) => {
    expect(supplyStatus(signs)).toBe(status);
  });

  it("demand rises and falls by 5 % beyond season and general prices", () => {
    expect([1.06, 1.04, 0.96, 0.94].map(demandTrend)).toEqual(["rising", "steady", "steady", "falling"]);
    expect(demandTrend(null)).toBe("unknown");
  });
});
