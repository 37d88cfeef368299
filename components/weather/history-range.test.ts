import { describe, expect, it } from "vitest";
import { lastDays, presetDays, presetOf, rangeFault } from "./history-range";

const yesterday = "2026-11-20";

describe("range of past weather", () => {
  it("offers only ranges that the API takes", () => {
    for (const [name, days] of Object.entries(presetDays)) {
      const range = lastDays(days, yesterday);
      expect(rangeFault(range, yesterday)).toBeNull();
      expect(presetOf(range, yesterday)).toBe(name);
    }
  });

  it.each([
    [{ startDate: "", endDate: yesterday }, "incomplete"],
    [{ startDate: "2026-11-20", endDate: "2026-11-19" }, "order"],
    [{ startDate: "2026-11-20", endDate: "2026-11-21" }, "notPast"],
    [{ startDate: "1939-12-31", endDate: "1940-02-01" }, "tooEarly"],
    [{ startDate: "2025-11-19", endDate: "2026-11-20" }, "tooLong"],
    [{ startDate: "2025-11-20", endDate: "2026-11-20" }, null],
  ] as const)("judges %o as %s", (range, fault) => {
    expect(rangeFault(range, yesterday)).toBe(fault);
  });
});
