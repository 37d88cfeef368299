import { describe, expect, it } from "vitest";
import { leafSpotFavourableHours } from "./leaf-spot-favourable-hours";
import { crop, repeated, weatherOf, type DaySpec } from "./testing/weather";

const humid: DaySpec = { lowC: 23, highC: 28, humidHours: 8, humidPct: 95 };
const assess = (days: DaySpec[], daysAhead?: number) =>
  leafSpotFavourableHours.assess(weatherOf(days, daysAhead), crop("Groundnut"));

describe("North Carolina leaf spot advisory (Shew, 2015)", () => {
  // By hand: 8 favourable hours a day reach the published 48 on the sixth day.
  it("six days of eight favourable hours reach the limit of 48", () => {
    const finding = assess(repeated(6, humid));
    expect(finding).toMatchObject({ level: "high", from: "2026-07-19", until: "2026-07-20" });
    expect(finding?.trigger).toContain("48 hours with humidity of 95% or more");
    expect(assess(repeated(5, humid))?.level).toBe("moderate");
    expect(assess(repeated(4, humid))).toBeNull();
    expect(assess(repeated(12, humid))?.level).toBe("very high");
  });

  // 61 and 90 °F are 16.1 and 32.2 °C.
  it("hours at 94% or outside 16.1 to 32.2 °C do not count", () => {
    expect(assess(repeated(14, { ...humid, humidPct: 94 }))).toBeNull();
    expect(assess(repeated(14, { ...humid, lowC: 16 }))).toBeNull();
    expect(assess(repeated(14, { ...humid, lowC: 32.3 }))).toBeNull();
  });

  it("five hours at 37.2 °C or eight below 40% begin the count anew", () => {
    const hot: DaySpec = { lowC: 25, highC: 37.2 };
    const harmattan: DaySpec = { lowC: 25, humidHours: 8, humidPct: 39 };
    const notQuite: DaySpec = { lowC: 25, humidHours: 7, humidPct: 39 };
    expect(assess([...repeated(8, humid), hot])).toBeNull();
    expect(assess([...repeated(8, humid), harmattan])).toBeNull();
    expect(assess([...repeated(8, humid), notQuite])?.level).toBe("high");
  });

  it("an alert ends on the day before heat kills the fungus", () => {
    expect(assess([...repeated(8, humid), { lowC: 25, highC: 38 }], 1)?.until).toBe("2026-07-20");
  });
});
