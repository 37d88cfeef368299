import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundTicks } from "./ticks";

describe("roundTicks", () => {
  it("holds every value between the first and last tick, with few ticks", () => {
    const value = fc.double({ min: -1000, max: 1000, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), fc.integer({ min: 2, max: 6 }), (values, count) => {
        const { ticks, domain } = roundTicks(values, count);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(count + 2);
        expect([ticks[0], ticks.at(-1)]).toEqual(domain);
        for (const each of values) {
          expect(each).toBeGreaterThanOrEqual(domain[0] - 1e-9);
          expect(each).toBeLessThanOrEqual(domain[1] + 1e-9);
        }
      }),
    );
  });

  it("is round: a week between 21.3 and 34.8 °C has ticks every 5", () => {
    expect(roundTicks([21.3, 34.8], 4).ticks).toEqual([20, 25, 30, 35]);
  });
});
