const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const chunkFrame = 12;
const chunkName = /^[A-Za-z]{4}$/;

/** Whether the bytes begin as a PNG does. */
export const beginsAsPng = (bytes: Buffer) => bytes.subarray(0, signature.length).equals(signature);

/** Where a PNG ends, by its chunks; null when it is cut off or not well formed. */
export function pngEnd(bytes: Buffer): number | null {
  for (let at = signature.length; at + chunkFrame <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (!chunkName.test(name)) return null;
    at += chunkFrame + length;
    if (name === "IEND") return length === 0 && at <= bytes.length ? at : null;
  }
  return null;
}
