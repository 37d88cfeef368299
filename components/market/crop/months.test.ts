import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, monthsBetween, monthsFrom } from "./months";

const month = fc
  .tuple(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, of]) => `${year}-${String(of).padStart(2, "0")}`);

describe("months", () => {
  it("lie as far apart as they were moved, over any number of years", () => {
    fc.assert(
      fc.property(month, fc.integer({ min: -400, max: 400 }), (from, count) => {
        expect(monthsBetween(from, addMonths(from, count))).toBe(count);
      }),
    );
  });

  it("are all there between two of them, none when the last comes first", () => {
    expect(monthsFrom("2024-11", "2025-02")).toEqual(["2024-11", "2024-12", "2025-01", "2025-02"]);
    expect(monthsFrom("2025-02", "2025-01")).toEqual([]);
  });
});
