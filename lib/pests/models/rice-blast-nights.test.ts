import { describe, expect, it } from "vitest";
import { riceBlastNights } from "./rice-blast-nights";
import { crop, repeated, weatherOf, type DaySpec } from "./testing/weather";

const humid: DaySpec = { lowC: 22, highC: 28, humidHours: 24, humidPct: 92 };
const dry: DaySpec = { lowC: 22, highC: 28 };
const assess = (days: DaySpec[]) => riceBlastNights.assess(weatherOf(days), crop("Rice"));

describe("rice blast night rule (Rice Knowledge Management Portal)", () => {
  // The published rule: nights of 20 to 26 °C with 90% or more for a week.
  it("a week of mild humid nights is a high risk", () => {
    expect(assess([dry, ...repeated(7, humid)])).toEqual({
      level: "high",
      trigger: "7 nights in a row, 14 to 20 July, with a lowest temperature of 22 °C and a mean humidity of 92%.",
      from: "2026-07-14",
      until: "2026-07-27",
    });
  });

  it("five nights are moderate, four none, ten very high, and a dry night ends the row", () => {
    expect(assess(repeated(5, humid))?.level).toBe("moderate");
    expect(assess(repeated(4, humid))).toBeNull();
    expect(assess(repeated(10, humid))?.level).toBe("very high");
    expect(assess([...repeated(4, humid), dry, ...repeated(4, humid)])).toBeNull();
  });

  it("colder, warmer and drier nights do not count, and an old row no longer holds", () => {
    expect(assess(repeated(10, { ...humid, lowC: 19.9 }))).toBeNull();
    expect(assess(repeated(10, { ...humid, lowC: 26.1 }))).toBeNull();
    expect(assess(repeated(10, { ...humid, humidPct: 89 }))).toBeNull();
    expect(assess([...repeated(7, humid), ...repeated(8, dry)])).toBeNull();
  });

  it("dry afternoons take nothing away from humid nights", () => {
    const hours = weatherOf(repeated(7, humid)).hours.map((hour) =>
      hour.time.slice(11) >= "07:00" && hour.time.slice(11) < "20:00" ? { ...hour, humidityPct: 55 } : hour,
    );
    expect(riceBlastNights.assess({ today: "2026-07-20", hours }, crop("Rice"))?.level).toBe("high");
  });
});
