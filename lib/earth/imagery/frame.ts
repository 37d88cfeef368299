import type { Ring } from "../../geo/boundary/ring";
import type { Point } from "../../geo/coordinates";
import { boundsOf, cornersOf, type Bounds, type Field } from "../field";

/** A picture's place on the earth: web Mercator from edge to edge. */
export type Frame = { bounds: Bounds; width: number; height: number };

/** Half the side of the square shown for a point, which has no bounds of its own: the 3 x 3 pixels around it. */
const pointHalfM = 15;
/** Around a field there is some of what lies beside it, and always enough to know the place again. */
const margin = 0.2;
const leastSideM = 500;
const [leastPixels, mostPixels] = [256, 1024];
/** A source pixel of 10 m becomes this many, as far as the picture does not grow too large. */
const pixelsPerSource = 8;
const sourcePixelM = 10;
const earthRadiusM = 6_378_137;
const radians = Math.PI / 180;
/** Web Mercator ends here. */
const mostLatitude = 85;

/** Web Mercator (EPSG:3857), in metres at the equator. */
const mercatorX = (longitude: number) => earthRadiusM * longitude * radians;
/** Web Mercator (EPSG:3857), in metres at the equator. */
const mercatorY = (latitude: number) =>
  earthRadiusM *
  Math.log(Math.tan(Math.PI / 4 + (Math.max(-mostLatitude, Math.min(mostLatitude, latitude)) * radians) / 2));
const longitudeOf = (x: number) => x / earthRadiusM / radians;
const latitudeOf = (y: number) => (2 * Math.atan(Math.exp(y / earthRadiusM)) - Math.PI / 2) / radians;

/** The outline that is shown: a boundary, or a small square round a point. */
export function outlineOf(field: Field): Ring {
  if ("ring" in field) return field.ring;
  const { latitude, longitude } = field.point;
  const up = pointHalfM / 111_195;
  const across = up / Math.max(0.01, Math.cos(latitude * radians));
  return [
    [latitude - up, longitude - across],
    [latitude - up, longitude + across],
    [latitude + up, longitude + across],
    [latitude + up, longitude - across],
  ];
}

type Box = { left: number; right: number; bottom: number; top: number };

function boxOf(field: Field): Box {
  const { south, west, north, east } = boundsOf({ ring: outlineOf(field) });
  return { left: mercatorX(west), right: mercatorX(east), bottom: mercatorY(south), top: mercatorY(north) };
}

/** Just the field, as an overlay on a map. */
export function overlayFrame(field: Field): Frame {
  return frameOf(boxOf(field), scaleAt(field), 64);
}

/** The field with what lies around it, no more than twice as wide as high or the other way round. */
export function pictureFrame(field: Field): Frame {
  const box = boxOf(field);
  const scale = scaleAt(field);
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  const least = Math.max(leastSideM / scale, Math.max(width, height) / 2);
  const wide = Math.max(width * (1 + 2 * margin), least);
  const high = Math.max(height * (1 + 2 * margin), least);
  const [x, y] = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
  return frameOf(
    { left: x - wide / 2, right: x + wide / 2, bottom: y - high / 2, top: y + high / 2 },
    scale,
    leastPixels,
  );
}

/** Metres on the ground for a metre of web Mercator. */
const scaleAt = (field: Field) => Math.cos(((cornersOf(field)[0]?.latitude ?? 0) * Math.PI) / 180);

function frameOf({ left, right, bottom, top }: Box, scale: number, least: number): Frame {
  const longM = Math.max(right - left, top - bottom) * scale;
  const long = Math.min(mostPixels, Math.max(512, Math.round((longM / sourcePixelM) * pixelsPerSource)));
  const perMetre = long / Math.max(right - left, top - bottom);
  const size = (metres: number) => Math.min(mostPixels, Math.max(least, Math.round(metres * perMetre)));
  return {
    bounds: { south: latitudeOf(bottom), west: longitudeOf(left), north: latitudeOf(top), east: longitudeOf(right) },
    width: size(right - left),
    height: size(top - bottom),
  };
}

/** The ring around a frame. */
export function ringOf({ bounds: { south, west, north, east } }: Frame): Ring {
  return [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ];
}

/** The place of a frame's pixel, counted from the top left; halves are the middles. */
export function pointAt({ bounds, width, height }: Frame, x: number, y: number): Point {
  const [top, bottom] = [mercatorY(bounds.north), mercatorY(bounds.south)];
  return {
    longitude: bounds.west + (x / width) * (bounds.east - bounds.west),
    latitude: latitudeOf(top + (y / height) * (bottom - top)),
  };
}

/** A ring as an SVG path in the frame's pixels. */
export function pathOf({ bounds, width, height }: Frame, ring: Ring): string {
  const [top, bottom] = [mercatorY(bounds.north), mercatorY(bounds.south)];
  const spots = ring.map(([latitude, longitude]) => {
    const x = ((longitude - bounds.west) / (bounds.east - bounds.west)) * width;
    const y = ((mercatorY(latitude) - top) / (bottom - top)) * height;
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${spots.join("L")}Z`;
}
