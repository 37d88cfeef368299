import { describe, expect, it } from "vitest";
import { addDays, dayBySun, daysInRange, placeToday } from "./calendar-days";

const kano = 8.59;

describe("calendar days", () => {
  it("counts over the end of a month and a leap day", () => {
    expect(addDays("2024-02-28", 2)).toBe("2024-03-01");
    expect(daysInRange("2024-02-28", "2024-03-01")).toBe(3);
  });

  it("takes the first day of a fresh forecast for today, whatever the clock of the reader says", () => {
    const nowMs = Date.parse("2026-06-15T23:30:00Z");
    expect(placeToday({ firstDate: "2026-06-16", ageSeconds: 60, longitude: kano, nowMs })).toBe("2026-06-16");
  });

  it("moves an old forecast's today on, but never further than its age", () => {
    const nowMs = Date.parse("2026-06-16T07:00:00Z");
    expect(placeToday({ firstDate: "2026-06-15", ageSeconds: 9 * 3600, longitude: kano, nowMs })).toBe("2026-06-16");
    expect(placeToday({ firstDate: "2026-06-10", ageSeconds: 9 * 3600, longitude: kano, nowMs })).toBe("2026-06-11");
  });

  it("knows that the day begins earlier in the east", () => {
    expect(dayBySun(Date.parse("2026-06-15T15:00:00Z"), 151.2)).toBe("2026-06-16");
    expect(dayBySun(Date.parse("2026-06-15T03:00:00Z"), -74)).toBe("2026-06-14");
  });
});
