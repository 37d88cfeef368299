import { distanceKm, type Point } from "../../geo/coordinates";

/** An area of a CAP message as it writes them: polygons `lat,lon lat,lon …`, circles `lat,lon radiusKm`. */
export type CapArea = { polygons: readonly string[]; circles: readonly string[] };

/** Whether any of the areas holds the point. An area without a shape leaves that to whoever chose the message. */
export function anyHolds(areas: readonly CapArea[], point: Point): boolean {
  if (areas.length === 0) return true;
  return areas.some(({ polygons, circles }) => {
    if (polygons.length === 0 && circles.length === 0) return true;
    return (
      polygons.some((polygon) => polygonHolds(polygon, point)) || circles.some((circle) => circleHolds(circle, point))
    );
  });
}

function pointOf(text: string): Point | null {
  const [latitude, longitude] = text.split(",").map(Number);
  if (latitude === undefined || longitude === undefined) return null;
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}

/** Even-odd rule. An unreadable corner makes the whole polygon unreadable: it is taken to hold the point. */
function polygonHolds(polygon: string, { latitude, longitude }: Point): boolean {
  const corners = polygon.trim().split(/\s+/).map(pointOf);
  let inside = false;
  let previous = corners.at(-1) ?? null;
  for (const corner of corners) {
    if (!corner || !previous) return true;
    if (corner.latitude > latitude !== previous.latitude > latitude) {
      const share = (latitude - corner.latitude) / (previous.latitude - corner.latitude);
      const crossing = corner.longitude + share * (previous.longitude - corner.longitude);
      if (longitude < crossing) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}

function circleHolds(circle: string, point: Point): boolean {
  const [centreText = "", radiusText = ""] = circle.trim().split(/\s+/);
  const centre = pointOf(centreText);
  const radiusKm = Number.parseFloat(radiusText);
  if (!centre || Number.isNaN(radiusKm)) return true;
  return distanceKm(centre, point) <= radiusKm;
}
