import { describe, expect, it, test } from "vitest";
import { diseaseSeverity, earlyBlightTomcast } from "./early-blight-tomcast";
import { crop, repeated, weatherOf, type DaySpec } from "./testing/weather";

const wet = (lowC: number, humidHours: number): DaySpec => ({ lowC, humidHours, humidPct: 90 });
const assess = (days: DaySpec[]) => earlyBlightTomcast.assess(weatherOf(days), crop("Tomato"));

test.each([
  [15, 6, 0],
  [15, 15, 1],
  [15, 24, 3],
  [19, 3, 0],
  [19, 16, 3],
  [22, 2, 0],
  [22, 10, 2],
  [22, 24, 4],
  [28, 9, 2],
  [12.4, 24, 0],
  [29.5, 24, 0],
])("a day of %d °C with %d wet hours has the severity value %d of the table", (lowC, hours, value) => {
  expect(diseaseSeverity({ date: "2026-07-20", hours: weatherOf([wet(lowC, hours)]).hours })).toBe(value);
});

describe("TOMCAST (Madden et al., 1978; Pitblado, 1992)", () => {
  // By hand: 10 wet hours at 22 °C have the value 2, so the limit of 15 is passed on the eighth day with 16.
  it("the lower limit of 15 is reached on the eighth day of value 2", () => {
    expect(assess(repeated(7, wet(22, 10)))).toBeNull();
    const finding = assess([...repeated(6, wet(22, 0)), ...repeated(8, wet(22, 10))]);
    expect(finding).toMatchObject({ level: "moderate", from: "2026-07-20", until: "2026-07-20" });
    expect(finding?.trigger).toContain("add up to 16");
  });

  it("the upper limit of 20 makes it high, 30 very high, and only fourteen days count", () => {
    expect(assess(repeated(10, wet(22, 10)))?.level).toBe("high");
    expect(assess(repeated(10, wet(22, 20)))?.level).toBe("very high");
    expect(assess([...repeated(14, wet(22, 10)), ...repeated(14, wet(22, 0))])).toBeNull();
  });

  it("rain wets leaves in dry air", () => {
    expect(diseaseSeverity({ date: "", hours: weatherOf([{ lowC: 22, rainMm: 0.2 }]).hours })).toBe(0);
    const rainy = weatherOf([{ lowC: 22 }]).hours.map((hour) => ({ ...hour, rainMm: 0.2 }));
    expect(diseaseSeverity({ date: "", hours: rainy })).toBe(4);
  });
});
