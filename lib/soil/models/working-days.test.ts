import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addWorkingDays } from "./working-days";

describe("working days", () => {
  it.each([
    ["a Monday", "2026-11-16", "2026-11-30"],
    ["a Friday", "2026-11-20", "2026-12-04"],
    ["a Saturday", "2026-11-21", "2026-12-04"],
    ["a Sunday", "2026-11-22", "2026-12-04"],
    ["over a leap day", "2028-02-21", "2028-03-06"],
  ])("ten of them after %s", (_, from, to) => {
    expect(addWorkingDays(from, 10)).toBe(to);
  });

  it("always end on one, as many of them after the start as were asked for", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 60 }), (offset, count) => {
        const start = Date.UTC(1990, 0, 1) + offset * 86_400_000;
        const end = Date.parse(addWorkingDays(new Date(start).toISOString().slice(0, 10), count));
        const isWorking = (at: number) => ![0, 6].includes(new Date(at).getUTCDay());
        const days = Array.from({ length: (end - start) / 86_400_000 }, (_, i) => start + (i + 1) * 86_400_000);
        return isWorking(end) && days.filter(isWorking).length === count;
      }),
    );
  });
});
