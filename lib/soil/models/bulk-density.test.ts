import { describe, expect, it } from "vitest";
import { bulkDensityOf } from "./bulk-density";

describe("bulk density from texture and organic matter", () => {
  // Saxton & Rawls (2006), Table 3: organic matter 2.5 %, no salinity, gravel or compaction.
  it.each([
    ["sand", 88, 5, 1.43],
    ["sandy loam", 65, 10, 1.46],
    ["loam", 40, 20, 1.43],
    ["silt loam", 20, 15, 1.38],
    ["sandy clay loam", 60, 25, 1.5],
    ["clay loam", 30, 35, 1.39],
    ["clay", 25, 50, 1.33],
  ])("%s: as the publication's table has it", (_, sandPct, clayPct, published) => {
    const density = bulkDensityOf({ sandPct, clayPct, siltPct: 100 - sandPct - clayPct }, 2.5);
    expect(density).toBeCloseTo(published, 1.7);
    expect(Math.abs(density - published)).toBeLessThan(0.015);
  });

  it("stays a density where there is much organic matter", () => {
    const density = bulkDensityOf({ sandPct: 30, clayPct: 20, siltPct: 50 }, 40);
    expect(density).toBeGreaterThan(0.5);
    expect(density).toBeLessThan(1.4);
  });
});
