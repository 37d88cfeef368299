// The package is CommonJS; Node finds its parts only on the default import.
import geographicLib from "geographiclib-geodesic";
import type { Ring } from "./ring";

const squareMetresPerHectare = 10_000;

/** Area that a ring encloses on the ellipsoid of WGS 84 (ha), whichever way round it runs; sides are geodesics. */
export function areaHaOf(ring: Ring): number {
  const polygon = geographicLib.Geodesic.WGS84.Polygon(false);
  for (const [latitude, longitude] of ring) polygon.AddPoint(latitude, longitude);
  return Math.abs(polygon.Compute(false, true).area ?? 0) / squareMetresPerHectare;
}
