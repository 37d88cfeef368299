import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm, formatPoint } from "./coordinates";

const anyPoint = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("distanceKm", () => {
  it("gives known distances", () => {
    const london = { latitude: 51.5074, longitude: -0.1278 };
    const paris = { latitude: 48.8566, longitude: 2.3522 };
    expect(distanceKm(london, paris)).toBeCloseTo(343.6, 0);
    // A quarter of a meridian, and a hop over the 180th.
    expect(distanceKm({ latitude: 0, longitude: 8 }, { latitude: 90, longitude: 8 })).toBeCloseTo(10_007.56, 1);
    expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.19, 1);
  });

  it("is symmetric, never negative and never longer than half the way round the earth", () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        const there = distanceKm(a, b);
        expect(there).toBeCloseTo(distanceKm(b, a), 6);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(20_016);
        expect(distanceKm(a, a)).toBe(0);
      }),
    );
  });
});

describe("formatPoint", () => {
  it("writes hemispheres as letters", () => {
    expect(formatPoint({ latitude: 12, longitude: 8.51667 })).toBe("12.0000° N, 8.5167° E");
    expect(formatPoint({ latitude: -33.9, longitude: -70.25 })).toBe("33.9000° S, 70.2500° W");
  });
});
