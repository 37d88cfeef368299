import type { Point } from "../coordinates";

/** A corner of a boundary in degrees (WGS 84), in the order of the API: latitude first. */
export type Corner = [latitude: number, longitude: number];

/** A boundary's corners in walking order; the last is joined to the first, which is not repeated. */
export type Ring = Corner[];

/** A change made to what was given, that the giver should know of. */
export type Repair = { code: RepairCode; message: string };

/** What can be repaired without asking. */
export type RepairCode =
  | "closing_corner_dropped"
  | "duplicates_dropped"
  | "holes_dropped"
  | "heights_dropped"
  | "line_closed"
  | "parts_split"
  | "name_given"
  | "value_dropped"
  | "projection_assumed";

/** A ring without repeated corners, and where each of its corners stood in what was given. */
export type NormalRing = { ring: Ring; positions: number[]; repairs: Repair[] };

/** Nearer than this (0.1 mm on the ground), two corners are one. */
const samePlaceDegrees = 1e-9;

/** Whether two corners are one place. */
export function samePlace(a: Corner, b: Corner): boolean {
  return Math.abs(a[0] - b[0]) <= samePlaceDegrees && Math.abs(a[1] - b[1]) <= samePlaceDegrees;
}

/** Takes corners of an open or closed ring, drops the closing corner and corners that repeat the one before. */
export function normalRing(corners: readonly Corner[]): NormalRing {
  const kept: { corner: Corner; position: number }[] = [];
  for (const [position, corner] of corners.entries()) {
    const last = kept.at(-1);
    if (!last || !samePlace(last.corner, corner)) kept.push({ corner, position });
  }
  const repeated = corners.length - kept.length;
  const repairs: Repair[] = [];
  if (closes(kept.map(({ corner }) => corner))) {
    kept.pop();
    repairs.push({ code: "closing_corner_dropped", message: "The last corner repeated the first and was left out." });
  }
  if (repeated > 0) repairs.push({ code: "duplicates_dropped", message: repeatsDropped(repeated) });
  return { ring: kept.map(({ corner }) => corner), positions: kept.map(({ position }) => position), repairs };
}

function closes(ring: Ring): boolean {
  const [first] = ring;
  const last = ring.at(-1);
  return ring.length > 1 && first !== undefined && last !== undefined && samePlace(first, last);
}

function repeatsDropped(count: number): string {
  return count === 1
    ? "A corner that repeated the one before it was left out."
    : `${count} corners that repeated the one before them were left out.`;
}

/** A corner as a point. */
export function pointOf([latitude, longitude]: Corner): Point {
  return { latitude, longitude };
}
