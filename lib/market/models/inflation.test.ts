import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inflationFactors } from "./inflation";
import { monthText } from "./month";

const index = [
  { year: 2020, index: 100 },
  { year: 2021, index: 121 },
  { year: 2022, index: 133.1 },
];

describe("inflation", () => {
  it("by hand: half a year from the middle of 2020 to that of 2021 is the root of the year's rise", () => {
    const found = inflationFactors(index, ["2020-07", "2021-01", "2022-06"]);
    expect(found?.base).toBe("2022-06");
    // Mid-years lie between June and July; a month is a twelfth of the logarithm of 1.21 or 1.1.
    const july2020 = 100 * 1.21 ** (0.5 / 12);
    const base = 121 * 1.1 ** (11.5 / 12);
    expect(found?.factors).toEqual([
      { month: "2020-07", factor: expect.closeTo(base / july2020, 9) },
      { month: "2021-01", factor: expect.closeTo(base / (100 * 1.21 ** (6.5 / 12)), 9) },
      { month: "2022-06", factor: expect.closeTo(1, 9) },
    ]);
  });

  it("leaves out months before and after the index, and those of a year that it lacks", () => {
    const months = ["2019-01", "2020-06", "2020-07", "2022-06", "2022-07", "2025-08"];
    expect(inflationFactors(index, months)?.factors.map(({ month }) => month)).toEqual(["2020-07", "2022-06"]);
    const holey = index.filter(({ year }) => year !== 2021);
    expect(inflationFactors([...holey, { year: 2023, index: 140 }], ["2021-06"])?.factors).toEqual([]);
  });

  it("without an index there is none", () => {
    expect(inflationFactors([], ["2020-07"])).toBeNull();
  });

  it("while prices rise, an older month's factor is the higher, and chains over any two months", () => {
    const rises = fc.array(fc.double({ min: 1.001, max: 2, noNaN: true }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(rises, (steps) => {
        let level = 100;
        const years = steps.map((step, at) => ({ year: 2000 + at, index: (level *= step) }));
        const months = Array.from({ length: steps.length * 12 }, (_, at) => monthText(2000 * 12 + at));
        const factors = inflationFactors(years, months)?.factors ?? [];
        expect(factors.length).toBe((steps.length - 1) * 12);
        expect(factors.at(-1)?.factor).toBeCloseTo(1, 9);
        factors.slice(1).forEach(({ factor }, at) => expect(factor).toBeLessThan(factors[at]?.factor ?? 0));
      }),
    );
  });
});
