import { describe, expect, test } from "vitest";
import { onLaterDays, sameDay, usualOn, valueOn, yearsEarlier } from "./same-weeks";

describe("the same weeks of another year", () => {
  test("begin and end on the same days of the calendar, also over New Year", () => {
    expect(yearsEarlier({ startDate: "2025-11-20", endDate: "2026-02-19" }, 2)).toEqual({
      startDate: "2023-11-20",
      endDate: "2024-02-19",
    });
  });

  test("take 29 February for the 28th where there is none", () => {
    expect([sameDay("2024-02-29", 1), sameDay("2024-02-29", -4), sameDay("2100-02-28", 4)]).toEqual([
      "2025-02-28",
      "2020-02-29",
      "2104-02-28",
    ]);
  });

  test("never hold two values for one day", () => {
    const leap = [
      { date: "2024-02-28", value: 0.3 },
      { date: "2024-02-29", value: 0.4 },
      { date: "2024-03-01", value: 0.5 },
    ];
    expect(onLaterDays(leap, 1)).toEqual([
      { date: "2025-02-28", value: 0.3 },
      { date: "2025-03-01", value: 0.5 },
    ]);
  });
});

describe("the value on a day", () => {
  const values = [
    { date: "2026-06-01", value: 0.2 },
    { date: "2026-06-11", value: 0.4 },
    { date: "2026-07-14", value: 0.7 },
  ];

  test("is the picture's own, or on the line between two pictures", () => {
    expect(valueOn(values, "2026-06-11")).toBe(0.4);
    expect(valueOn(values, "2026-06-06")).toBeCloseTo(0.3, 10);
  });

  test("is not known before the first, after the last, and in a gap of more than 32 days", () => {
    for (const day of ["2026-05-31", "2026-06-20", "2026-07-15"]) expect(valueOn(values, day)).toBeNull();
    expect(valueOn([], "2026-06-01")).toBeNull();
  });

  test("is usual as the mean of the years that know it", () => {
    const other = [{ date: "2026-06-11", value: 0.6 }];
    expect(usualOn([values, other], "2026-06-11")).toBeCloseTo(0.5, 10);
    expect(usualOn([values, other], "2026-06-01")).toBe(0.2);
    expect(usualOn([values, other], "2026-06-20")).toBeNull();
    expect(usualOn([], "2026-06-11")).toBeNull();
  });
});
