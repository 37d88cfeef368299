import { describe, expect, it } from "vitest";
import {
  limeByBases,
  limeByCochrane,
  limeByKamprath,
  limeByLitas,
  limeByPh,
  limeDose,
  limestoneKgHa,
  type LimeSoil,
} from "./lime";

/**
 * Incubations of Kamprath (1970), soils Norfolk, Rains, Dunbar and Portsmouth: acidity and ECEC (cmol/kg), lime given
 * (cmol/kg), saturation with Al that was left (%), and the requirement that Cochrane et al. (1980), Table 2, give for it
 * (kg/ha, 1 cmol/kg being 1 t/ha), as transcribed in the R package limer. Left out are rows in which the lime given lies
 * at the acidity itself, where the factor changes from 1.5 to 2: their table goes by what was given, the formula by what
 * it asks for.
 */
const incubations = [
  [0.91, 1.11, 0.455, 52, 499],
  [0.91, 1.11, 1.365, 13, 1531],
  [1.04, 1.34, 0.52, 50, 555],
  [1.04, 1.34, 1.56, 10, 1812],
  [2.33, 3.18, 1.165, 48, 1205],
  [2.33, 3.18, 3.495, 5, 4342],
  [4.18, 7.81, 2.09, 33, 2404],
  [4.18, 7.81, 6.27, 5, 7579],
] as const;

describe("Cochrane, Salinas & Sanchez (1980)", () => {
  it.each(incubations)(
    "gives its own published figures: acidity %d, ECEC %d, %d given, %d left: %d kg/ha",
    (acidityCmolKg, ececCmolKg, _given, targetPct, kgHa) => {
      const requirement = limeByCochrane({ acidityCmolKg, ececCmolKg }, targetPct);
      expect(Math.abs(requirement * 1000 - kgHa)).toBeLessThan(2);
    },
  );

  it("needs none at the target", () => {
    expect(limeByCochrane({ acidityCmolKg: 2, ececCmolKg: 10 }, 20)).toBe(0);
    expect(limeByCochrane({ acidityCmolKg: 1, ececCmolKg: 10 }, 20)).toBe(0);
  });
});

describe("Kamprath (1970)", () => {
  it("asks for 1.5 times the acidity, which left at most 13 % of Al in his four soils", () => {
    expect([0.91, 1.04, 2.33, 4.18].map((acidity) => limeByKamprath(acidity))).toEqual([
      expect.closeTo(1.365),
      expect.closeTo(1.56),
      expect.closeTo(3.495),
      expect.closeTo(6.27),
    ]);
  });
});

describe("LiTAS (Aramburu Merlos et al. 2023)", () => {
  it("reproduces a case worked by hand", () => {
    // (4.18 - 0.16 x 7.81) / (0.6 + 0.16 x (0.2 - 0.6)) = 2.9304 / 0.536
    expect(limeByLitas({ acidityCmolKg: 4.18, ececCmolKg: 7.81 }, 16)).toBeCloseTo(5.467, 3);
  });

  it("asks for what Kamprath's incubations took, within 1.4 cmol/kg and a mean error of 0.5", () => {
    const errors = incubations.map(([acidityCmolKg, ececCmolKg, given, targetPct]) =>
      Math.abs(limeByLitas({ acidityCmolKg, ececCmolKg }, targetPct) - given),
    );
    expect(Math.max(...errors)).toBeLessThan(1.4);
    expect(errors.reduce((total, error) => total + error, 0) / errors.length).toBeLessThan(0.5);
  });
});

describe("other methods", () => {
  it("van Raij: from 35 to 50 % of a CEC of 8 cmol/kg are 1.2 cmol/kg", () => {
    expect(limeByBases(8, { presentPct: 35, wantedPct: 50 })).toBeCloseTo(1.2);
    expect(limeByBases(8, { presentPct: 60, wantedPct: 50 })).toBe(0);
  });

  it("pH alone: half a unit is 625 kg/ha on a sandy loam, 1,625 on a clay", () => {
    expect(limeByPh(5, { targetPh: 5.5, texture: "sandy loam" })).toBe(625);
    expect(limeByPh(5, { targetPh: 5.5, texture: "clay" })).toBe(1625);
    expect(limeByPh(6, { targetPh: 5.5, texture: "clay" })).toBe(0);
  });

  it("1 cmol/kg in 20 cm of soil of 1.3 g/cm3 is 1.3 t/ha of limestone", () => {
    expect(limestoneKgHa(1, 1.3)).toBeCloseTo(1300);
  });
});

const soil: LimeSoil = {
  ph: 4.6,
  texture: "sandy loam",
  bulkDensityGCm3: 1.4,
  acidityCmolKg: 1.2,
  basesCmolKg: 1.2,
  calciumCmolKg: 0.8,
  cecCmolKg: 5,
};
const maize = { ph: 5.5, acidSaturationPct: 30, baseSaturationPct: 50 };

describe("dose of lime", () => {
  it("goes by the acidity where it is known, and tells what the other methods say", () => {
    // (1.2 - 0.3 x 2.4) / (0.6 - 0.3 x 0.4) = 1 cmol/kg; 1.4 t/ha.
    expect(limeDose(soil, maize)).toEqual({
      kgHa: 1400,
      method: "litas",
      capped: false,
      forCalcium: false,
      others: [
        { name: "Cochrane et al. (1980)", kgHa: 1000 },
        { name: "Kamprath (1970)", kgHa: 2500 },
      ],
    });
  });

  it("goes by pH where nobody measured the acidity", () => {
    expect(limeDose({ ...soil, acidityCmolKg: null }, maize)).toMatchObject({ kgHa: 1150, method: "ph" });
  });

  it("is none above the target, nor where little acidity was measured at a low pH", () => {
    expect(limeDose({ ...soil, acidityCmolKg: null, ph: 5.6 }, maize)).toMatchObject({ kgHa: 0, others: [] });
    expect(limeDose({ ...soil, acidityCmolKg: 0.1 }, maize)).toMatchObject({ kgHa: 0, method: "litas" });
  });

  it("is at most 2 t/ha on sands and 4 t/ha elsewhere, and says that it was cut", () => {
    const sour = { ...soil, acidityCmolKg: 9 };
    expect(limeDose({ ...sour, texture: "sand" }, maize)).toMatchObject({ kgHa: 2000, capped: true });
    expect(limeDose({ ...sour, texture: "clay" }, maize)).toMatchObject({ kgHa: 4000, capped: true });
  });

  it("feeds calcium where less than a quarter of the ECEC is calcium", () => {
    const poor = { ...soil, acidityCmolKg: 0.1, calciumCmolKg: 0.2 };
    expect(limeDose(poor, maize)).toMatchObject({ kgHa: 150, forCalcium: true });
  });
});
