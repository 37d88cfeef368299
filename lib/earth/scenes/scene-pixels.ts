import { overviewFor, readWindow, type Band, type PixelWindow, type Raster } from "../../upstream/raster/raster";
import type { Field } from "../field";
import { isClear, isSurelyClear, type ClassCells } from "./clear-sky";
import { clipped, fieldPixels, fieldWindow, type FieldPixels } from "./field-pixels";
import { ndviOf, trueOffset } from "./reflectance";
import type { Scene } from "./scene";
import { openBand, unfit } from "./scene-files";

/** NDVI of a scene over a rectangle of its pixels; NaN under clouds and where there is no data. */
export type ScenePixels = FieldPixels & {
  raster: Raster;
  /** Null when nothing of the field is clear. */
  ndvi: Float32Array | null;
};

/** Larger fields are read from the overviews, so that no read is larger than this. */
const mostPixels = 4_000_000;
/** The offset is judged by at least this many pixels each way, as far as they come with the same tiles. */
const surroundings = 64;

/**
 * NDVI of the field's pixels, and of those around it that come with them when `margin` (in pixels) asks for them. The
 * classes are read first: of a clouded field nothing else is. Null when the scene's files do not reach the field.
 * @throws UpstreamError
 */
export async function readScenePixels(scene: Scene, field: Field, margin = 0): Promise<ScenePixels | null> {
  const [fullRed, scl] = await Promise.all([openBand(scene, "red"), openBand(scene, "scl")]);
  if (fullRed.epsg !== scl.epsg) throw unfit("lies on another map than the others");
  const red = await atFittingLevel(fullRed, field);
  const pixels = fieldPixels(field, red);
  if (!pixels) return null;
  const wanted = widened(pixels, margin, red);
  const window = withSurroundings(wanted.window, red);
  const cells = await readClasses(scl, red, window);
  if (!hasClear(cells, wanted)) return { ...wanted, raster: red, ndvi: null };
  const nir = await matchingLevel(await openBand(scene, "nir"), red);
  const [redValues, nirValues] = await Promise.all([readOne(red, window), readOne(nir, window)]);
  const offset =
    scene.collection === "l2a"
      ? trueOffset(surelyClear(redValues, cells, window), { scale: scene.scale, offset: scene.offset })
      : scene.offset;
  const calibration = { scale: scene.scale, offset };
  const ndvi = new Float32Array(wanted.window.width * wanted.window.height).fill(Number.NaN);
  eachPixel(wanted.window, (column, row, index) => {
    if (!cells.clearAt(column, row)) return;
    const at = indexIn(window, column, row);
    ndvi[index] = ndviOf(redValues[at] ?? 0, nirValues[at] ?? 0, calibration) ?? Number.NaN;
  });
  return { ...wanted, raster: red, ndvi };
}

async function readOne(raster: Raster, window: PixelWindow): Promise<Band> {
  const { bands } = await readWindow(raster, window, [0]);
  return bands[0] ?? [];
}

/** The raster or the overview on which the field has few enough pixels. */
export async function atFittingLevel(raster: Raster, field: Field, most = mostPixels): Promise<Raster> {
  const window = clipped(fieldWindow(field, raster), raster);
  const tooMany = window ? (window.width * window.height) / most : 0;
  if (tooMany <= 1) return raster;
  // Overviews halve each way, so the next one after this size is small enough.
  const overview = await overviewFor(raster, raster.grid.pixelX * Math.sqrt(tooMany) * 2);
  const rest = clipped(fieldWindow(field, overview), overview);
  if (rest && rest.width * rest.height > most * 4) throw unfit("has no overviews");
  return overview;
}

/** The same level of another band, which must lie on the same grid. */
export async function matchingLevel(band: Raster, like: Raster): Promise<Raster> {
  const level = like.level === 0 ? band : await overviewFor(band, like.grid.pixelX);
  const { grid } = level;
  const isSame = grid.x0 === like.grid.x0 && grid.y0 === like.grid.y0 && grid.pixelX === like.grid.pixelX;
  if (!isSame || level.width !== like.width || level.epsg !== like.epsg)
    throw unfit("does not lie on the others' grid");
  return level;
}

