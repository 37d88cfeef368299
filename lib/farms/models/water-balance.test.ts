import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  balanceDay,
  depletionFraction,
  readilyAvailableMm,
  stressCoefficient,
  totalAvailableMm,
} from "./water-balance";

describe("FAO-56, Example 36: available water of onion, tomato and maize in three soils", () => {
  const soils = {
    "loamy sand": { fieldCapacity: 0.15, wiltingPoint: 0.06 },
    silt: { fieldCapacity: 0.32, wiltingPoint: 0.15 },
    "silty clay": { fieldCapacity: 0.35, wiltingPoint: 0.23 },
  };
  const crops = {
    onion: { rootDepthM: 0.4, fraction: 0.3 },
    tomato: { rootDepthM: 0.8, fraction: 0.4 },
    maize: { rootDepthM: 1.2, fraction: 0.55 },
  };
  test.each([
    ["onion", "loamy sand", 36, 11],
    ["onion", "silt", 68, 20],
    ["onion", "silty clay", 48, 14],
    ["tomato", "loamy sand", 72, 29],
    ["tomato", "silt", 136, 54],
    ["tomato", "silty clay", 96, 38],
    ["maize", "loamy sand", 108, 59],
    ["maize", "silt", 204, 112],
    ["maize", "silty clay", 144, 79],
  ] as const)("%s in %s: TAW %d mm, RAW %d mm", (crop, soil, total, readily) => {
    const { rootDepthM, fraction } = crops[crop];
    const totalMm = totalAvailableMm(soils[soil], rootDepthM);
    expect(Math.round(totalMm)).toBe(total);
    expect(Math.round(readilyAvailableMm(totalMm, fraction))).toBe(readily);
  });
});

test("the table's fraction holds for 5 mm a day, and is less when the air asks for more", () => {
  expect(depletionFraction(0.55, 5)).toBeCloseTo(0.55);
  expect(depletionFraction(0.55, 7)).toBeCloseTo(0.47);
  expect(depletionFraction(0.55, 3)).toBeCloseTo(0.63);
  expect(depletionFraction(0.2, 12)).toBe(0.1);
  expect(depletionFraction(0.7, 0)).toBe(0.8);
});

test("stress begins at RAW and is full at TAW", () => {
  const at = (depletionMm: number) => stressCoefficient({ depletionMm, totalMm: 160, readilyMm: 64 });
  expect([at(0), at(64), at(112), at(160)]).toEqual([1, 1, 0.5, 0]);
});

test("a drizzle below a fifth of ET0 is not counted; rain beyond field capacity runs through", () => {
  const day = { totalMm: 100, readilyMm: 50, et0Mm: 5, kc: 1, irrigationMm: 0 };
  expect(balanceDay({ ...day, depletionMm: 20, rainMm: 0.9 })).toMatchObject({ countedRainMm: 0, depletionMm: 25 });
  expect(balanceDay({ ...day, depletionMm: 20, rainMm: 40 })).toMatchObject({ depletionMm: 0, percolationMm: 15 });
});

const total = fc.double({ min: 5, max: 400, noNaN: true });
const depth = (max: number) => fc.double({ min: 0, max, noNaN: true });
const anyDay = fc.record({
  et0Mm: depth(12),
  kc: fc.double({ min: 0.1, max: 1.4, noNaN: true }),
  rainMm: fc.oneof(fc.constant(0), depth(200)),
  irrigationMm: fc.oneof(fc.constant(0), depth(100)),
});

describe("whatever the weather", () => {
  test("depletion stays between 0 and TAW, and water is conserved", () => {
    const season = fc.tuple(
      total,
      fc.double({ min: 0.1, max: 0.8, noNaN: true }),
      fc.array(anyDay, { maxLength: 120 }),
    );
    fc.assert(
      fc.property(season, ([totalMm, fraction, days]) => {
        let depletionMm = 0;
        let inflow = 0;
        let outflow = 0;
        for (const day of days) {
          const account = balanceDay({ ...day, depletionMm, totalMm, readilyMm: fraction * totalMm });
          expect(account.depletionMm).toBeGreaterThanOrEqual(0);
          expect(account.depletionMm).toBeLessThanOrEqual(totalMm + 1e-9);
          expect(account.evapotranspirationMm).toBeLessThanOrEqual(day.kc * day.et0Mm + 1e-9);
          inflow += account.countedRainMm + day.irrigationMm;
          outflow += account.evapotranspirationMm + account.percolationMm;
          depletionMm = account.depletionMm;
        }
        expect(outflow - inflow).toBeCloseTo(depletionMm, 6);
      }),
    );
  });

  test("more rain never leaves the root zone drier", () => {
    fc.assert(
      fc.property(total, anyDay, depth(50), depth(1), (totalMm, day, more, share) => {
        const at = { ...day, totalMm, readilyMm: totalMm / 2, depletionMm: share * totalMm };
        const wetter = balanceDay({ ...at, rainMm: at.rainMm + more });
        expect(wetter.depletionMm).toBeLessThanOrEqual(balanceDay(at).depletionMm + 1e-9);
      }),
    );
  });
});
