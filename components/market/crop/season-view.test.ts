import { describe, expect, it } from "vitest";
import { percentOfMean, usualSeason } from "./season-view";

const season = (middles: number[]) =>
  middles.map((middle, index) => ({
    month: index + 1,
    low: middle - 0.1,
    middle,
    high: middle + 0.1,
    years: 8 + index,
  }));

describe("the season of a price", () => {
  it("names the dear and the cheap months as runs, also over the new year", () => {
    const found = usualSeason(season([0.9, 0.95, 1, 1.01, 1.04, 1.1, 1.12, 1.07, 1, 0.94, 0.9, 0.88]));
    expect(found?.dear).toEqual([{ from: 6, to: 8 }]);
    expect(found?.cheap).toEqual([{ from: 10, to: 1 }]);
    expect(found?.levels.get(3)).toBe("usual");
    expect(found?.years).toBe(8);
  });

  it("names the longer of two runs first", () => {
    const found = usualSeason(season([1.1, 1, 1, 1, 1, 1.1, 1.1, 1, 0.9, 0.9, 1, 1]));
    expect(found?.dear).toEqual([
      { from: 6, to: 7 },
      { from: 1, to: 1 },
    ]);
  });

  it("names none when the price hardly changes over the year, and is unknown without all months", () => {
    const flat = usualSeason(season(Array.from({ length: 12 }, (_, index) => 1 + (index % 2) / 100)));
    expect([flat?.dear, flat?.cheap]).toEqual([[], []]);
    expect(usualSeason(season([1, 1.1]))).toBeNull();
  });

  it("is told as per cent of the year's mean", () => {
    expect([percentOfMean(1.124), percentOfMean(0.88), percentOfMean(1)]).toEqual([12, -12, 0]);
  });
});
