import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ndviOfClimate, usualNdvi } from "./phenology";

const months = (value: number) => Array.from({ length: 12 }, () => value);
const climate = (rainMm: number[], tminC = 20) => ({
  tminC: months(tminC),
  tmaxC: months(tminC + 12),
  humidityPct: months(50),
  windMs: months(2),
  rainMm,
  rainDays: months(5),
  sunshinePct: months(60),
});
/** About Kano's. */
const savanna = climate([0, 0, 5, 15, 60, 120, 200, 290, 130, 15, 0, 0]);

describe("NDVI of an average year", () => {
  it("is bare ground's after three months without rain, and half way up after 240 mm", () => {
    expect(ndviOfClimate({ rainMm: 0, tminC: 20 })).toBe(0.15);
    expect(ndviOfClimate({ rainMm: 240, tminC: 20 })).toBeCloseTo((0.15 + 0.7) / 2, 12);
  });

  it("peaks weeks after the rain does, and is lowest before the rains", () => {
    const dates = months(0).map((_, index) => `2026-${String(index + 1).padStart(2, "0")}-15`);
    const values = dates.map((date) => usualNdvi(savanna, date));
    expect(["2026-08-15", "2026-09-15"]).toContain(dates[values.indexOf(Math.max(...values))]);
    expect(["2026-02-15", "2026-03-15"]).toContain(dates[values.indexOf(Math.min(...values))]);
    expect(Math.max(...values)).toBeGreaterThan(0.5);
    expect(Math.min(...values)).toBeLessThan(0.2);
  });

  it("rises with rain, levels off, and stays what vegetation has", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 3000, noNaN: true }),
        fc.double({ min: -30, max: 30, noNaN: true }),
        (rainMm, tminC) => {
          const value = ndviOfClimate({ rainMm, tminC });
          expect(value).toBeGreaterThanOrEqual(0.15);
          expect(value).toBeLessThanOrEqual(0.7);
          expect(ndviOfClimate({ rainMm: rainMm + 50, tminC })).toBeGreaterThanOrEqual(value);
        },
      ),
    );
  });

  it("is held back between 5 and -2 degrees", () => {
    expect(ndviOfClimate({ rainMm: 500, tminC: -2 })).toBe(0.15);
    expect(ndviOfClimate({ rainMm: 500, tminC: 1.5 })).toBeCloseTo(
      (0.15 + ndviOfClimate({ rainMm: 500, tminC: 5 })) / 2,
      12,
    );
    expect(ndviOfClimate({ rainMm: 500, tminC: 25 })).toBe(ndviOfClimate({ rainMm: 500, tminC: 5 }));
  });
});
