/** Half the equator in metres of the web map (EPSG:3857). */
const halfWorldM = 20_037_508.342789244;
const side = 16;

type Entry = [tag: number, type: number, values: number[] | string];

const sizes: Record<number, number> = { 2: 1, 3: 2, 4: 4, 12: 8 };

/**
 * A small GeoTIFF that covers the world (EPSG:3857): four bands of bytes, pixel by pixel, of which the first holds
 * `value` everywhere.
 */
export function pointTiff({ value, noData }: { value: number; noData: number }): Uint8Array {
  const pixels = Uint8Array.from({ length: side * side * 4 }, (_, index) => (index % 4 === 0 ? value : 1));
  const pixelM = (2 * halfWorldM) / side;
  const entries: Entry[] = [
    [256, 3, [side]],
    [257, 3, [side]],
    [258, 3, [8, 8, 8, 8]],
    [259, 3, [1]],
    [262, 3, [1]],
    [273, 4, [8]],
    [277, 3, [4]],
    [278, 3, [side]],
    [279, 4, [pixels.length]],
    [284, 3, [1]],
    [338, 3, [0, 0, 0]],
    [33550, 12, [pixelM, pixelM, 0]],
    [33922, 12, [0, 0, 0, -halfWorldM, halfWorldM, 0]],
    // Projected, pixels are areas, EPSG:3857.
    [34735, 3, [1, 1, 0, 3, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, 3857]],
    [42113, 2, `${noData}\0`],
  ];
  return assembled(pixels, entries);
}

function assembled(pixels: Uint8Array, entries: readonly Entry[]): Uint8Array {
  const directoryAt = 8 + pixels.length;
  let freeAt = directoryAt + 2 + entries.length * 12 + 4;
  const file = Buffer.alloc(freeAt + 1024);
  file.write("II", 0, "latin1");
  file.writeUInt16LE(42, 2);
  file.writeUInt32LE(directoryAt, 4);
  file.set(pixels, 8);
  file.writeUInt16LE(entries.length, directoryAt);
  entries.forEach(([tag, type, values], index) => {
    const at = directoryAt + 2 + index * 12;
    const length = values.length * (sizes[type] ?? 1);
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(values.length, at + 4);
    const valuesAt = length <= 4 ? at + 8 : freeAt;
    if (length > 4) {
      file.writeUInt32LE(freeAt, at + 8);
      freeAt += length + (length % 2);
    }
    write(file, valuesAt, [type, values]);
  });
  return file.subarray(0, freeAt);
}

function write(file: Buffer, start: number, [type, values]: [number, number[] | string]): void {
  if (typeof values === "string") {
    file.write(values, start, "latin1");
    return;
  }
  values.forEach((value, index) => {
    const at = start + index * (sizes[type] ?? 1);
    if (type === 3) file.writeUInt16LE(value, at);
    else if (type === 4) file.writeUInt32LE(value, at);
    else file.writeDoubleLE(value, at);
  });
}
