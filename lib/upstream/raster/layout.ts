import type { GeoTIFFImage } from "geotiff";
import { knownCompressions, mostTileBytes } from "./decoders";
import { malformed } from "./malformed";

/** Where the pixels lie on the map: the outer corner of the first, and their size; rows run downwards. */
export type Grid = { x0: number; y0: number; pixelX: number; pixelY: number };

/** How a raster is laid out. */
export type RasterLayout = {
  width: number;
  height: number;
  bands: number;
  grid: Grid;
  /** Stands where there is no value. */
  noData: number | null;
  tile: { width: number; height: number };
  tileCount: number;
};

const mostPixelsAcross = 500_000;
const mostTileAcross = 8192;
const mostBands = 64;
const mostTiles = 2_000_000;

/**
 * Reads and judges how an image is laid out. An overview lies on the grid of the image that it is made from.
 * @throws UpstreamError malformed, when it is not laid out as rasters are or beyond the limits.
 */
export function layoutOf(image: GeoTIFFImage, source: string, full?: RasterLayout): RasterLayout {
  const fail = (detail: string) => malformed(source, `a raster file ${detail}`);
  const [width, height, bands] = [image.getWidth(), image.getHeight(), image.getSamplesPerPixel()];
  if (![width, height].every((each) => isCount(each, mostPixelsAcross))) throw fail("has impossible dimensions");
  if (!isCount(bands, mostBands)) throw fail("has an impossible number of bands");
  const tile = { width: image.getTileWidth(), height: image.getTileHeight() };
  // A strip is as wide as the image.
  if (!isCount(tile.width, image.isTiled ? mostTileAcross : mostPixelsAcross) || !isCount(tile.height, height + 8192)) {
    throw fail("has impossible tiles");
  }
  checkCoding(image, { bands, fail });
  const pixelBytes = image.planarConfiguration === 2 ? image.getSampleByteSize(0) : image.getBytesPerPixel();
  if (tile.width * tile.height * pixelBytes > mostTileBytes) throw fail("has too large tiles");
  const planes = image.planarConfiguration === 2 ? bands : 1;
  const tileCount = Math.ceil(width / tile.width) * Math.ceil(height / tile.height) * planes;
  if (tileCount > mostTiles) throw fail("has too many tiles");
  const grid = full ? scaledGrid(full, { width, height }) : gridOf(image, fail);
  const noData = full ? full.noData : image.getGDALNoData();
  return { width, height, bands, grid, noData, tile, tileCount };
}

const isCount = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;

type Fail = (detail: string) => Error;

/** Bits, formats, compression and prediction, of which only the usual ones are read. */
function checkCoding(image: GeoTIFFImage, { bands, fail }: { bands: number; fail: Fail }): void {
  const directory = image.fileDirectory;
  const bits = Array.from(directory.getValue("BitsPerSample") ?? []);
  if (bits.length !== bands || bits.some((each) => ![8, 16, 32, 64].includes(each) || each !== bits[0])) {
    throw fail("has bands of an unknown kind");
  }
  for (let band = 0; band < bands; band++) {
    // 1: unsigned, 2: signed, 3: floating point.
    if (![1, 2, 3].includes(image.getSampleFormat(band))) throw fail("has bands of an unknown kind");
  }
  if (!knownCompressions.includes(directory.getValue("Compression") ?? 1)) throw fail("is packed otherwise");
  const predictor = Number(directory.actualizedFields.get(317) ?? 1);
  if (![1, 2, 3].includes(predictor)) throw fail("is packed otherwise");
}

function gridOf(image: GeoTIFFImage, fail: Fail): Grid {
  const turned = image.fileDirectory.getValue("ModelTransformation");
  if (turned && (turned[1] !== 0 || turned[4] !== 0)) throw fail("is turned against its map");
  const [x0 = Number.NaN, y0 = Number.NaN] = image.getOrigin();
  const [pixelX = Number.NaN, down = Number.NaN] = turned ? [turned[0], turned[5]] : image.getResolution();
  const pixelY = -down;
  if (![x0, y0, pixelX, pixelY].every(Number.isFinite) || pixelX <= 0 || pixelY <= 0) throw fail("has no usable grid");
  // GTRasterTypeGeoKey 2: the origin is the middle of the first pixel.
  const half = image.getGeoKeys()?.GTRasterTypeGeoKey === 2 ? 0.5 : 0;
  return { x0: x0 - half * pixelX, y0: y0 + half * pixelY, pixelX, pixelY };
}

function scaledGrid({ grid, width, height }: RasterLayout, overview: { width: number; height: number }): Grid {
  return {
    ...grid,
    pixelX: (grid.pixelX * width) / overview.width,
    pixelY: (grid.pixelY * height) / overview.height,
  };
}
