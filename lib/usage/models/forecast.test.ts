import { describe, expect, it } from "vitest";
import { forecastUnits } from "./forecast";

const at = (iso: string) => Date.parse(iso);
const evenDays = { soFarUnits: 0n, recentUnits: 700_000n, recentDays: 7 };

describe("forecast of a month's cost", () => {
  it("is what it cost so far and the mean of the last seven full days for the time that remains", () => {
    // 20 June, noon: ten and a half days remain, at 10 naira a day.
    const cost = forecastUnits({ ...evenDays, soFarUnits: 1_900_000n }, at("2026-06-20T12:00:00Z"));
    expect(cost).toBe(1_900_000n + 1_050_000n);
  });

  it("goes to what was spent as the month ends", () => {
    expect(forecastUnits({ ...evenDays, soFarUnits: 5n }, at("2026-06-30T23:59:59.999Z"))).toBe(5n);
  });

  it("of an account that calls no more is what it spent", () => {
    const quiet = { soFarUnits: 12_345n, recentUnits: 0n, recentDays: 7 };
    expect(forecastUnits(quiet, at("2026-06-20T00:00:00Z"))).toBe(12_345n);
  });

  it("takes the days there are when they are fewer than seven, and says nothing of fewer than three", () => {
    const now = at("2026-02-27T00:00:00Z");
    expect(forecastUnits({ soFarUnits: 0n, recentUnits: 300n, recentDays: 3 }, now)).toBe(200n);
    expect(forecastUnits({ soFarUnits: 900n, recentUnits: 900n, recentDays: 2 }, now)).toBeNull();
  });

  it("is never less than what it cost so far", () => {
    for (let day = 1; day <= 28; day++) {
      const cost = forecastUnits({ ...evenDays, soFarUnits: 77n }, Date.UTC(2026, 1, day, day % 24));
      expect(cost).toBeGreaterThanOrEqual(77n);
    }
  });
});
