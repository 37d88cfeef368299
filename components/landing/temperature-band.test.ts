import { describe, expect, it } from "vitest";
import { temperatureBand } from "./temperature-band";

describe("temperatureBand", () => {
  it("puts the warmest high at the top and the coolest low at the bottom", () => {
    const { points } = temperatureBand([
      { high: 30, low: 20 },
      { high: 35, low: 25 },
    ]);
    expect(points.map(({ highY, lowY }) => [highY, lowY])).toEqual([
      [33.33, 100],
      [0, 66.67],
    ]);
  });

  it("stands each day in the middle of its column", () => {
    const { points } = temperatureBand(Array.from({ length: 4 }, () => ({ high: 30, low: 20 })));
    expect(points.map(({ x }) => x)).toEqual([12.5, 37.5, 62.5, 87.5]);
  });

  it("draws a flat line, not nothing, when high and low are the same", () => {
    expect(temperatureBand([{ high: 30, low: 30 }]).area).toBe("M50 0L50 0Z");
  });
});
