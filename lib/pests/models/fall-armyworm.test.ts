import { describe, expect, it } from "vitest";
import { armywormStages, fallArmyworm } from "./fall-armyworm";
import { crop, repeated, today, weatherOf } from "./testing/weather";

const level = (lowC: number, days: number, plantedOn: string | null = null) =>
  fallArmyworm.assess(weatherOf(repeated(days, { lowC })), crop("Maize", plantedOn))?.level ?? null;

describe("fall armyworm degree days (du Plessis et al., 2020)", () => {
  // The study's own days of the pupa, 30.68 at 18 °C and 7.82 at 32 °C, with its base of 13.06 °C.
  it("the degree days of the pupa agree with the study's days to 2%", () => {
    expect((30.68 * (18 - 13.06)) / armywormStages.pupa).toBeCloseTo(1, 1);
    expect(Math.abs((30.68 * (18 - 13.06)) / armywormStages.pupa - 1)).toBeLessThan(0.02);
    expect(Math.abs((7.82 * (32 - 13.06)) / armywormStages.pupa - 1)).toBeLessThan(0.02);
  });

  // By hand: 26 °C is 13.43 degree days a day; 240.28 / 13.43 = 17.9 days, 391.61 / 13.43 = 29.2 days.
  it("at 26 °C caterpillars are full-grown on the 18th day, and a generation takes 30", () => {
    expect(level(26, 17)).toBeNull();
    expect(level(26, 18)).toBe("moderate");
    expect(level(26, 29)).toBe("moderate");
    expect(level(26, 30)).toBe("high");
  });

  it("counts from planting, up to today, and says so", () => {
    expect(level(26, 30, "2026-07-10")).toBeNull();
    const finding = fallArmyworm.assess(weatherOf(repeated(35, { lowC: 26 }), 5), crop("Maize", "2026-07-01"));
    expect(finding).toEqual({
      level: "moderate",
      trigger:
        "269 degree days since planting on 1 July: warm enough for eggs of fall armyworm to become full-grown caterpillars, which eat the most.",
      from: "2026-07-18",
      until: "2026-07-25",
    });
  });

  it("hours above 33 °C speed nothing up, those below 12.57 °C let nothing grow", () => {
    const sumAt = (lowC: number) =>
      fallArmyworm.assess({ today, hours: weatherOf(repeated(25, { lowC })).hours }, crop("Maize"))?.trigger;
    expect(sumAt(40)).toBe(sumAt(33));
    expect(level(12.5, 30)).toBeNull();
  });
});
