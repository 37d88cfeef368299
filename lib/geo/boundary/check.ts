import { distanceKm, type Point } from "../coordinates";
import { areaHaOf } from "./area";
import { centroidOf } from "./centroid";
import { crossingsOf } from "./crossings";
import * as say from "./fault";
import type { Fault } from "./fault";
import { distanceToSide, planeAround } from "./plane";
import { normalRing, samePlace, type Corner, type NormalRing, type Repair, type Ring } from "./ring";

/** What a boundary is found to be: usable, with what was repaired, or refused, with every reason. */
export type BoundaryVerdict =
  { ok: true; ring: Ring; areaHa: number; centroid: Point; repairs: Repair[] } | { ok: false; faults: Fault[] };

/** What is known besides the corners. `near`: the farm's own coordinates, by which swapped axes are noticed. */
export type BoundaryHints = { near?: Point | undefined };

/** Limits of a farm's boundary. */
const boundaryLimits = { minCorners: 3, maxCorners: 2000, minAreaHa: 0.01, maxAreaHa: 50_000 } as const;

const mostFaults = 10;

/** Judges a boundary given as corners of an open or closed ring, whatever the numbers are. */
export function checkBoundary(corners: readonly Corner[], hints: BoundaryHints = {}): BoundaryVerdict {
  const faults = placesFaults(corners, hints);
  if (faults.length > 0) return { ok: false, faults };
  const normal = normalRing(corners);
  const shape = shapeFaults(normal);
  if (shape.length > 0) return { ok: false, faults: shape };
  const areaHa = areaHaOf(normal.ring);
  const size = sizeFault(normal, areaHa);
  if (size) return { ok: false, faults: [size] };
  return { ok: true, ring: normal.ring, areaHa, centroid: centroidOf(normal.ring), repairs: normal.repairs };
}

/** Faults of single corners: not on the globe, or on the wrong side of it. */
function placesFaults(corners: readonly Corner[], hints: BoundaryHints): Fault[] {
  const lost = corners.flatMap((corner, index) => (corner.every(Number.isFinite) ? [] : [say.notANumber(index)]));
  if (lost.length > 0) return lost.slice(0, mostFaults);
  const outside = corners.findIndex((corner) => !isOnGlobe(corner));
  const first = corners[outside];
  if (first && corners.every(([latitude, longitude]) => isOnGlobe([longitude, latitude]))) {
    return [say.swapped(first, outside)];
  }
  if (first) {
    return corners
      .flatMap((corner, index) => (isOnGlobe(corner) ? [] : [say.outOfRange(corner, index)]))
      .slice(0, mostFaults);
  }
  return hints.near && corners[0] && isSwappedNear(corners[0], hints.near)
    ? [say.swappedNear(corners[0], hints.near)]
    : [];
}

function isOnGlobe([latitude, longitude]: Corner): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** A farm of 50,000 ha is 22 km across; its boundary and its coordinates are no farther apart. */
const sameFarmKm = 30;

function isSwappedNear([latitude, longitude]: Corner, near: Point): boolean {
  if (Math.abs(longitude) > 90) return false;
  const givenKm = distanceKm({ latitude, longitude }, near);
  const swappedKm = distanceKm({ latitude: longitude, longitude: latitude }, near);
  // Where latitude and longitude are much the same, a swap moves a farm by little and proves nothing.
  return swappedKm <= sameFarmKm && givenKm > sameFarmKm && givenKm > 2 * swappedKm;
}

function shapeFaults({ ring, positions }: NormalRing): Fault[] {
  const positionOf = (index: number) => positions[index] ?? index;
  if (hasFewPlaces(ring)) return [say.tooFewCorners(ring)];
  if (ring.length > boundaryLimits.maxCorners) {
    return [say.tooManyCorners(ring, boundaryLimits.maxCorners, positionOf(boundaryLimits.maxCorners))];
  }
  const jump = ring.findIndex((corner, index) => {
    const next = ring[(index + 1) % ring.length] ?? corner;
    return Math.abs(next[1] - corner[1]) > 180;
  });
  const beforeJump = ring[jump];
  if (beforeJump) return [say.crossesDateLine(beforeJump, positionOf(jump))];
  if (isLine(ring)) return [say.zeroArea(ring)];
  return crossingsOf(ring, mostFaults).map(({ kind, sides: [one, other], at }) => {
    const ends = [one, one + 1, other, other + 1].map((index) => positionOf(index % ring.length));
    return kind === "crosses" ? say.crossesItself(ends, at) : say.touchesItself(ends, at);
  });
}

function hasFewPlaces(ring: Ring): boolean {
  const places: Corner[] = [];
  for (const corner of ring) {
    if (!places.some((place) => samePlace(place, corner))) places.push(corner);
    if (places.length === boundaryLimits.minCorners) return false;
  }
  return true;
}

/** Narrower than this (metres), a ring is a line. */
const lineMetres = 0.01;

function isLine(ring: Ring): boolean {
  const [first] = ring;
  if (!first) return true;
  const spots = ring.map(planeAround(first).toSpot);
  const farthest = spots.reduce((far, spot) => (Math.hypot(spot.x, spot.y) > Math.hypot(far.x, far.y) ? spot : far));
  const farther = { x: -farthest.x, y: -farthest.y };
  return spots.every((spot) => distanceToSide(spot, farther, farthest) < lineMetres);
}

function sizeFault({ ring, positions }: NormalRing, areaHa: number): Fault | undefined {
  if (areaHa < boundaryLimits.minAreaHa) return say.tooSmall(ring, areaHa, boundaryLimits.minAreaHa);
  if (areaHa <= boundaryLimits.maxAreaHa) return undefined;
  const index = outlierOf(ring);
  const corner = ring[index];
  if (!corner) return undefined;
  return say.tooLarge({ corner, index: positions[index] ?? index, areaHa, maxAreaHa: boundaryLimits.maxAreaHa });
}

/** The corner farthest from the middle of all: a mistyped one, most often. */
function outlierOf(ring: Ring): number {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const centre = {
    latitude: middle(ring.map(([latitude]) => latitude)),
    longitude: middle(ring.map(([, east]) => east)),
  };
  const distances = ring.map(([latitude, longitude]) => distanceKm({ latitude, longitude }, centre));
  return distances.indexOf(distances.reduce((a, b) => Math.max(a, b)));
}
