import sharp from "sharp";
import { readWindow, type Band, type PixelWindow, type Raster } from "../../upstream/raster/raster";
import type { Field } from "../field";
import { ndviStepOf } from "../models/ndvi-ramp";
import { clipped, fieldWindow } from "../scenes/field-pixels";
import type { Scene } from "../scenes/scene";
import { openBand, unfit } from "../scenes/scene-files";
import { atFittingLevel, matchingLevel, readScenePixels } from "../scenes/scene-pixels";
import { outlineOf, overlayFrame, pathOf, pictureFrame, ringOf, type Frame } from "./frame";
import { stretchOf } from "./stretch";
import { warp } from "./warp";

/** `overlay`: NDVI clipped to the field; the others show what lies around it too. */
export type Layer = "true_color" | "ndvi" | "overlay";

type Pixels = Uint8Array<ArrayBuffer>;

/** More than the pixels of any picture are never read of a band. */
const mostSourcePixels = 1_500_000;
/** Under clouds the NDVI picture is grey. */
const cloudGrey = [205, 203, 196] as const;

/** A scene's picture of a field as a PNG. @throws UpstreamError when the scene's files do not show the field. */
export async function renderPicture(scene: Scene, field: Field, layer: Layer): Promise<Buffer> {
  const frame = layer === "overlay" ? overlayFrame(field) : pictureFrame(field);
  const pixels =
    layer === "true_color" ? await trueColour(scene, frame) : await ndviColours(scene, { frame, field, layer });
  const raw = { width: frame.width, height: frame.height, channels: 4 as const };
  const drawn = layer === "overlay" ? clipMask(frame, field) : boundaryLine(frame, field);
  return sharp(pixels, { raw })
    .composite([{ input: Buffer.from(drawn), blend: layer === "overlay" ? "dest-in" : "over" }])
    .png({ compressionLevel: 8 })
    .toBuffer();
}

async function trueColour(scene: Scene, frame: Frame): Promise<Pixels> {
  const shown: Field = { ring: ringOf(frame) };
  const raster = await atFittingLevel(await openBand(scene, "red"), shown, mostSourcePixels);
  const window = windowOf(shown, raster);
  const bands = await Promise.all(
    (["red", "green", "blue"] as const).map(async (band): Promise<Band> => {
      const level = band === "red" ? raster : await matchingLevel(await openBand(scene, band), raster);
      const { bands: values } = await readWindow(level, window, [0]);
      return values[0] ?? [];
    }),
  );
  const stretch = stretchOf(bands);
  const pixels = new Uint8Array(frame.width * frame.height * 4);
  await warp(frame, { raster, window }, (index, column, row) => {
    const nearest = indexAt(window, column, row);
    if (nearest === null || bands.some((band) => !band[nearest])) return;
    for (const [colour, band] of bands.entries()) {
      pixels[index * 4 + colour] = stretch(between(band, window, { column, row }) ?? band[nearest] ?? 0);
    }
    pixels[index * 4 + 3] = 255;
  });
  return pixels;
}

type Wanted = { frame: Frame; field: Field; layer: Layer };

async function ndviColours(scene: Scene, { frame, field, layer }: Wanted): Promise<Pixels> {
  const isOverlay = layer === "overlay";
  const shown: Field = isOverlay ? field : { ring: ringOf(frame) };
  // The edges of a field cut through pixels whose middle lies outside of it.
  const read = await readScenePixels(scene, shown, isOverlay ? 2 : 1);
  if (!read) throw unfit("does not reach the field");
  const pixels = new Uint8Array(frame.width * frame.height * 4);
  await warp(frame, read, (index, column, row) => {
    const at = indexAt(read.window, column, row);
    if (at === null) return;
    const value = read.ndvi?.[at] ?? Number.NaN;
    if (Number.isNaN(value) && isOverlay) return;
    const [red, green, blue] = Number.isNaN(value) ? cloudGrey : colourOf(value);
    pixels[index * 4] = red;
    pixels[index * 4 + 1] = green;
    pixels[index * 4 + 2] = blue;
    pixels[index * 4 + 3] = 255;
  });
  return pixels;
}

const colours = new Map<string, readonly [number, number, number]>();

function colourOf(ndvi: number): readonly [number, number, number] {
  const { color } = ndviStepOf(ndvi);
  const known = colours.get(color);
  if (known) return known;
  const number = Number.parseInt(color.slice(1), 16);
  const parts = [number >> 16, (number >> 8) & 255, number & 255] as const;
  colours.set(color, parts);
  return parts;
}

/** The source's pixels under a picture. */
function windowOf(shown: Field, raster: Raster): PixelWindow {
  const { column, row, width, height } = fieldWindow(shown, raster);
  const window = clipped({ column: column - 1, row: row - 1, width: width + 2, height: height + 2 }, raster);
  if (!window) throw unfit("does not reach the field");
  return window;
}

function indexAt({ width, height }: PixelWindow, column: number, row: number): number | null {
  const [x, y] = [Math.floor(column), Math.floor(row)];
  return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : null;
}

/** The value between the middles of four pixels; null where one of them has none. */
function between(band: Band, { width, height }: PixelWindow, place: { column: number; row: number }): number | null {
  const [left, top] = [Math.floor(place.column - 0.5), Math.floor(place.row - 0.5)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return null;
  const at = top * width + left;
  const [a = 0, b = 0, c = 0, d = 0] = [band[at], band[at + 1], band[at + width], band[at + width + 1]];
  if (a === 0 || b === 0 || c === 0 || d === 0) return null;
  const [right, down] = [place.column - 0.5 - left, place.row - 0.5 - top];
  return (a * (1 - right) + b * right) * (1 - down) + (c * (1 - right) + d * right) * down;
}

const svg = ({ width, height }: Frame, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

/** What lies outside of the field is cut away. */
const clipMask = (frame: Frame, field: Field) =>
  svg(frame, `<path d="${pathOf(frame, outlineOf(field))}" fill="#fff"/>`);

/** White on dark, to be seen on every ground; a point gets a ring around it. */
function boundaryLine(frame: Frame, field: Field): string {
  const shape =
    "ring" in field
      ? `path d="${pathOf(frame, field.ring)}" stroke-linejoin="round"`
      : `circle cx="${frame.width / 2}" cy="${frame.height / 2}" r="14"`;
  return svg(
    frame,
    `<${shape} fill="none" stroke="#1c1917" stroke-opacity="0.75" stroke-width="5"/><${shape} fill="none" stroke="#fff" stroke-width="2.5"/>`,
  );
}
