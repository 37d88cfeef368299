import { describe, expect, it } from "vitest";
import { lateBlightSmith } from "./late-blight-smith";
import { crop, repeated, weatherOf, type DaySpec } from "./testing/weather";

const day = (humidHours: number, lowC = 10, highC = 16): DaySpec => ({ lowC, highC, humidHours, humidPct: 91 });
const level = (days: DaySpec[]) => lateBlightSmith.assess(weatherOf(days), crop("Potato"))?.level ?? null;

describe("Smith period (Smith, 1956)", () => {
  // The case of the cited page: 10 °C and 10 humid hours on the first day, 11 on the second make a period.
  it("the published case is a Smith period: 10 °C, ten humid hours, then eleven", () => {
    const finding = lateBlightSmith.assess(weatherOf([day(0), day(10), day(11), day(0)]), crop("Potato"));
    expect(finding).toMatchObject({ level: "very high", from: "2026-07-18", until: "2026-07-26" });
    expect(finding?.trigger).toContain("A whole Smith period, 18 to 19 July");
    expect(finding?.trigger).toContain("10 and 11 hours");
  });

  it("ten hours on both days are a near one, nine on either day none", () => {
    expect(level([day(10), day(10)])).toBe("high");
    expect(level([day(9), day(11)])).toBeNull();
    expect(level([day(11), day(9)])).toBeNull();
  });

  it("warm days lower it to moderate, hot and cold ones to nothing", () => {
    expect(level([day(10, 22, 26), day(11, 22, 26)])).toBe("moderate");
    expect(level([day(10, 22, 26), day(10, 22, 26)])).toBeNull();
    expect(level(repeated(4, day(20, 25, 28)))).toBeNull();
    expect(level(repeated(4, day(20, 9.9, 16)))).toBeNull();
  });
});
