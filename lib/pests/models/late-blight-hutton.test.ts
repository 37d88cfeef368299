import { describe, expect, it } from "vitest";
import { lateBlightHutton } from "./late-blight-hutton";
import { crop, repeated, weatherOf, type DaySpec } from "./testing/weather";

const dry: DaySpec = { lowC: 14, highC: 22 };
const humid: DaySpec = { lowC: 14, highC: 22, humidHours: 6 };
const assess = (days: DaySpec[], daysAhead?: number) =>
  lateBlightHutton.assess(weatherOf(days, daysAhead), crop("Potato"));

describe("Hutton Criteria (AHDB and James Hutton Institute, 2017)", () => {
  // Worked by hand from the rule: 18 and 19 July stay at 14 °C and have 6 h at 95% each, so the criteria are met.
  it("two days in a row at 10 °C or more with six humid hours each are a high risk until a week later", () => {
    expect(assess([dry, humid, humid, dry])).toEqual({
      level: "high",
      trigger:
        "2 days in a row, 18 to 19 July: never below 14 °C, a mean of 18 °C, and 6 hours a day with humidity of 90% or more.",
      from: "2026-07-18",
      until: "2026-07-26",
    });
  });

  it.each<[string, DaySpec[]]>([
    ["five humid hours", [humid, { ...humid, humidHours: 5 }]],
    ["humidity of 89%", [humid, { ...humid, humidPct: 89 }]],
    ["a lowest temperature of 9.9 °C", [humid, { ...humid, lowC: 9.9 }]],
    ["a dry day between", [humid, dry, humid]],
    ["one day alone", [humid]],
    ["a mean above 26 °C", repeated(5, { lowC: 25, highC: 28, humidHours: 12 })],
  ])("%s is no cause for an alert", (_, days) => {
    expect(assess(days)).toBeNull();
  });

  it("warm days give a moderate risk at most, four cool ones in a row a very high one", () => {
    expect(assess(repeated(8, { lowC: 22, highC: 26, humidHours: 10 }))?.level).toBe("moderate");
    expect(assess(repeated(3, humid))?.level).toBe("high");
    expect(assess(repeated(4, humid))?.level).toBe("very high");
  });

  it("humid days of the forecast count and are said to be forecast, those beyond five days do not", () => {
    expect(assess([dry, humid, humid], 2)?.trigger).toContain("21 to 22 July");
    expect(assess([dry, humid, humid], 2)?.trigger).toContain("Days after today are forecast.");
    expect(assess([dry, humid, humid], 6)).toBeNull();
  });
});
