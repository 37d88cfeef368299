import { describe, expect, it } from "vitest";
import type { PastDay } from "./answers";
import { summarise } from "./history-summary";

const day = (date: string, more: Partial<PastDay>): PastDay => ({
  date,
  conditions: "Clear sky",
  humidity: null,
  precipitation: null,
  temperature_max: null,
  temperature_min: null,
  ...more,
});

describe("summary of past weather", () => {
  it("never counts a day without data as dry or as 0 °C", () => {
    const days = [
      day("2026-06-01", { precipitation: 12.5, temperature_max: 33, temperature_min: 22 }),
      day("2026-06-02", {}),
      day("2026-06-03", { precipitation: 0.4, temperature_max: 35, temperature_min: 24 }),
    ];
    expect(summarise(days)).toEqual({ rainMm: 12.9, wetDays: 1, minC: 22, maxC: 35, gapDays: 1 });
  });

  it("knows nothing of nothing", () => {
    expect(summarise([day("2026-06-01", {})])).toEqual({
      rainMm: null,
      wetDays: 0,
      minC: null,
      maxC: null,
      gapDays: 1,
    });
  });
});
