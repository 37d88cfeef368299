import type { Corner, Ring } from "./ring";

/** A place on a flat map: x to the east, y to the north, in metres or degrees as the function says. */
export type Spot = { x: number; y: number };

const metresPerDegree = 111_195;

/** Maps corners to metres around the first of them and back. True to about 0.5 % over a farm. */
export function planeAround([latitude0, longitude0]: Corner) {
  const metresPerDegreeEast = metresPerDegree * Math.max(Math.cos((latitude0 * Math.PI) / 180), 1e-6);
  return {
    toSpot: ([latitude, longitude]: Corner): Spot => ({
      x: (longitude - longitude0) * metresPerDegreeEast,
      y: (latitude - latitude0) * metresPerDegree,
    }),
    toCorner: ({ x, y }: Spot): Corner => [latitude0 + y / metresPerDegree, longitude0 + x / metresPerDegreeEast],
  };
}

/** Twice the area of the triangle a, b, c: positive when c lies to the left of the way from a to b. */
export function turn(a: Spot, b: Spot, c: Spot): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Distance of a spot from the line between two others, ends included. */
export function distanceToSide(spot: Spot, from: Spot, to: Spot): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const lengthSquared = dx * dx + dy * dy;
  const along = lengthSquared === 0 ? 0 : ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / lengthSquared;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(spot.x - from.x - share * dx, spot.y - from.y - share * dy);
}

/** Whether a place lies inside of a ring (degrees); on its line either answer may come. */
export function isInside([latitude, longitude]: Corner, ring: Ring): boolean {
  let inside = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before && corner[0] > latitude !== before[0] > latitude) {
      const share = (latitude - corner[0]) / (before[0] - corner[0]);
      if (longitude < corner[1] + share * (before[1] - corner[1])) inside = !inside;
    }
    before = corner;
  }
  return inside;
}
