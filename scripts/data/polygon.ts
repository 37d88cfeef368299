import { z } from "zod";

const Ring = z.array(z.tuple([z.number(), z.number()]));
const Geometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Polygon"), coordinates: z.array(Ring) }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(Ring)) }),
]);

/** A GeoJSON FeatureCollection in geoBoundaries' form; coordinates are [longitude, latitude]. */
export const Boundaries = z.object({
  features: z.array(z.object({ properties: z.object({ shapeName: z.string() }), geometry: Geometry })),
});

type Ring = z.infer<typeof Ring>;
type Position = { longitude: number; latitude: number };

/** The outer rings of a polygon or multipolygon. */
export function outerRings(geometry: z.infer<typeof Geometry>): Ring[] {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap((rings) => rings.slice(0, 1));
}

function edges(ring: Ring): [Ring[number], Ring[number]][] {
  return ring.flatMap((start, index) => {
    const end = ring[(index + 1) % ring.length];
    return end ? [[start, end]] : [];
  });
}

/** Area-weighted centroid in the plane of degrees (shoelace formula); good enough for areas of a few degrees. */
export function centroid(rings: Ring[]): Position {
  let doubleArea = 0;
  let longitude = 0;
  let latitude = 0;
  for (const [[x1, y1], [x2, y2]] of rings.flatMap(edges)) {
    const cross = x1 * y2 - x2 * y1;
    doubleArea += cross;
    longitude += (x1 + x2) * cross;
    latitude += (y1 + y2) * cross;
  }
  return { longitude: longitude / (3 * doubleArea), latitude: latitude / (3 * doubleArea) };
}

/** Whether a point lies in one of the rings (ray casting). */
export function contains(rings: Ring[], { longitude, latitude }: Position): boolean {
  let inside = false;
  for (const [[x1, y1], [x2, y2]] of rings.flatMap(edges)) {
    const crosses = y1 > latitude !== y2 > latitude;
    if (crosses && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}
