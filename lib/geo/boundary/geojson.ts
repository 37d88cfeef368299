import type { Polygon, Position } from "geojson";
import type { Corner, Ring } from "./ring";

/** A ring as a GeoJSON polygon: longitude first, closed, counterclockwise (RFC 7946); it starts at the same corner. */
export function polygonOf(ring: Ring): Polygon {
  const [first, ...rest] = ring;
  if (!first) return { type: "Polygon", coordinates: [[]] };
  const turned = isClockwise(ring) ? [first, ...rest.reverse()] : ring;
  return { type: "Polygon", coordinates: [[...turned, first].map(positionOf)] };
}

/** The corners of one ring of a GeoJSON geometry, as they stand; heights are left out. */
export function cornersOf(positions: Position[]): Corner[] {
  return positions.map(cornerOf);
}

/** A GeoJSON position as a corner; what is missing becomes NaN, which the check refuses. */
export function cornerOf([longitude = Number.NaN, latitude = Number.NaN]: Position): Corner {
  return [latitude, longitude];
}

/** A corner as a GeoJSON position. */
export function positionOf([latitude, longitude]: Corner): Position {
  return [longitude, latitude];
}

/** Whether a ring runs clockwise on a map with north on top. */
export function isClockwise(ring: Ring): boolean {
  const [origin] = ring;
  if (!origin) return false;
  let doubleArea = 0;
  let [lastNorth, lastEast] = origin;
  for (const [north, east] of [...ring, origin]) {
    doubleArea += (lastEast - origin[1]) * (north - origin[0]) - (east - origin[1]) * (lastNorth - origin[0]);
    [lastNorth, lastEast] = [north, east];
  }
  return doubleArea < 0;
}
