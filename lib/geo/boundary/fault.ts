import { formatPoint, type Point } from "../coordinates";
import { pointOf, type Corner, type Ring } from "./ring";

/** Why a boundary is refused. */
export type FaultCode =
  | "not_a_number"
  | "out_of_range"
  | "axes_swapped"
  | "too_few_corners"
  | "too_many_corners"
  | "crosses_date_line"
  | "zero_area"
  | "crosses_itself"
  | "touches_itself"
  | "too_large"
  | "too_small";

/** A reason to refuse a boundary: what is wrong, where, and what to do about it. `corner` counts from 0 in what was given. */
export type Fault = { code: FaultCode; message: string; corner?: number; at?: Point };

/** A corner without two numbers; `index` as in `Fault`. */
export function notANumber(index: number): Fault {
  const message = `Corner ${index + 1} has no usable numbers. Give its latitude and longitude in decimal degrees, for example 9.0765, 7.3986.`;
  return { code: "not_a_number", message, corner: index };
}

/** A corner that is not on the globe. */
export function outOfRange([latitude, longitude]: Corner, index: number): Fault {
  const wrong =
    Math.abs(latitude) > 90
      ? `latitude ${latitude}, which is not between -90 and 90`
      : `longitude ${longitude}, which is not between -180 and 180`;
  const message = `Corner ${index + 1} has ${wrong}. Give degrees with a decimal point (WGS 84), not metres of a map grid.`;
  return { code: "out_of_range", message, corner: index };
}

/** A farm's only place, when it is not on the globe. */
export function placeOffGlobe([latitude, longitude]: Corner): Fault {
  const isSwapped = Math.abs(longitude) <= 90 && Math.abs(latitude) <= 180;
  const message = isSwapped
    ? `Latitude and longitude look swapped: this place has latitude ${latitude}, beyond 90. Exchange the two numbers.`
    : `This place has latitude ${latitude} and longitude ${longitude}, which is not on the globe. Give both in decimal degrees, for example 9.0765 and 7.3986.`;
  return { code: isSwapped ? "axes_swapped" : "out_of_range", message };
}

const swapRemedy = "Give each corner's latitude first, then its longitude.";

/** Corners that are on the globe only with their axes swapped. */
export function swapped([latitude, longitude]: Corner, index: number): Fault {
  const at = { latitude: longitude, longitude: latitude };
  const message = `Latitude and longitude look swapped: corner ${index + 1} has latitude ${latitude}, beyond 90, and all corners fit on the globe the other way round. ${swapRemedy}`;
  return { code: "axes_swapped", message, corner: index, at };
}

/** Corners that lie by the farm only with their axes swapped. */
export function swappedNear([latitude, longitude]: Corner, near: Point): Fault {
  const at = { latitude: longitude, longitude: latitude };
  const message = `Latitude and longitude look swapped: corner 1 is far from the farm at ${formatPoint(near)}, and beside it the other way round. ${swapRemedy}`;
  return { code: "axes_swapped", message, corner: 0, at };
}

/** Fewer than three different places. */
export function tooFewCorners(ring: Ring): Fault {
  const [first] = ring;
  const places = new Set(ring.map(String)).size;
  const have = places === 1 ? "only 1 different corner" : `only ${places} different corners`;
  const where = first ? ` (near ${formatPoint(pointOf(first))})` : "";
  const message = `The boundary has ${places === 0 ? "no corners" : have}${where}. Add corners until there are at least 3, one at each bend of the farm's edge.`;
  return { code: "too_few_corners", message, ...(first && { corner: 0, at: pointOf(first) }) };
}

/** More corners than are kept; `index` is the position of the first too many. */
export function tooManyCorners(ring: Ring, most: number, index: number): Fault {
  const corner = ring[most];
  const message = `The boundary has ${whole(ring.length)} corners; at most ${whole(most)} are kept, and corner ${whole(index + 1)} is beyond that. Simplify it: a corner every few metres is enough.`;
  return { code: "too_many_corners", message, corner: index, ...(corner && { at: pointOf(corner) }) };
}

/** A side that jumps from one end of the map to the other. */
export function crossesDateLine(corner: Corner, index: number): Fault {
  const message = `After corner ${index + 1}, near ${formatPoint(pointOf(corner))}, the boundary jumps across the 180° meridian or half the globe. Check the sign of the longitudes; a farm on both sides of the meridian must be entered as two farms.`;
  return { code: "crosses_date_line", message, corner: index, at: pointOf(corner) };
}

/** All corners on one line. */
export function zeroArea(ring: Ring): Fault {
  const [first] = ring;
  const where = first ? ` near ${formatPoint(pointOf(first))}` : "";
  const message = `All ${ring.length} corners${where} lie on one line, so the boundary encloses no land. Add a corner on another side of the farm.`;
  return { code: "zero_area", message, ...(first && { corner: 0, at: pointOf(first) }) };
}

/** Two sides that cross; `ends` are the positions of their four ends. */
export function crossesItself(ends: number[], at: Corner): Fault {
  const message = `The boundary crosses itself near ${formatPoint(pointOf(at))}, where the side between ${pair(ends, 0)} meets the side between ${pair(ends, 2)}. Put the corners in the order in which you walk round the farm, or move one of these.`;
  return { code: "crosses_itself", message, at: pointOf(at), ...cornerOf(ends) };
}

/** Two sides that touch or lie on each other; `ends` are the positions of their four ends. */
export function touchesItself(ends: number[], at: Corner): Fault {
  const message = `The boundary touches or runs back over itself near ${formatPoint(pointOf(at))}, where the side between ${pair(ends, 0)} meets the side between ${pair(ends, 2)}. Remove the corner that leads back, or enter parts that meet at one point as farms of their own.`;
  return { code: "touches_itself", message, at: pointOf(at), ...cornerOf(ends) };
}

/** An area beyond the largest; `index` is the position of the corner farthest from the others. */
export function tooLarge(found: { corner: Corner; index: number; areaHa: number; maxAreaHa: number }): Fault {
  const at = pointOf(found.corner);
  const message = `The boundary encloses ${whole(found.areaHa)} ha; a farm may have up to ${whole(found.maxAreaHa)} ha. Check corner ${found.index + 1} (${formatPoint(at)}), which is farthest from the others, or divide the land into several farms.`;
  return { code: "too_large", message, corner: found.index, at };
}

/** An area below the smallest. */
export function tooSmall(ring: Ring, areaHa: number, minAreaHa: number): Fault {
  const [first] = ring;
  const where = first ? ` near ${formatPoint(pointOf(first))}` : "";
  const message = `The boundary${where} encloses about ${whole(areaHa * 10_000)} m²; a farm has at least ${whole(minAreaHa * 10_000)} m² (${minAreaHa} ha). Give its corners with at least 5 decimals, or draw it larger.`;
  return { code: "too_small", message, ...(first && { corner: 0, at: pointOf(first) }) };
}

function pair(ends: number[], from: number): string {
  return ends
    .slice(from, from + 2)
    .map((position) => `corner ${position + 1}`)
    .join(" and ");
}

function cornerOf([position]: number[]): { corner?: number } {
  return position === undefined ? {} : { corner: position };
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}
