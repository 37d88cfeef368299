/*
 * Reading parts of raster files (Cloud-Optimised GeoTIFF and any other tiled or striped TIFF) over HTTP ranges.
 *
 *   const raster = await openRaster(rasterAt(client, "/soil_data/ph/ph.tif"));     // kept: the header is read once
 *   const [mean, deeper] = (await pointOf(raster, { latitude, longitude }, [0, 1])) ?? [];  // one pixel; null outside
 *   const { bands } = await readWindow(raster, { column, row, width, height }, [0]);
 *
 * Only the tiles that a window needs are read. Whatever is wrong with a file (cut short, damaged, dimensions or tiles
 * beyond the limits, an unknown reference system) is an UpstreamError "malformed", before room is made for it.
 */
import { GeoTIFF } from "geotiff";
import { LRUCache } from "lru-cache";
import type { Point } from "../../geo/coordinates";
import { shared } from "../../runtime";
import type { Upstream } from "../client";
import { useOwnDecoders } from "./decoders";
import { checkDirectories } from "./directory-check";
import { FileSource, type RasterFile } from "./file-source";
import { layoutOf, type Grid, type RasterLayout } from "./layout";
import { blamingFile, malformed } from "./malformed";
import { projectionOf, type Projection } from "./projection";

/** A raster file, or one of its overviews, ready to be read. */
export type Raster = RasterLayout & {
  source: string;
  epsg: number;
  projection: Projection;
  /** 0: full resolution; others: overviews. */
  level: number;
  file: { tiff: GeoTIFF; bytes: FileSource };
};

/** A rectangle of pixels. */
export type PixelWindow = { column: number; row: number; width: number; height: number };

/** Values of one band, row by row from the top left. */
export type Band = ArrayLike<number>;

/** What was read of a raster. */
export type WindowValues = { width: number; height: number; bands: Band[] };

const keptBytes = 64_000_000;
const keptMs = 3_600_000;
/** What an open raster keeps besides the lists of its tiles. */
const headerBytes = 100_000;
const mostWindowValues = 16_000_000;
const mostLevels = 16;

useOwnDecoders();

const openRasters = () =>
  shared(
    "open rasters",
    () =>
      new LRUCache<string, { raster: Promise<Raster>; bytes: number }>({
        maxSize: keptBytes,
        sizeCalculation: ({ bytes }) => bytes,
        ttl: keptMs,
      }),
  );

/** A file of an upstream by its path there. */
export function rasterAt(client: Upstream, path: string): RasterFile {
  return {
    source: client.source,
    key: `${client.source} ${path}`,
    read: (first, last) =>
      client.get({
        path,
        range: { first, last },
        format: "bytes",
        maxBytes: last - first + 1,
        read: (body, headers) => {
          const start = /^bytes (\d+)-/.exec(headers.get("content-range") ?? "")?.[1];
          if (!(body instanceof Uint8Array) || (start !== undefined && Number(start) !== first)) {
            throw malformed(client.source, "answered with another part than was asked for");
          }
          return body;
        },
      }),
  };
}

/** Opens a raster; one that was opened within the hour is not read again. @throws UpstreamError */
export async function openRaster(file: RasterFile): Promise<Raster> {
  const open = openRasters();
  const kept = open.get(file.key);
  if (kept) return kept.raster;
  const raster = blamingFile(file.source, () => readHeader(file));
  open.set(file.key, { raster, bytes: headerBytes });
  try {
    const { tileCount } = await raster;
    // The offset and the length of each tile are kept as they are read.
    open.set(file.key, { raster, bytes: headerBytes + tileCount * 16 });
  } catch (error) {
    open.delete(file.key);
    throw error;
  }
  return raster;
}

async function readHeader(file: RasterFile): Promise<Raster> {
  const { source } = file;
  const bytes = new FileSource(file);
  await checkDirectories(bytes, { source, most: 1 });
  const tiff = await GeoTIFF.fromSource(bytes);
  const image = await tiff.getImage();
  const layout = layoutOf(image, source);
  const keys = image.getGeoKeys();
  const epsg = Number(keys?.ProjectedCSTypeGeoKey ?? keys?.GeographicTypeGeoKey);
  const projection = projectionOf(epsg);
  if (!projection) throw malformed(source, "a raster file is in a reference system that is not read here");
  return { ...layout, source, epsg, projection, level: 0, file: { tiff, bytes } };
}

/**
 * The raster itself, or its coarsest overview whose pixels are at most `pixel` (in units of its map) large.
 * @throws UpstreamError
 */
export async function overviewFor(raster: Raster, pixel: number): Promise<Raster> {
  const { source, file, grid } = raster;
  return blamingFile(source, async () => {
    let best = raster;
    if (grid.pixelX * 2 > pixel) return best;
    const count = await checkDirectories(file.bytes, { source, most: mostLevels });
    for (let level = 1; level < count; level++) {
      const image = await file.tiff.getImage(level);
      // Masks and thumbnails stand among the overviews.
      if (image.fileDirectory.getValue("NewSubfileType") !== 1) continue;
      const layout = layoutOf(image, source, raster);
      if (layout.grid.pixelX <= pixel && layout.grid.pixelX > best.grid.pixelX) best = { ...raster, ...layout, level };
    }
    return best;
  });
}

/**
 * The values of a window that lies within the raster, band by band (all of them unless told).
 * @throws UpstreamError
 */
export async function readWindow(raster: Raster, window: PixelWindow, bands?: number[]): Promise<WindowValues> {
  const { source, file, level } = raster;
  const { column, row, width, height } = window;
  const samples = bands ?? Array.from({ length: raster.bands }, (_, band) => band);
  if (!isWithin(raster, window)) throw new RangeError("the window is not within the raster");
  if (samples.some((band) => band >= raster.bands)) throw malformed(source, "a raster file has fewer bands");
  if (width * height * samples.length > mostWindowValues) throw new RangeError("the window is too large");
  return blamingFile(source, async () => {
    const image = await file.tiff.getImage(level);
    const values = await image.readRasters({
      window: [column, row, column + width, row + height],
      samples,
      interleave: false,
    });
    return { width, height, bands: [...values] };
  });
}

function isWithin(raster: Raster, { column, row, width, height }: PixelWindow): boolean {
  if (![column, row, width, height].every(Number.isInteger)) return false;
  if (column < 0 || row < 0 || width < 1 || height < 1) return false;
  return column + width <= raster.width && row + height <= raster.height;
}

/** The pixel at a place of the map, with fractions; it may lie outside of the raster. */
export function pixelAt({ x0, y0, pixelX, pixelY }: Grid, { x, y }: { x: number; y: number }) {
  return { column: (x - x0) / pixelX, row: (y0 - y) / pixelY };
}

/**
 * The values of the pixel in which a point lies, null where the file has no data; null for a point outside of it.
 * @throws UpstreamError
 */
export async function pointOf(raster: Raster, point: Point, bands?: number[]): Promise<(number | null)[] | null> {
  const place = pixelAt(raster.grid, raster.projection.toMap(point));
  const [column, row] = [Math.floor(place.column), Math.floor(place.row)];
  if (!(column >= 0 && row >= 0 && column < raster.width && row < raster.height)) return null;
  const values = await readWindow(raster, { column, row, width: 1, height: 1 }, bands);
  return values.bands.map((band) => {
    const value = band[0] ?? Number.NaN;
    return Number.isNaN(value) || value === raster.noData ? null : value;
  });
}
