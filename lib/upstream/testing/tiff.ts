import { deflateSync } from "node:zlib";

/** A raster file for tests: one tile's values, repeated over the whole image, as Cloud-Optimised GeoTIFFs pack them. */
export type TiffPlan = {
  width: number;
  height: number;
  /** Pixels of a tile each way. */
  tile: number;
  /** 4326 counts as degrees, anything else as a projected system. */
  epsg: number;
  grid: { x0: number; y0: number; pixelX: number; pixelY: number };
  bits: 8 | 16;
  signed?: boolean;
  bands?: number;
  noData?: number;
  /** The value at a pixel of the tile. */
  valueAt: (x: number, y: number, band: number) => number;
};

type Field = { tag: number; type: 2 | 3 | 4 | 12; values: number[] };

const typeBytes = { 2: 1, 3: 2, 4: 4, 12: 8 } as const;
const entryBytes = 12;

/** The file: little-endian TIFF, Deflate with horizontal differencing, bands pixel by pixel. */
export function tiffOf(plan: TiffPlan): Buffer {
  const { width, height, tile } = plan;
  const packed = deflateSync(differenced(plan));
  const tiles = Math.ceil(width / tile) * Math.ceil(height / tile);
  // Every tile is the same stretch of the file; its place is known once the directory's length is.
  const length = directory(fieldsOf(plan, { tiles, at: 0, bytes: packed.length }), 8).length;
  const fields = fieldsOf(plan, { tiles, at: 8 + length, bytes: packed.length });
  const header = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
  return Buffer.concat([header, directory(fields, 8), packed]);
}

function fieldsOf(plan: TiffPlan, { tiles, at, bytes }: { tiles: number; at: number; bytes: number }): Field[] {
  const { width, height, tile, bits, signed = false, bands = 1, epsg, grid, noData = 0 } = plan;
  const each = (value: number) => Array.from({ length: bands }, () => value);
  const geoKeys =
    epsg === 4326 ? [1024, 0, 1, 2, 1025, 0, 1, 1, 2048, 0, 1, epsg] : [1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, epsg];
  return [
    { tag: 256, type: 4, values: [width] },
    { tag: 257, type: 4, values: [height] },
    { tag: 258, type: 3, values: each(bits) },
    { tag: 259, type: 3, values: [8] },
    { tag: 262, type: 3, values: [1] },
    { tag: 277, type: 3, values: [bands] },
    { tag: 284, type: 3, values: [1] },
    { tag: 317, type: 3, values: [2] },
    { tag: 322, type: 3, values: [tile] },
    { tag: 323, type: 3, values: [tile] },
    { tag: 324, type: 4, values: Array.from({ length: tiles }, () => at) },
    { tag: 325, type: 4, values: Array.from({ length: tiles }, () => bytes) },
    { tag: 339, type: 3, values: each(signed ? 2 : 1) },
    { tag: 33550, type: 12, values: [grid.pixelX, grid.pixelY, 0] },
    { tag: 33922, type: 12, values: [0, 0, 0, grid.x0, grid.y0, 0] },
    { tag: 34735, type: 3, values: [1, 1, 0, geoKeys.length / 4, ...geoKeys] },
    { tag: 42113, type: 2, values: [...Buffer.from(`${noData}\0`)] },
  ];
}

function directory(fields: Field[], at: number): Buffer {
  const head = Buffer.alloc(2 + fields.length * entryBytes + 4);
  head.writeUInt16LE(fields.length, 0);
  const outside: Buffer[] = [];
  let end = at + head.length;
  for (const [index, { tag, type, values }] of fields.entries()) {
    const entry = 2 + index * entryBytes;
    head.writeUInt16LE(tag, entry);
    head.writeUInt16LE(type, entry + 2);
    head.writeUInt32LE(values.length, entry + 4);
    const bytes = bytesOf(type, values);
    if (bytes.length <= 4) bytes.copy(head, entry + 8);
    else {
      head.writeUInt32LE(end, entry + 8);
      outside.push(bytes);
      end += bytes.length;
    }
  }
  return Buffer.concat([head, ...outside]);
}

function bytesOf(type: Field["type"], values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * typeBytes[type]);
  for (const [index, value] of values.entries()) {
    const at = index * typeBytes[type];
    if (type === 2) bytes.writeUInt8(value, at);
    else if (type === 3) bytes.writeUInt16LE(value, at);
    else if (type === 4) bytes.writeUInt32LE(value, at);
    else bytes.writeDoubleLE(value, at);
  }
  // Values stand on even bytes.
  return bytes.length % 2 === 0 || bytes.length < 4 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)]);
}

/** The tile's bytes, each value less the one of the same band before it in its row (TIFF 6.0, section 14). */
function differenced({ tile, bits, bands = 1, valueAt }: TiffPlan): Buffer {
  const size = bits / 8;
  const bytes = Buffer.alloc(tile * tile * bands * size);
  for (let y = 0; y < tile; y++) {
    for (let x = 0; x < tile; x++) {
      for (let band = 0; band < bands; band++) {
        const difference = valueAt(x, y, band) - (x === 0 ? 0 : valueAt(x - 1, y, band));
        const at = ((y * tile + x) * bands + band) * size;
        if (size === 2) bytes.writeUInt16LE(difference & 0xffff, at);
        else bytes.writeUInt8(difference & 0xff, at);
      }
    }
  }
  return bytes;
}
