import type { FileSource } from "./file-source";
import { malformed } from "./malformed";

/** Bytes of a value by TIFF 6.0 field type; types 16 to 18 are BigTIFF's. */
const typeBytes: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
  16: 8,
  17: 8,
  18: 8,
};

/** StripOffsets, StripByteCounts, TileOffsets, TileByteCounts: one value a tile. */
const tileLists = new Set([273, 279, 324, 325]);
const mostTileListBytes = 32_000_000;
const mostOtherBytes = 1_000_000;
const mostEntries = 200;

type Layout = { big: boolean; headerBytes: number; entryBytes: number; countBytes: number };

const classic: Layout = { big: false, headerBytes: 8, entryBytes: 12, countBytes: 2 };
const bigTiff: Layout = { big: true, headerBytes: 16, entryBytes: 20, countBytes: 8 };

/**
 * Refuses a file whose directories are not those of a small-headed TIFF, before anything is made room for by what they
 * say. Gives the number of directories up to `most`.
 * @throws UpstreamError malformed.
 */
export async function checkDirectories(
  bytes: FileSource,
  { source, most }: { source: string; most: number },
): Promise<number> {
  const header = await part(bytes, 0, 16);
  const fail = (detail: string) => malformed(source, `a raster file ${detail}`);
  if (header.byteLength < 16) throw fail("is cut short");
  // Big-endian files are legal, but nobody whom we read writes them, and the decoder gets some of them wrong.
  if (header.getUint16(0) !== 0x4949) throw fail("is no little-endian TIFF");
  const version = header.getUint16(2, true);
  if (version !== 42 && version !== 43) throw fail("is no TIFF");
  const layout = version === 43 ? bigTiff : classic;
  const seen = new Set<number>();
  let at = layout.big ? Number(header.getBigUint64(8, true)) : header.getUint32(4, true);
  while (at !== 0 && seen.size < most) {
    if (seen.has(at) || at < layout.headerBytes || !Number.isSafeInteger(at)) throw fail("has directories in a circle");
    seen.add(at);
    at = await checkDirectory(bytes, { at, layout, fail });
  }
  return seen.size;
}

type Where = { at: number; layout: Layout; fail: (detail: string) => Error };

/** Checks one directory; gives where the next begins, 0 after the last. */
async function checkDirectory(bytes: FileSource, { at, layout, fail }: Where): Promise<number> {
  const { big, entryBytes, countBytes } = layout;
  const start = await part(bytes, at, countBytes);
  if (start.byteLength < countBytes) throw fail("is cut short");
  const entries = big ? Number(start.getBigUint64(0, true)) : start.getUint16(0, true);
  if (entries < 1 || entries > mostEntries) throw fail("has no usable directory");
  const length = entries * entryBytes;
  const directory = await part(bytes, at + countBytes, length + (big ? 8 : 4));
  if (directory.byteLength < length + (big ? 8 : 4)) throw fail("is cut short");
  for (let entry = 0; entry < length; entry += entryBytes) {
    const tag = directory.getUint16(entry, true);
    const size = typeBytes[directory.getUint16(entry + 2, true)];
    const count = big ? Number(directory.getBigUint64(entry + 4, true)) : directory.getUint32(entry + 4, true);
    if (size === undefined) throw fail("has fields of an unknown type");
    if (size * count > (tileLists.has(tag) ? mostTileListBytes : mostOtherBytes)) throw fail("has too large a field");
  }
  return big ? Number(directory.getBigUint64(length, true)) : directory.getUint32(length, true);
}

async function part(bytes: FileSource, offset: number, length: number): Promise<DataView> {
  const { data } = await bytes.fetchSlice({ offset, length });
  return new DataView(data);
}
