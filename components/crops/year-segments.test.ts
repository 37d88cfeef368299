import { describe, expect, it } from "vitest";
import { daysUntilSpan, yearPosition, yearSegments } from "./year-segments";

describe("yearSegments", () => {
  it("is one piece within the year, and the whole bar for the whole year", () => {
    expect(yearSegments({ from: "01-01", to: "12-31" })).toEqual([{ left: 0, width: 100 }]);
    const [piece] = yearSegments({ from: "07-02", to: "12-31" });
    expect(piece?.left).toBeCloseTo((182 / 365) * 100, 6);
  });

  it("is two pieces over the new year, together as long as the time", () => {
    const pieces = yearSegments({ from: "12-22", to: "01-10" });
    expect(pieces).toHaveLength(2);
    expect(pieces.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo((20 / 365) * 100, 6);
    expect(pieces[1]?.left).toBe(0);
  });
});

describe("the day", () => {
  it("has its place in the year", () => {
    expect([yearPosition("01-01"), yearPosition("12-31")]).toEqual([0, (364 / 365) * 100]);
  });

  it("is in a time that passes the new year, or before it", () => {
    const dry = { from: "11-01", to: "02-28" };
    expect([daysUntilSpan(dry, "01-15"), daysUntilSpan(dry, "11-01"), daysUntilSpan(dry, "10-31")]).toEqual([0, 0, 1]);
    expect(daysUntilSpan({ from: "05-21", to: "06-30" }, "07-01")).toBe(324);
  });
});
