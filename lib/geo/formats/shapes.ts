import type { Geometry, Position } from "geojson";
import { cornerOf, cornersOf } from "../boundary/geojson";
import { pointOf, type Corner, type Repair } from "../boundary/ring";
import { distanceKm, formatPoint } from "../coordinates";
import type { FeatureFault } from "./farm-feature";

/** One farm's worth of a geometry: a boundary, a place, or why it is neither. */
export type Shape =
  | { kind: "boundary"; corners: Corner[]; repairs: Repair[] }
  | { kind: "place"; corner: Corner; repairs: Repair[] }
  | { kind: "unusable"; corners: Corner[]; fault: FeatureFault };

/** The farms that a geometry stands for: areas before lines, lines before points; parts that only label are left out. */
export function shapesOf(geometry: Geometry): Shape[] {
  const { areas, lines, points } = simpleParts(geometry);
  if (areas.length > 0) return areas.map(shapeOfArea);
  if (lines.length > 0) return shapesOfLines(lines);
  return points.map((position) => ({ kind: "place", corner: cornerOf(position), repairs: heightNote([position]) }));
}

type SimpleParts = { areas: Position[][][]; lines: Position[][]; points: Position[] };

function simpleParts(geometry: Geometry): SimpleParts {
  const none: SimpleParts = { areas: [], lines: [], points: [] };
  switch (geometry.type) {
    case "Polygon":
      return { ...none, areas: [geometry.coordinates] };
    case "MultiPolygon":
      return { ...none, areas: geometry.coordinates };
    case "LineString":
      return { ...none, lines: [geometry.coordinates] };
    case "MultiLineString":
      return { ...none, lines: geometry.coordinates };
    case "Point":
      return { ...none, points: [geometry.coordinates] };
    case "MultiPoint":
      return { ...none, points: geometry.coordinates };
    case "GeometryCollection": {
      const parts = geometry.geometries.map(simpleParts);
      return {
        areas: parts.flatMap(({ areas }) => areas),
        lines: parts.flatMap(({ lines }) => lines),
        points: parts.flatMap(({ points }) => points),
      };
    }
  }
}

function shapeOfArea([outline = [], ...holes]: Position[][]): Shape {
  const repairs = heightNote(outline);
  if (holes.length > 0) {
    const what = holes.length === 1 ? "A hole in the area was" : `${holes.length} holes in the area were`;
    repairs.push({ code: "holes_dropped", message: `${what} left out; the farm's area includes that land.` });
  }
  return { kind: "boundary", corners: cornersOf(outline), repairs };
}

/** Lines that close are boundaries each; else they are taken as one walk, broken where the signal was lost. */
function shapesOfLines(lines: Position[][]): Shape[] {
  const each = lines.map(shapeOfLine);
  if (each.length === 1 || each.every(({ kind }) => kind === "boundary")) return each;
  return [shapeOfLine(lines.flat())];
}

/** Ends of a line no farther apart than this, or than this share of its length, are one walk round a farm. */
const closing = { metres: 25, share: 0.05 };

function shapeOfLine(line: Position[]): Shape {
  const corners = cornersOf(line);
  const [first] = corners;
  const last = corners.at(-1);
  if (!first || !last) return { kind: "unusable", corners, fault: noShape };
  const gapM = metresBetween(first, last);
  const lengthM = corners.reduce((sum, corner, index) => sum + metresBetween(corners[index - 1] ?? corner, corner), 0);
  // Not the other way round: numbers that are none compare as false, and are refused by the check of the boundary.
  if (gapM > Math.max(closing.metres, lengthM * closing.share)) {
    return { kind: "unusable", corners, fault: openLine(gapM, last) };
  }
  const message =
    gapM > 0
      ? `A line was taken as the boundary; its ends, ${Math.max(1, Math.round(gapM))} m apart, were joined.`
      : "A closed line was taken as the boundary.";
  return { kind: "boundary", corners, repairs: [{ code: "line_closed", message }, ...heightNote(line)] };
}

function metresBetween(a: Corner, b: Corner): number {
  return distanceKm(pointOf(a), pointOf(b)) * 1000;
}

function openLine(gapM: number, last: Corner): FeatureFault {
  const at = pointOf(last);
  const gap = gapM >= 1000 ? `${(gapM / 1000).toFixed(1)} km` : `${Math.round(gapM)} m`;
  const message = `This is a line whose ends are ${gap} apart (it ends near ${formatPoint(at)}), so it goes round no land. Walk or draw it until it is back at its start, then import it again.`;
  return { code: "open_line", message, at };
}

/** A feature without any usable place. */
export const noShape: FeatureFault = {
  code: "no_shape",
  message:
    "This entry has no boundary and no place that can be read. Open the file in the program it comes from, give the entry an area or a point, and export it again.",
};

function heightNote(positions: Position[]): Repair[] {
  return positions.some((position) => position.length > 2)
    ? [{ code: "heights_dropped", message: "Heights were left out; a farm's boundary has none." }]
    : [];
}
