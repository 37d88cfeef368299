import { describe, expect, it } from "vitest";
import { axisWidthPx, labelledMonths } from "./month-axis";

const months = (years: number[]) =>
  years.flatMap((year) => Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, "0")}`));

describe("labels under a chart of months", () => {
  it("are Januaries over years, and never more than asked", () => {
    const labels = labelledMonths(months(Array.from({ length: 24 }, (_, index) => 2002 + index)), 5);
    expect(labels.length).toBeLessThanOrEqual(5);
    expect(labels.length).toBeGreaterThan(3);
    expect(labels.every((month) => month.endsWith("-01"))).toBe(true);
  });

  it("are half years over two years, and months spread evenly over one", () => {
    expect(labelledMonths(months([2024, 2025]), 5)).toEqual(["2024-01", "2024-07", "2025-01", "2025-07"]);
    expect(labelledMonths(months([2025]), 4)).toEqual(["2025-02", "2025-05", "2025-08", "2025-11"]);
    expect(labelledMonths(["2025-01", "2025-02"], 4)).toHaveLength(2);
  });
});

describe("room for a vertical axis", () => {
  it("grows with its longest figure", () => {
    expect(axisWidthPx(["0", "500"])).toBe(40);
    expect(axisWidthPx(["120,000"])).toBeGreaterThan(axisWidthPx(["1,200"]));
  });
});
