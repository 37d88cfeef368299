import { describe, expect, it } from "vitest";
import { leafSpotRainDays } from "./leaf-spot-rain-days";
import { crop, repeated, weatherOf, type DaySpec } from "./testing/weather";

const dry: DaySpec = { lowC: 25 };
const rain: DaySpec = { lowC: 25, rainMm: 2.54 };
const assess = (days: DaySpec[], plantedOn: string | null = null) =>
  leafSpotRainDays.assess(weatherOf(days), crop("Groundnut", plantedOn));

describe("AU-Pnuts rain days (Davis et al., 1993; Jacobi et al., 1995)", () => {
  // The published onset: 6 days with more than 2.54 mm (0.1 inch) of rain.
  it("the sixth rain day makes the risk high", () => {
    const finding = assess([...repeated(10, dry), ...repeated(5, rain), dry, rain]);
    expect(finding).toMatchObject({ level: "high", from: "2026-07-17", until: "2026-07-20" });
    expect(finding?.trigger).toContain("6 days with more than 2.5 mm of rain by 20 July");
  });

  it("five rain days are moderate, three none, and twelve very high", () => {
    expect(assess(repeated(5, rain))?.level).toBe("moderate");
    expect(assess(repeated(3, rain))).toBeNull();
    expect(assess(repeated(12, rain))?.level).toBe("very high");
  });

  it("2.5 mm is no rain day, and rain before planting does not count", () => {
    expect(assess(repeated(20, { lowC: 25, rainMm: 2.5 }))).toBeNull();
    expect(assess(repeated(20, rain), "2026-07-18")).toBeNull();
  });
});
