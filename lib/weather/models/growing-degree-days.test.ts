import fc from "fast-check";
import { expect, test } from "vitest";
import { growingDegreeDays } from "./growing-degree-days";

const maize = { baseC: 10, upperC: 30 };

test.each([
  [{ tminC: 20, tmaxC: 28 }, 14],
  [{ tminC: 20, tmaxC: 36 }, 15],
  [{ tminC: 4, tmaxC: 22 }, 6],
  [{ tminC: 2, tmaxC: 9 }, 0],
  [{ tminC: 32, tmaxC: 40 }, 20],
])("a day of %o gives maize %d degree days", (day, expected) => {
  expect(growingDegreeDays(day, maize)).toBe(expected);
});

test("a day never gives less than nothing nor more than the span between the limits, and warmth never takes away", () => {
  const temperature = fc.double({ min: -40, max: 55, noNaN: true });
  fc.assert(
    fc.property(temperature, temperature, fc.double({ min: 0, max: 10, noNaN: true }), (a, b, warmer) => {
      const day = { tminC: Math.min(a, b), tmaxC: Math.max(a, b) };
      const gdd = growingDegreeDays(day, maize);
      expect(gdd).toBeGreaterThanOrEqual(0);
      expect(gdd).toBeLessThanOrEqual(maize.upperC - maize.baseC);
      const warm = growingDegreeDays({ tminC: day.tminC + warmer, tmaxC: day.tmaxC + warmer }, maize);
      expect(warm).toBeGreaterThanOrEqual(gdd - 1e-9);
    }),
  );
});
