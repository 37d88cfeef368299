const headerBytes = 12;

/** Whether the bytes begin as a WebP does. */
export const beginsAsWebp = (bytes: Buffer) =>
  bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, headerBytes) === "WEBP";

/** Where a WebP ends, by the length of its container; null when it is cut off or its parts do not fill the container. */
export function webpEnd(bytes: Buffer): number | null {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  let at = headerBytes;
  while (at + 8 <= end) {
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === end ? end : null;
}
