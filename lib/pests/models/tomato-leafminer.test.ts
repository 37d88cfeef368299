import { describe, expect, it } from "vitest";
import { crop, repeated, weatherOf } from "./testing/weather";
import { tomatoLeafminer } from "./tomato-leafminer";

const level = (lowC: number, days: number) =>
  tomatoLeafminer.assess(weatherOf(repeated(days, { lowC })), crop("Tomato"))?.level ?? null;

describe("tomato leafminer degree days (European Journal of Entomology, 2015)", () => {
  // By hand: 25 °C is 17 degree days a day; 416.7 / 17 = 24.5 days.
  it("at 25 °C a generation takes 25 days", () => {
    expect(level(25, 24)).toBeNull();
    expect(level(25, 25)).toBe("moderate");
  });

  // By hand: 27 °C is 19 degree days a day; 1.5 * 416.7 / 19 = 32.9 days.
  it("at 27 °C the second generation is half grown on the 33rd day", () => {
    expect(level(27, 32)).toBe("moderate");
    expect(level(27, 33)).toBe("high");
  });

  it("it grows neither below 8 °C nor above 37.3 °C", () => {
    expect(level(8, 35)).toBeNull();
    expect(level(37.4, 35)).toBeNull();
    expect(level(37.3, 35)).toBe("high");
  });
});
