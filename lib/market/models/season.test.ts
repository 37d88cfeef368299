import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seasonOf } from "./season";

const start = 2010 * 12;
const factors = [0.9, 0.85, 0.9, 0.95, 1, 1.05, 1.15, 1.2, 1.1, 1, 0.95, 0.95];
const mean = Math.exp(factors.reduce((sum, factor) => sum + Math.log(factor), 0) / 12);
const truth = factors.map((factor) => factor / mean);
const price = (index: number) => 100 * 1.015 ** index * (truth[index % 12] ?? 1);
const series = (months: number, lacks: (index: number) => boolean = () => false) =>
  new Map(
    Array.from({ length: months }, (_, index): [number, number] => [start + index, price(index)]).filter(
      (_, index) => !lacks(index),
    ),
  );

describe("the season of a price", () => {
  it("is found under steady inflation exactly, since the moving mean of a line is the line", () => {
    const season = seasonOf([series(60)]);
    expect(season.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const { month, low, middle, high, years } of season) {
      for (const each of [low, middle, high]) expect(each).toBeCloseTo(truth[month - 1] ?? 0, 9);
      expect(years).toBe(4);
    }
  });

  it("needs three years of a month: of three and a half years only some months are told, of less none", () => {
    expect(seasonOf([series(36)])).toEqual([]);
    expect(seasonOf([series(42)]).length).toBeLessThan(12);
    expect(seasonOf([series(48)]).length).toBe(12);
  });

  it("markets of the same years do not stand in for years", () => {
    expect(seasonOf([series(36), series(36), series(36)])).toEqual([]);
  });

  it("bridges two lacking months and leaves the neighbourhood of longer gaps out", () => {
    const lacksTwo = seasonOf([series(84, (index) => index === 40 || index === 41)]);
    const lacksThree = seasonOf([series(84, (index) => index >= 40 && index <= 42)]);
    const cases = (season: { cases: number }[]) => season.reduce((sum, each) => sum + each.cases, 0);
    expect(cases(lacksTwo)).toBe(84 - 12 - 2);
    expect(cases(lacksThree)).toBe(84 - 12 - 3 - 12);
  });

  it("does not depend on the level of a market, and lies between its own bounds", () => {
    const noisy = fc.array(fc.double({ min: 50, max: 500, noNaN: true }), { minLength: 72, maxLength: 72 });
    fc.assert(
      fc.property(noisy, fc.double({ min: 0.01, max: 100, noNaN: true }), (prices, level) => {
        const of = (by: number) => new Map(prices.map((each, index): [number, number] => [start + index, each * by]));
        const [one, other] = [seasonOf([of(1)]), seasonOf([of(level)])];
        one.forEach((each, index) => {
          expect(other[index]?.middle).toBeCloseTo(each.middle, 9);
          expect(each.low).toBeLessThanOrEqual(each.middle);
          expect(each.middle).toBeLessThanOrEqual(each.high);
        });
        const product = one.reduce((sum, { middle }) => sum + Math.log(middle), 0);
        expect(product).toBeCloseTo(0, 9);
      }),
    );
  });
});
