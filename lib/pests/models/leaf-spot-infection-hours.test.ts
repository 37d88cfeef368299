import { describe, expect, it } from "vitest";
import { leafSpotInfectionHours } from "./leaf-spot-infection-hours";
import { crop, repeated, weatherOf, type DaySpec } from "./testing/weather";

const humid: DaySpec = { lowC: 23, highC: 28, humidHours: 9, humidPct: 90 };
const assess = (days: DaySpec[], plantedOn: string | null = null) =>
  leafSpotInfectionHours.assess(weatherOf(days), crop("Groundnut", plantedOn));

describe("Oklahoma leaf spot model", () => {
  // By hand: 9 infection hours a day reach the published 36 on the fourth day.
  it("four days of nine infection hours reach the limit of 36", () => {
    const finding = assess(repeated(4, humid));
    expect(finding).toMatchObject({ level: "high", from: "2026-07-19", until: "2026-07-20" });
    expect(finding?.trigger).toContain("36 hours");
    expect(assess(repeated(3, humid))?.level).toBe("moderate");
    expect(assess(repeated(2, humid))).toBeNull();
    expect(assess(repeated(8, humid))?.level).toBe("very high");
  });

  it("hours before the crop is 30 days old do not count", () => {
    expect(assess(repeated(14, humid), "2026-06-20")?.level).toBeUndefined();
    expect(assess(repeated(14, humid), "2026-06-17")?.level).toBe("high");
  });

  // 60.5 and 86 °F are 15.8 and 30.0 °C.
  it("hours at 89% or outside 15.8 to 30 °C do not count", () => {
    expect(assess(repeated(14, { ...humid, humidPct: 89 }))).toBeNull();
    expect(assess(repeated(14, { ...humid, lowC: 15.7 }))).toBeNull();
    expect(assess(repeated(14, { ...humid, lowC: 30.1 }))).toBeNull();
  });
});
