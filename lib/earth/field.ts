import { createHash } from "node:crypto";
import type { Database } from "../db";
import { centroidOf } from "../geo/boundary/centroid";
import type { Ring } from "../geo/boundary/ring";
import type { Point } from "../geo/coordinates";
import { findWholeFarm } from "../farms/store";
import type { PlaceSelector, ResolvedPlace } from "../places/contract";
import { resolvePlace } from "../places/resolve";

/** What is looked at from above: the inside of a boundary, or a point where there is none. */
export type Field = { ring: Ring } | { point: Point };

/** Who asks, and when. */
export type Asker = { accountId: number; db: Database; now: number };

/**
 * The place that a caller means, and what is to be looked at there: a farm's boundary, else the point.
 * @throws ApiError 404 for an unknown place or a farm that is not the caller's, 400 for one without coordinates.
 */
export async function findField(where: PlaceSelector, asker: Asker): Promise<{ place: ResolvedPlace; field: Field }> {
  const place = await resolvePlace(where, asker);
  const farm = where.farm_id === undefined ? null : await findWholeFarm(asker.accountId, where.farm_id);
  return { place, field: farm?.boundary ? { ring: farm.boundary } : { point: pointOf(place) } };
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

/** A point inside of the field. */
export const middleOf = (field: Field): Point => ("ring" in field ? centroidOf(field.ring) : field.point);

/** The corners of a field; a point has one. */
export const cornersOf = (field: Field): Point[] =>
  "ring" in field ? field.ring.map(([latitude, longitude]) => ({ latitude, longitude })) : [field.point];

/** A short name that no two fields share. */
export function fieldKey(field: Field): string {
  const corners = cornersOf(field).map(({ latitude, longitude }) => `${latitude.toFixed(7)} ${longitude.toFixed(7)}`);
  return createHash("sha256")
    .update(`${"ring" in field} ${corners.join(",")}`)
    .digest("base64url")
    .slice(0, 22);
}

/** The outermost degrees of a field. */
export type Bounds = { south: number; west: number; north: number; east: number };

/** The box around a field. */
export function boundsOf(field: Field): Bounds {
  const bounds: Bounds = { south: 90, west: 180, north: -90, east: -180 };
  for (const { latitude, longitude } of cornersOf(field)) {
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
  }
  return bounds;
}
