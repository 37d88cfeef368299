import { describe, expect, it } from "vitest";
import { addDays } from "../weather/calendar-days";
import { labelledDays } from "./day-axis";

const from = (start: string, count: number) => Array.from({ length: count }, (_, index) => addDays(start, index));

describe("labels under a chart of days", () => {
  it("labels every day of a week", () => {
    expect(labelledDays(from("2026-06-12", 7), 7)).toHaveLength(7);
  });

  it("spreads labels over thirty days, off the edges, and never more than asked", () => {
    expect(labelledDays(from("2026-06-01", 30), 5)).toEqual([
      "2026-06-04",
      "2026-06-10",
      "2026-06-16",
      "2026-06-22",
      "2026-06-28",
    ]);
  });

  it("labels first days of months over a year", () => {
    const labels = labelledDays(from("2025-11-21", 365), 6);
    expect(labels).toHaveLength(6);
    expect(labels.every((day) => day.endsWith("-01"))).toBe(true);
  });
});
