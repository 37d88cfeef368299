import { describe, expect, it } from "vitest";
import { areaHaOf } from "@/lib/geo/boundary/area";
import { boxAreaHa, scaleBarOf } from "./scale";

describe("scaleBarOf", () => {
  it("shows the longest round length that fits", () => {
    expect(scaleBarOf({ metresPerPx: 1, maxPx: 100 })).toEqual({ lengthM: 100, widthPx: 100 });
    expect(scaleBarOf({ metresPerPx: 1.19, maxPx: 96 })).toMatchObject({ lengthM: 100 });
    expect(scaleBarOf({ metresPerPx: 0.6, maxPx: 96 })).toMatchObject({ lengthM: 50 });
    expect(scaleBarOf({ metresPerPx: 2445, maxPx: 96 })).toMatchObject({ lengthM: 200_000 });
  });
});

describe("boxAreaHa", () => {
  it("is within half a per cent of the area on the ellipsoid", () => {
    const box = { south: 9, north: 9.02, west: 7, east: 7.03 };
    const onEllipsoid = areaHaOf([
      [9, 7],
      [9, 7.03],
      [9.02, 7.03],
      [9.02, 7],
    ]);
    expect(Math.abs(boxAreaHa(box) / onEllipsoid - 1)).toBeLessThan(0.005);
  });

  it("is the whole earth for a view wider than the earth", () => {
    expect(boxAreaHa({ south: -95, north: 95, west: -300, east: 300 }) / 51_006_600_000).toBeCloseTo(1, 3);
  });
});
