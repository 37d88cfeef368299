import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Normals } from "./normals";
import { usualConditions } from "./usual-conditions";
import { usualDay } from "./usual-day";

const rising = Array.from({ length: 12 }, (_, month) => 20 + month);
const flat = (value: number) => Array.from({ length: 12 }, () => value);
const normals: Normals = {
  tminC: rising.map((value) => value - 10),
  tmaxC: rising,
  humidityPct: flat(60),
  windMs: flat(2),
  rainMm: flat(0),
  rainDays: flat(0),
  sunshinePct: flat(50),
};

describe("usualDay", () => {
  it("has a month's own mean in the middle of the month", () => {
    // 30 days: the middle is midnight between the 15th and the 16th.
    const days = [15, 16].map((date) => usualDay(normals, Date.UTC(2025, 5, date)).tmaxC);
    expect((days[0] ?? 0) / 2 + (days[1] ?? 0) / 2).toBeCloseTo(25, 6);
    expect(usualDay(normals, Date.UTC(2025, 0, 16)).tmaxC).toBeCloseTo(20, 6);
  });

  it("goes from December to January in a straight line", () => {
    const newYear = usualDay(normals, Date.UTC(2026, 0, 1)).tmaxC;
    const newYearsEve = usualDay(normals, Date.UTC(2025, 11, 31)).tmaxC;
    expect(newYearsEve - newYear).toBeCloseTo(11 / 31, 6);
    expect((newYear + newYearsEve) / 2).toBeCloseTo(25.5, 6);
  });

  it("spreads a month's rain over its days, and makes a probability of its rain days", () => {
    const wet = { ...normals, rainMm: flat(0), rainDays: flat(0) };
    wet.rainMm[7] = 310;
    wet.rainDays[7] = 15.5;
    expect(usualDay(wet, Date.UTC(2025, 7, 16))).toMatchObject({ rainMm: 10, rainShare: 0.5 });
  });

  it("stays between the least and the most of the year, on every day of every year", () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_957, max: 40_000 }), (dayNumber) => {
        const { tmaxC, rainShare } = usualDay(normals, dayNumber * 86_400_000);
        expect(tmaxC).toBeGreaterThanOrEqual(20);
        expect(tmaxC).toBeLessThanOrEqual(31);
        expect(rainShare).toBe(0);
      }),
    );
  });
});

describe("usualConditions", () => {
  const day = { tminC: 20, tmaxC: 30, humidityPct: 60, windMs: 2, rainMm: 0, rainShare: 0, sunshinePct: 50 };

  it("tells the sky of dry days by their sunshine", () => {
    const words = [95, 70, 40, 5].map((sunshinePct) => usualConditions({ ...day, sunshinePct }));
    expect(words).toEqual(["Clear sky", "Mainly clear", "Partly cloudy", "Overcast"]);
  });

  it("tells rain only where every second day has it, by its amount on such a day", () => {
    expect(usualConditions({ ...day, rainShare: 0.4, rainMm: 6 })).toBe("Partly cloudy");
    expect(usualConditions({ ...day, rainShare: 0.6, rainMm: 3 })).toBe("Slight rain");
    expect(usualConditions({ ...day, rainShare: 0.6, rainMm: 6 })).toBe("Moderate rain");
    expect(usualConditions({ ...day, rainShare: 0.6, rainMm: 3, tminC: -9, tmaxC: 1 })).toBe("Slight snow");
  });
});
