/** Baseline and progressive pictures of cameras have up to some ten scans; hundreds only serve to keep a decoder busy. */
const mostScans = 100;

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= startOfImage);

/** Where the next marker after entropy-coded data begins; -1 when the data goes on to the end of the file. */
function afterScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    const within = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!within) return at;
  }
  return -1;
}

/**
 * Where a JPEG that begins at `from` ends, by its markers (ITU-T T.81, annex B); null when it is cut off, is not well
 * formed or has more scans than a photo needs.
 */
export function jpegEnd(bytes: Buffer, from = 0): number | null {
  if (bytes[from] !== 0xff || bytes[from + 1] !== startOfImage) return null;
  let scans = 0;
  for (let at = from + 2; at >= 0 && at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) return scans > 0 ? at + 2 : null;
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else {
      if (marker === 0 || at + 4 > bytes.length) return null;
      const length = bytes.readUInt16BE(at + 2);
      if (length < 2) return null;
      at += 2 + length;
      if (marker === startOfScan) {
        if (++scans > mostScans) return null;
        at = afterScan(bytes, at);
      }
    }
  }
  return null;
}
