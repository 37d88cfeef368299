const clearCode = 256;
const endCode = 257;
const mostCodes = 4096;

/**
 * Unpacks TIFF's LZW (TIFF 6.0 specification, section 13: codes of 9 to 12 bits, high bit first, widened one code
 * early), at most `mostBytes` of it.
 * @throws RangeError when the codes make no sense or unpack to more.
 */
export function decodeLzw(packed: Uint8Array, mostBytes: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(mostBytes);
  // A code's string is the output's stretch that was written when the code was made.
  const starts = new Uint32Array(mostCodes);
  const lengths = new Uint32Array(mostCodes);
  let written = 0;
  let next = endCode + 1;
  let bits = 9;
  let before: { start: number; length: number } | null = null;
  for (let at = 0; at + bits <= packed.length * 8;) {
    const code = codeAt(packed, at, bits);
    at += bits;
    if (code === endCode) break;
    if (code === clearCode) {
      [next, bits, before] = [endCode + 1, 9, null];
      continue;
    }
    const isNew: boolean = code >= next;
    if (code > next || (isNew && !before) || code >= mostCodes) throw new RangeError("broken LZW codes");
    const start: number = written;
    const length: number = code < clearCode ? 1 : isNew ? (before?.length ?? 0) + 1 : (lengths[code] ?? 0);
    if (written + length > mostBytes) throw new RangeError("unpacks to more than a tile");
    if (code < clearCode) out[written] = code;
    // Forward by single bytes: a new code's string overlaps with what it is made of.
    else copyForward(out, { from: isNew ? (before?.start ?? 0) : (starts[code] ?? 0), to: written, length });
    written += length;
    if (before && next < mostCodes) {
      starts[next] = before.start;
      lengths[next] = before.length + 1;
      next++;
    }
    before = { start, length };
    bits = next >= 2047 ? 12 : next >= 1023 ? 11 : next >= 511 ? 10 : 9;
  }
  return out;
}

function codeAt(bytes: Uint8Array, bit: number, bits: number): number {
  const byte = bit >> 3;
  const window = ((bytes[byte] ?? 0) << 16) | ((bytes[byte + 1] ?? 0) << 8) | (bytes[byte + 2] ?? 0);
  return (window >> (24 - (bit & 7) - bits)) & ((1 << bits) - 1);
}

function copyForward(bytes: Uint8Array, { from, to, length }: { from: number; to: number; length: number }): void {
  for (let index = 0; index < length; index++) bytes[to + index] = bytes[from + index] ?? 0;
}
