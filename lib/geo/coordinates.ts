/** A point on the earth in degrees (WGS 84). */
export type Point = { latitude: number; longitude: number };

/** Mean radius of the earth (IUGG). */
export const earthRadiusKm = 6371.0088;
const radians = Math.PI / 180;

/** Great-circle distance by the haversine formula; within 0.6 % of the distance on the ellipsoid. */
export function distanceKm(a: Point, b: Point): number {
  const sinLatitude = Math.sin(((b.latitude - a.latitude) * radians) / 2);
  const sinLongitude = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const h =
    sinLatitude * sinLatitude +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * sinLongitude * sinLongitude;
  // Rounding can push the root of antipodes above 1.
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** A point as people write it, e.g. `12.0000° N, 8.5167° E`. */
export function formatPoint({ latitude, longitude }: Point): string {
  const northOrSouth = latitude < 0 ? "S" : "N";
  const eastOrWest = longitude < 0 ? "W" : "E";
  return `${Math.abs(latitude).toFixed(4)}° ${northOrSouth}, ${Math.abs(longitude).toFixed(4)}° ${eastOrWest}`;
}
