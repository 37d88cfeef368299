import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trendPercent, trendText } from "./trend";

const price = fc.double({ min: 0.01, max: 1e6, noNaN: true });
const pattern = /^([+-]\d{1,6}\.\d%|0\.0%|n\/a)$/;

describe("a trend", () => {
  it("has the sign of the change, and none for less than a twentieth of a percent", () => {
    fc.assert(
      fc.property(price, price, (now, before) => {
        const percent = trendPercent(now, before);
        const text = trendText(percent);
        expect(text).toMatch(pattern);
        if (text.startsWith("+")) expect(now).toBeGreaterThan(before);
        else if (text.startsWith("-")) expect(now).toBeLessThan(before);
        else expect(Math.abs(now / before - 1)).toBeLessThanOrEqual(0.0005 + 1e-9);
      }),
    );
  });

  it("is the same in any currency and per any amount", () => {
    const scale = fc.integer({ min: -10, max: 10 }).map((power) => 2 ** power);
    fc.assert(
      fc.property(price, price, scale, (now, before, factor) => {
        expect(trendPercent(now * factor, before * factor)).toBe(trendPercent(now, before));
      }),
    );
  });

  it("undoes itself: up from a price and down to it again multiply to one", () => {
    const near = fc.double({ min: 10, max: 100, noNaN: true });
    fc.assert(
      fc.property(near, near, (a, b) => {
        const [up, down] = [trendPercent(a, b) ?? Number.NaN, trendPercent(b, a) ?? Number.NaN];
        expect((1 + up / 100) * (1 + down / 100)).toBeCloseTo(1, 1);
      }),
    );
  });

  it("is not given where there is nothing to compare with", () => {
    fc.assert(
      fc.property(price, fc.constantFrom(null, 0), (now, before) => {
        expect(trendText(trendPercent(now, before))).toBe("n/a");
      }),
    );
  });

  it("is worked out by hand", () => {
    expect(trendText(trendPercent(521, 500))).toBe("+4.2%");
    expect(trendText(trendPercent(250, 500))).toBe("-50.0%");
    expect(trendText(trendPercent(499.99, 500))).toBe("0.0%");
  });
});
