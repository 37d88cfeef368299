import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areaHaOf } from "./area";
import { areaInUnits, plotHa } from "./area-units";
import type { Ring } from "./ring";
import { anyRing } from "./testing/any-ring";

/** Area (ha) between two parallels and two meridians of the WGS 84 ellipsoid, in closed form (Snyder 1987, eq. 3-12). */
function graticuleHa(box: { south: number; north: number; degreesWide: number }): number {
  const a = 6_378_137;
  const f = 1 / 298.257223563;
  const e = Math.sqrt(f * (2 - f));
  const q = (degrees: number) => {
    const sine = Math.sin((degrees * Math.PI) / 180);
    return (1 - e * e) * (sine / (1 - (e * sine) ** 2) - Math.log((1 - e * sine) / (1 + e * sine)) / (2 * e));
  };
  return (a * a * ((box.degreesWide * Math.PI) / 180) * (q(box.north) - q(box.south))) / 2 / 10_000;
}

describe("areaHaOf", () => {
  it.each([4.3, 7.5, 9.08, 13.9, -33.5, 52, 0])("is within 0.1 % of the ellipsoid's closed form at %d°", (south) => {
    for (const side of [0.001, 0.01, 0.1]) {
      const north = south + side;
      const ring: Ring = [
        [south, 7],
        [south, 7 + side],
        [north, 7 + side],
        [north, 7],
      ];
      const referenceHa = graticuleHa({ south, north, degreesWide: side });
      expect(Math.abs(areaHaOf(ring) / referenceHa - 1)).toBeLessThan(0.001);
    }
  });

  it("gives the published area of Antarctica (GeographicLib, planimeter example)", () => {
    const antarctica: Ring = [
      [-63.1, -58],
      [-72.9, -74],
      [-71.9, -102],
      [-74.9, -102],
      [-74.3, -131],
      [-77.5, -163],
      [-77.4, 163],
      [-71.7, 172],
      [-65.9, 140],
      [-65.7, 113],
      [-66.6, 88],
      [-66.9, 59],
      [-69.8, 25],
      [-70, -4],
      [-71, -14],
      [-77.3, -33],
      [-77.9, -46],
      [-74.7, -61],
    ];
    expect(areaHaOf(antarctica) * 10_000).toBeCloseTo(13_662_703_680_020.1, 0);
  });

  it("does not depend on the corner it starts from, on the direction or on closing", () => {
    fc.assert(
      fc.property(anyRing(), fc.nat(), (ring, start) => {
        const areaHa = areaHaOf(ring);
        const from = start % ring.length;
        const shifted = [...ring.slice(from), ...ring.slice(0, from)];
        const closed = [...ring, ...ring.slice(0, 1)];
        for (const same of [shifted, ring.toReversed(), closed]) {
          expect(Math.abs(areaHaOf(same) / areaHa - 1)).toBeLessThan(1e-6);
        }
      }),
    );
  });
});

describe("areaInUnits", () => {
  it("tells acres and plots of 50 by 100 feet", () => {
    expect(areaInUnits(1)).toEqual({ areaHa: 1, areaAcres: 2.47, areaPlots: 21.5 });
    expect(areaInUnits(plotHa)).toEqual({ areaHa: 0.05, areaAcres: 0.11, areaPlots: 1 });
    expect(areaInUnits(5000)).toEqual({ areaHa: 5000, areaAcres: 12_355, areaPlots: 107_639 });
    expect(areaInUnits(0.0042)).toEqual({ areaHa: 0.004, areaAcres: 0.01, areaPlots: 0.09 });
  });
});
