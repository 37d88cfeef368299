import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classOf, cycleMonths, suitability, trapezoid, type Requirements, type Site } from "./ecocrop";

const months = (value: number) => Array.from({ length: 12 }, () => value);

/** Maize of EcoCrop (row 238663), with 90 to 120 days to maturity. */
const maize: Requirements = {
  temperatureC: { min: 10, optimumFrom: 18, optimumTo: 33, max: 47 },
  rainMm: { min: 400, optimumFrom: 600, optimumTo: 1200, max: 1800 },
  ph: { min: 4.5, optimumFrom: 5, optimumTo: 7, max: 8.5 },
  texture: { optimal: ["medium", "organic"], absolute: ["heavy", "medium", "light", "organic"] },
  killingC: 0,
  perennial: false,
  daysToMaturity: { min: 90, max: 120 },
  cycleDays: { min: 65, max: 365 },
};

const site = (given: Partial<Site> & { rainMm?: number[]; tmeanC?: number[]; tminC?: number[] } = {}): Site => ({
  climate: {
    tmeanC: given.tmeanC ?? months(26),
    tminC: given.tminC ?? months(20),
    rainMm: given.rainMm ?? months(200),
  },
  ph: given.ph ?? null,
  texture: given.texture ?? null,
  irrigated: given.irrigated ?? false,
});

describe("trapezoid", () => {
  it("is 0 at the absolute limits and beyond, 1 in the optimum, a straight line between", () => {
    const limits = { min: 10, optimumFrom: 18, optimumTo: 33, max: 47 };
    expect([5, 10, 14, 18, 25, 33, 40, 47, 50].map((value) => trapezoid(value, limits))).toEqual([
      0, 0, 0.5, 1, 1, 1, 0.5, 0, 0,
    ]);
  });

  it("has no flank where the optimum reaches the limit", () => {
    const limits = { min: 10, optimumFrom: 10, optimumTo: 20, max: 20 };
    expect([9.9, 10, 20, 20.1].map((value) => trapezoid(value, limits))).toEqual([0, 1, 1, 0]);
  });
});

describe("cycleMonths", () => {
  it("takes the middle of the days to maturity in months of 30 days, and a year for perennials", () => {
    expect(cycleMonths(maize)).toBe(4);
    expect(cycleMonths({ ...maize, daysToMaturity: null })).toBe(8);
    expect(cycleMonths({ ...maize, perennial: true })).toBe(12);
  });
});

