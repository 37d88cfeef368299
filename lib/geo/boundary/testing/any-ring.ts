import fc from "fast-check";
import type { Ring } from "../ring";

const metresPerDegree = 111_195;

/** Simple rings of all shapes around a middle: each corner at its own bearing, near or far, so most are concave. */
export function anyRing(options: { maxCorners?: number; maxLatitude?: number } = {}): fc.Arbitrary<Ring> {
  const { maxCorners = 40, maxLatitude = 70 } = options;
  return fc
    .record({
      latitude: fc.double({ min: -maxLatitude, max: maxLatitude, noNaN: true }),
      longitude: fc.double({ min: -170, max: 170, noNaN: true }),
      reachesM: fc.array(fc.double({ min: 20, max: 4000, noNaN: true }), { minLength: 5, maxLength: maxCorners }),
      clockwise: fc.boolean(),
    })
    .map(({ latitude, longitude, reachesM, clockwise }) => {
      const ring = reachesM.map((reachM, index): [number, number] => {
        const bearing = (2 * Math.PI * index) / reachesM.length;
        const eastDegrees = (reachM * Math.sin(bearing)) / metresPerDegree / Math.cos((latitude * Math.PI) / 180);
        return [latitude + (reachM * Math.cos(bearing)) / metresPerDegree, longitude + eastDegrees];
      });
      return clockwise ? ring : ring.reverse();
    });
}
