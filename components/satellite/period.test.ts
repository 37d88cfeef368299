import { expect, test } from "vitest";
import { daysOf, periods, rangeOf } from "./period";

test("a period ends with its last day and is never longer than the API allows", () => {
  for (const period of periods) {
    const range = rangeOf(period, "2026-03-01");
    const days = daysOf(range);
    expect([days[0], days.at(-1)]).toEqual([range.startDate, "2026-03-01"]);
    expect(days.length).toBeGreaterThanOrEqual(Number(period) * 30);
    expect(days.length).toBeLessThanOrEqual(366);
  }
});