describe("suitability", () => {
  it("reproduces a case worked by hand: maize where it rains from June to September only", () => {
    // June to September: 100 + 150 + 150 + 100 = 500 mm, half way from 400 to 600; all other seasons have less.
    const rainMm = [0, 0, 0, 0, 0, 100, 150, 150, 100, 0, 0, 0];
    expect(suitability(maize, site({ rainMm }))).toEqual({
      score: 50,
      class: "suitable",
      limit: { factor: "rain", tooMuch: false },
      startMonths: [6],
      cycleMonths: 4,
    });
  });

  it("reads rain for the year where that suits better: 1,250 mm of rice's 1,000 to 1,500, all in four months but 450", () => {
    // Season: 800 mm, below 1,000, so 0. Year: (1250 - 1000) / (1500 - 1000) = 0.5 in the wettest season.
    const rice = { ...maize, rainMm: { min: 1000, optimumFrom: 1500, optimumTo: 2000, max: 4000 } };
    const rainMm = [0, 0, 0, 150, 150, 200, 200, 200, 200, 150, 0, 0];
    expect(suitability(rice, site({ rainMm }))).toMatchObject({ score: 50, startMonths: [6] });
  });

  it("is limited by the coolest month of the cycle, since a crop dies once", () => {
    // (14 - 10) / (18 - 10) = 0.5
    const tmeanC = [14, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26];
    const fit = suitability(maize, site({ tmeanC }));
    expect(fit?.score).toBe(100);
    expect(fit?.startMonths).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(suitability({ ...maize, perennial: true }, site({ tmeanC }))).toMatchObject({
      score: 0,
      limit: { factor: "rain", tooMuch: true },
    });
    expect(suitability({ ...maize, perennial: true }, site({ tmeanC, irrigated: true }))).toMatchObject({
      score: 50,
      limit: { factor: "temperature", tooMuch: false },
    });
  });

  it("is nothing where nights come within 4 degrees of the killing temperature", () => {
    expect(suitability(maize, site({ tminC: months(3.9) }))).toMatchObject({
      score: 0,
      class: "not_suitable",
      limit: { factor: "killing_temperature" },
      startMonths: [],
    });
    expect(suitability(maize, site({ tminC: months(4) }))?.score).toBe(100);
  });

  it("forgets the rain under irrigation, and only the rain", () => {
    const dry = site({ rainMm: months(0) });
    expect(suitability(maize, dry)).toMatchObject({ score: 0, limit: { factor: "rain", tooMuch: false } });
    expect(suitability(maize, { ...dry, irrigated: true })).toMatchObject({ score: 100, limit: null });
    expect(suitability(maize, { ...dry, irrigated: true, ph: 4.75 })).toMatchObject({
      score: 50,
      limit: { factor: "ph", tooMuch: false },
    });
  });

  it("weighs the soil's texture by 0.7 where it is borne and by 0.3 where it is not", () => {
    expect(suitability(maize, site({ texture: "medium" }))).toMatchObject({ score: 100, limit: null });
    expect(suitability(maize, site({ texture: "light" }))).toMatchObject({
      score: 70,
      limit: { factor: "texture", tooMuch: false },
    });
    const fussy = { ...maize, texture: { optimal: ["medium" as const], absolute: ["medium" as const] } };
    expect(suitability(fussy, site({ texture: "heavy" }))).toMatchObject({
      score: 30,
      limit: { factor: "texture", tooMuch: true },
    });
  });

  it("is not told where the crop's needs are not known", () => {
    expect(suitability({ ...maize, rainMm: null }, site())).toBeNull();
  });

  it("has its classes from 80, 60, 40 and 20 on", () => {
    expect([100, 80, 79, 60, 59, 40, 39, 20, 19, 0].map(classOf)).toEqual([
      "excellent",
      "excellent",
      "very_suitable",
      "very_suitable",
      "suitable",
      "suitable",
      "marginal",
      "marginal",
      "not_suitable",
      "not_suitable",
    ]);
  });

  const value = fc.double({ min: -10, max: 50, noNaN: true });
  const anySite = fc.record({
    climate: fc.record({
      tmeanC: fc.array(value, { minLength: 12, maxLength: 12 }),
      tminC: fc.array(value, { minLength: 12, maxLength: 12 }),
      rainMm: fc.array(fc.double({ min: 0, max: 600, noNaN: true }), { minLength: 12, maxLength: 12 }),
    }),
    ph: fc.option(fc.double({ min: 3, max: 10, noNaN: true })),
    texture: fc.option(fc.constantFrom("heavy", "medium", "light", "organic")),
  });

  it("stays between 0 and 100, names a limit whenever it is below 100, and irrigation never harms", () => {
    fc.assert(
      fc.property(anySite, (given) => {
        const rainfed = suitability(maize, { ...given, irrigated: false });
        const irrigated = suitability(maize, { ...given, irrigated: true });
        expect(rainfed?.score).toBeGreaterThanOrEqual(0);
        expect(irrigated?.score).toBeLessThanOrEqual(100);
        expect(irrigated?.score ?? 0).toBeGreaterThanOrEqual(rainfed?.score ?? 100);
        for (const fit of [rainfed, irrigated]) if ((fit?.score ?? 0) < 99) expect(fit?.limit).not.toBeNull();
      }),
    );
  });
});
