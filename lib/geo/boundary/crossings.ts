import { distanceToSide, planeAround, turn, type Spot } from "./plane";
import type { Corner, Ring } from "./ring";

/** Two sides of a ring that meet where they must not. A side is named by the corner it starts from. */
export type Crossing = { kind: "crosses" | "touches"; sides: [number, number]; at: Corner };

type Side = { index: number; from: Spot; to: Spot; west: number; east: number; south: number; north: number };

/** Nearer than this, two sides touch (metres). */
const touchMetres = 1e-5;

/** Where a ring's sides cross, touch or run back over one another; no more than `limit` of these places. */
export function crossingsOf(ring: Ring, limit: number): Crossing[] {
  const [origin] = ring;
  if (!origin) return [];
  const plane = planeAround(origin);
  const sides = sidesFromWest(ring.map(plane.toSpot));
  const found: Crossing[] = [];
  for (const [place, side] of sides.entries()) {
    for (let next = place + 1; next < sides.length; next++) {
      const other = sides[next];
      if (!other || other.west > side.east + touchMetres) break;
      if (other.south > side.north + touchMetres || other.north < side.south - touchMetres) continue;
      const meeting = meetingOf(side, other, ring.length);
      if (!meeting) continue;
      const sidesOfMeeting: [number, number] =
        side.index < other.index ? [side.index, other.index] : [other.index, side.index];
      found.push({ kind: meeting.kind, sides: sidesOfMeeting, at: plane.toCorner(meeting.at) });
      if (found.length === limit) return found;
    }
  }
  return found;
}

/** Sides in the order of their western ends, so that each need be held only against those that begin beside it. */
function sidesFromWest(spots: Spot[]): Side[] {
  const sides = spots.map((from, index): Side => {
    const to = spots[(index + 1) % spots.length] ?? from;
    return {
      index,
      from,
      to,
      west: Math.min(from.x, to.x),
      east: Math.max(from.x, to.x),
      south: Math.min(from.y, to.y),
      north: Math.max(from.y, to.y),
    };
  });
  return sides.sort((a, b) => a.west - b.west);
}

type Meeting = { kind: Crossing["kind"]; at: Spot };

function meetingOf(a: Side, b: Side, corners: number): Meeting | undefined {
  if ((a.index + 1) % corners === b.index) return turningBack(a, b);
  if ((b.index + 1) % corners === a.index) return turningBack(b, a);
  if (isBeside(a, b) || isBeside(b, a)) return undefined;
  return touching(a, b) ?? crossing(a, b);
}

/** Whether a side lies clear of another's line, wholly to its left or to its right; most pairs do. */
function isBeside({ from, to }: Side, line: Side): boolean {
  const clear = touchMetres * Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y);
  const one = turn(line.from, line.to, from);
  const other = turn(line.from, line.to, to);
  return (one > clear && other > clear) || (one < -clear && other < -clear);
}

/** Neighbours share a corner; they meet elsewhere only where the second runs back over the first. */
function turningBack(first: Side, second: Side): Meeting | undefined {
  if (distanceToSide(second.to, first.from, first.to) <= touchMetres) return { kind: "touches", at: second.to };
  if (distanceToSide(first.from, second.from, second.to) <= touchMetres) return { kind: "touches", at: first.from };
  return undefined;
}

function touching(a: Side, b: Side): Meeting | undefined {
  for (const [spot, side] of [
    [a.from, b],
    [a.to, b],
    [b.from, a],
    [b.to, a],
  ] as const) {
    if (distanceToSide(spot, side.from, side.to) <= touchMetres) return { kind: "touches", at: spot };
  }
  return undefined;
}

function crossing(a: Side, b: Side): Meeting | undefined {
  const aFrom = turn(b.from, b.to, a.from);
  const aTo = turn(b.from, b.to, a.to);
  const bFrom = turn(a.from, a.to, b.from);
  const bTo = turn(a.from, a.to, b.to);
  if (aFrom > 0 === aTo > 0 || bFrom > 0 === bTo > 0) return undefined;
  const share = aFrom / (aFrom - aTo);
  return {
    kind: "crosses",
    at: { x: a.from.x + share * (a.to.x - a.from.x), y: a.from.y + share * (a.to.y - a.from.y) },
  };
}
