import { describe, expect, it, test } from "vitest";
import { infectionDays, northernLeafBlight } from "./northern-leaf-blight";
import { crop, repeated, weatherOf, type DaySpec } from "./testing/weather";

const wet = (lowC: number, humidHours: number): DaySpec => ({ lowC, humidHours, humidPct: 90 });
const assess = (days: DaySpec[]) => northernLeafBlight.assess(weatherOf(days), crop("Maize"));

// The published case: (18 - 13) * 18 * 60 = 5,400 degree minutes. The others by hand from the same product.
test.each([
  [18, 17, false],
  [18, 18, true],
  [22, 9, false],
  [22, 10, true],
  [28, 5, false],
  [28, 6, true],
  [28.1, 24, false],
  [12.9, 24, false],
])("leaves wet at %d °C for %d hours: infection %s", (lowC, hours, infected) => {
  const days = [{ date: "2026-07-20", hours: weatherOf([wet(lowC, hours)]).hours }];
  expect(infectionDays(days).length === 1).toBe(infected);
});

describe("turcicum leaf blight infection model", () => {
  it("one infection is moderate for a week, three days with one high, six very high", () => {
    expect(assess([wet(22, 10)])).toEqual({
      level: "moderate",
      trigger: "Leaves wet for long enough at 13 to 28 °C to be infected on 1 day (20 July).",
      from: "2026-07-20",
      until: "2026-07-27",
    });
    expect(assess(repeated(3, wet(22, 10)))?.level).toBe("high");
    expect(assess(repeated(6, wet(22, 10)))?.level).toBe("very high");
  });

  it("a dry hour begins the count anew", () => {
    const hours = weatherOf([wet(22, 18)]).hours.map((hour, index) =>
      index === 9 ? { ...hour, humidityPct: 60 } : hour,
    );
    expect(infectionDays([{ date: "2026-07-20", hours: hours.slice(0, 19) }])).toEqual([]);
  });

  it("a wet spell over midnight counts as one", () => {
    const late = weatherOf([wet(22, 24)]).hours.map((hour, index) =>
      index < 19 ? { ...hour, humidityPct: 60 } : hour,
    );
    const early = weatherOf([wet(22, 5)]).hours;
    expect(
      infectionDays([
        { date: "2026-07-19", hours: late },
        { date: "2026-07-20", hours: early },
      ]).map(({ date }) => date),
    ).toEqual(["2026-07-20"]);
  });
});