/** The field's pixels in a window that is `margin` wider on each side. */
function widened(pixels: FieldPixels, margin: number, raster: Raster): FieldPixels {
  if (margin === 0) return pixels;
  const { window: old } = pixels;
  const window = clipped(grown(old, margin), raster) ?? old;
  const inside = new Uint8Array(window.width * window.height);
  eachPixel(old, (column, row, index) => {
    inside[indexIn(window, column, row)] = pixels.inside[index] ?? 0;
  });
  return { ...pixels, window, inside };
}

const grown = ({ column, row, width, height }: PixelWindow, by: number): PixelWindow => ({
  column: column - by,
  row: row - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The window and some pixels around it, without touching a tile that it does not need itself. */
function withSurroundings(window: PixelWindow, raster: Raster): PixelWindow {
  const { tile } = raster;
  const missing = Math.max(0, Math.ceil((surroundings - Math.min(window.width, window.height)) / 2));
  const column = Math.floor(window.column / tile.width) * tile.width;
  const row = Math.floor(window.row / tile.height) * tile.height;
  const right = Math.ceil((window.column + window.width) / tile.width) * tile.width;
  const bottom = Math.ceil((window.row + window.height) / tile.height) * tile.height;
  const wide = grown(window, missing);
  const left = Math.max(column, wide.column);
  const top = Math.max(row, wide.row);
  const within = {
    column: left,
    row: top,
    width: Math.min(right, wide.column + wide.width) - left,
    height: Math.min(bottom, wide.row + wide.height) - top,
  };
  return clipped(within, raster) ?? window;
}

/** The classes around a window of another, finer raster on the same map. */
type Classes = ClassCells & {
  clearAt: (column: number, row: number) => boolean;
  classAt: (column: number, row: number) => number | undefined;
};

async function readClasses(scl: Raster, red: Raster, window: PixelWindow): Promise<Classes> {
  const raster = red.level === 0 ? scl : await overviewFor(scl, red.grid.pixelX * 2);
  const columnOf = (column: number) => {
    const x = red.grid.x0 + (column + 0.5) * red.grid.pixelX;
    return Math.floor((x - raster.grid.x0) / raster.grid.pixelX);
  };
  const rowOf = (row: number) => {
    const y = red.grid.y0 - (row + 0.5) * red.grid.pixelY;
    return Math.floor((raster.grid.y0 - y) / raster.grid.pixelY);
  };
  const first = { column: columnOf(window.column), row: rowOf(window.row) };
  const last = { column: columnOf(window.column + window.width - 1), row: rowOf(window.row + window.height - 1) };
  const size = { width: last.column - first.column + 1, height: last.row - first.row + 1 };
  // One more on each side, by whose clouds doubtful cells are judged.
  const cells = clipped(grown({ ...first, ...size }, 1), raster);
  if (!cells) throw unfit("does not reach the others' pixels");
  const kept: ClassCells = { width: cells.width, height: cells.height, classes: await readOne(raster, cells) };
  const classAt = (column: number, row: number) => {
    const [x, y] = [columnOf(column) - cells.column, rowOf(row) - cells.row];
    return x < 0 || y < 0 || x >= cells.width || y >= cells.height ? undefined : kept.classes[y * cells.width + x];
  };
  const clearAt = (column: number, row: number) =>
    isClear(kept, columnOf(column) - cells.column, rowOf(row) - cells.row);
  return { ...kept, clearAt, classAt };
}

function hasClear(cells: Classes, { window, inside }: FieldPixels): boolean {
  let found = false;
  eachPixel(window, (column, row, index) => {
    found ||= inside[index] === 1 && cells.clearAt(column, row);
  });
  return found;
}

function surelyClear(red: Band, cells: Classes, window: PixelWindow): number[] {
  const values: number[] = [];
  eachPixel(window, (column, row, index) => {
    const value = red[index] ?? 0;
    if (value !== 0 && isSurelyClear(cells.classAt(column, row))) values.push(value);
  });
  return values;
}

function eachPixel(window: PixelWindow, see: (column: number, row: number, index: number) => void): void {
  for (let y = 0; y < window.height; y++) {
    for (let x = 0; x < window.width; x++) see(window.column + x, window.row + y, y * window.width + x);
  }
}

const indexIn = (window: PixelWindow, column: number, row: number) =>
  (row - window.row) * window.width + (column - window.column);
