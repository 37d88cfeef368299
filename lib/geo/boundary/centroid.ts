import polylabel from "polylabel";
import type { Point } from "../coordinates";
import { isInside, planeAround, type Spot } from "./plane";
import { pointOf, type Corner, type Ring } from "./ring";

/** A point inside of a ring: its centre of area, or for a ring bent round its centre the place farthest from its line. */
export function centroidOf(ring: Ring): Point {
  const [origin] = ring;
  if (!origin) throw new Error("A ring without corners has no centroid.");
  const plane = planeAround(origin);
  const spots = ring.map(plane.toSpot);
  const centre = plane.toCorner(centreOf(spots));
  if (isInside(centre, ring)) return pointOf(centre);
  const roomiest = roomiestOf(spots);
  const label = roomiest && plane.toCorner(roomiest);
  return pointOf(label && isInside(label, ring) ? label : acrossMiddle(ring));
}

/** The centre of area of a polygon; of its corners when it has no area. */
function centreOf(spots: Spot[]): Spot {
  let doubleArea = 0;
  let x = 0;
  let y = 0;
  let before = spots.at(-1) ?? { x: 0, y: 0 };
  for (const spot of spots) {
    const cross = before.x * spot.y - spot.x * before.y;
    doubleArea += cross;
    x += (before.x + spot.x) * cross;
    y += (before.y + spot.y) * cross;
    before = spot;
  }
  return { x: x / (3 * doubleArea), y: y / (3 * doubleArea) };
}

/** Longer than this for its width, a polygon would cost polylabel too many cells. */
const slimmest = 50;

function roomiestOf(spots: Spot[]): Spot | undefined {
  const width = spanOf(spots.map(({ x }) => x));
  const height = spanOf(spots.map(({ y }) => y));
  const [narrow, wide] = width < height ? [width, height] : [height, width];
  if (narrow * slimmest < wide) return undefined;
  const [x, y] = polylabel([spots.map((spot): [number, number] => [spot.x, spot.y])], narrow / 100);
  return { x, y };
}

function spanOf(values: number[]): number {
  return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
}

/** The middle of the widest stretch inside of a ring along one parallel; always inside, also of the thinnest ring. */
function acrossMiddle(ring: Ring): Corner {
  const latitude = clearLatitude(ring);
  const entries = ring
    .flatMap((corner, index) => {
      const next = ring[(index + 1) % ring.length] ?? corner;
      if (corner[0] > latitude === next[0] > latitude) return [];
      return [corner[1] + ((latitude - corner[0]) / (next[0] - corner[0])) * (next[1] - corner[1])];
    })
    .sort((a, b) => a - b);
  let best: [from: number, to: number] = [entries[0] ?? 0, entries[1] ?? 0];
  for (let index = 2; index + 1 < entries.length; index += 2) {
    const [from, to] = [entries[index] ?? 0, entries[index + 1] ?? 0];
    if (to - from > best[1] - best[0]) best = [from, to];
  }
  return [latitude, (best[0] + best[1]) / 2];
}

/** A parallel through the ring on which no corner lies: midway in the widest gap between the corners' latitudes. */
function clearLatitude(ring: Ring): number {
  const latitudes = ring.map(([latitude]) => latitude).sort((a, b) => a - b);
  let widest = { from: latitudes[0] ?? 0, gap: 0 };
  for (const [index, latitude] of latitudes.entries()) {
    const gap = (latitudes[index + 1] ?? latitude) - latitude;
    if (gap > widest.gap) widest = { from: latitude, gap };
  }
  return widest.from + widest.gap / 2;
}
