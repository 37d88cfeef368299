import type { Grid } from "../../upstream/raster/layout";
import type { Projection } from "../../upstream/raster/projection";
import { pixelAt, type PixelWindow } from "../../upstream/raster/raster";
import { cornersOf, middleOf, type Field } from "../field";

/** Which pixels of a window belong to a field: 1 or 0, row by row. */
export type FieldPixels = {
  window: PixelWindow;
  inside: Uint8Array;
  /** All pixels of the field, also those beyond the raster's edge. */
  count: number;
};

type Spot = { column: number; row: number };
type Paper = { grid: Grid; projection: Projection; width: number; height: number };

/** Pixels on each side of the one in which a point lies. */
const pointMargin = 1;

/** The rectangle of a raster that a field needs, before it is clipped. */
export function fieldWindow(field: Field, { grid, projection }: Paper): PixelWindow {
  const spots = cornersOf(field).map((corner) => pixelAt(grid, projection.toMap(corner)));
  return "point" in field ? around(spots[0] ?? { column: 0, row: 0 }, pointMargin) : windowAround(spots);
}

/**
 * The pixels of a field on a raster: those whose centre lies inside of its boundary. A field that holds no centre has
 * the pixel in which its middle lies, a point the 3 x 3 pixels around it. Null for a field beyond the raster.
 */
export function fieldPixels(field: Field, raster: Paper): FieldPixels | null {
  const whole = fieldWindow(field, raster);
  const window = clipped(whole, raster);
  if (!window) return null;
  if ("point" in field) return filled(window, whole.width * whole.height);
  const { grid, projection } = raster;
  const spots = cornersOf(field).map((corner) => pixelAt(grid, projection.toMap(corner)));
  const inside = centresInside(spots, window);
  const count = inside.reduce((sum, each) => sum + each, 0);
  const isWhole = window.width === whole.width && window.height === whole.height;
  if (!isWhole) return { window, inside, count: Math.max(count, Math.round(areaOf(spots))) };
  if (count > 0) return { window, inside, count };
  const only = clipped(around(pixelAt(grid, projection.toMap(middleOf(field))), 0), raster);
  return only && filled(only, 1);
}

/** The part of a window that lies on the raster; null when there is none. */
export function clipped(window: PixelWindow, { width, height }: { width: number; height: number }): PixelWindow | null {
  const [column, row] = [Math.max(0, window.column), Math.max(0, window.row)];
  const right = Math.min(width, window.column + window.width);
  const bottom = Math.min(height, window.row + window.height);
  // Also for what has no place on this map, whose window is made of NaN.
  return right > column && bottom > row ? { column, row, width: right - column, height: bottom - row } : null;
}

function filled(window: PixelWindow, count: number): FieldPixels {
  return { window, inside: new Uint8Array(window.width * window.height).fill(1), count };
}

/** Area of a polygon in pixels, by the shoelace formula. */
function areaOf(spots: readonly Spot[]): number {
  let double = 0;
  let before = spots.at(-1);
  for (const spot of spots) {
    if (before) double += before.column * spot.row - spot.column * before.row;
    before = spot;
  }
  return Math.abs(double) / 2;
}

function around({ column, row }: Spot, margin: number): PixelWindow {
  const size = 2 * margin + 1;
  return { column: Math.floor(column) - margin, row: Math.floor(row) - margin, width: size, height: size };
}

/** The pixels that a field's corners span. */
function windowAround(spots: readonly Spot[]): PixelWindow {
  const end = spots.reduce(
    (box, { column, row }) => ({
      left: Math.min(box.left, column),
      top: Math.min(box.top, row),
      right: Math.max(box.right, column),
      bottom: Math.max(box.bottom, row),
    }),
    { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
  );
  const [column, row] = [Math.floor(end.left), Math.floor(end.top)];
  return {
    column,
    row,
    width: Math.max(1, Math.ceil(end.right) - column),
    height: Math.max(1, Math.ceil(end.bottom) - row),
  };
}

/** Row by row: between the sides that a row's middle line crosses. */
function centresInside(spots: readonly Spot[], { column, row, width, height }: PixelWindow): Uint8Array {
  const inside = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const crossings = crossingsOf(spots, row + y + 0.5);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [from = 0, to = 0] = [crossings[pair], crossings[pair + 1]];
      const first = Math.max(0, Math.ceil(from - column - 0.5));
      const end = Math.min(width, Math.ceil(to - column - 0.5));
      if (end > first) inside.fill(1, y * width + first, y * width + end);
    }
  }
  return inside;
}

function crossingsOf(spots: readonly Spot[], line: number): number[] {
  const crossings: number[] = [];
  let before = spots.at(-1);
  for (const spot of spots) {
    if (before && spot.row > line !== before.row > line) {
      crossings.push(spot.column + ((line - spot.row) / (before.row - spot.row)) * (before.column - spot.column));
    }
    before = spot;
  }
  return crossings.sort((a, b) => a - b);
}
