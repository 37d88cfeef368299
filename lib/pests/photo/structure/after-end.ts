import { jpegEnd } from "./jpeg";

/** What makes a file readable as something else: ends of ZIP archives, PDF, markup, scripts, programs. */
const otherFormats = [
  "PK\u0003\u0004",
  "PK\u0005\u0006",
  "%PDF-",
  "<?php",
  "\u007fELF",
  "Rar!\u001a",
  "7z\u00bc\u00af",
];
const markup = /<\s*(!doctype|html|script|svg|iframe|body)/i;

/** Samsung's cameras write a list of records behind the picture: data, then `SEFH`, the list, its length, `SEFT`. */
function isSamsungTrailer(bytes: Buffer, from: number): boolean {
  const size = bytes.length;
  if (size - from < 24 || bytes.toString("latin1", size - 4) !== "SEFT") return false;
  const head = size - 8 - bytes.readUInt32LE(size - 8);
  if (head < from || bytes.toString("latin1", head, head + 4) !== "SEFH") return false;
  const count = bytes.readUInt32LE(head + 8);
  if (head + 12 + count * 12 !== size - 8 || count === 0) return false;
  // The first record begins where the picture ends, or the zeros behind it; it begins with zeros itself.
  const starts = Array.from({ length: count }, (_, index) => head - bytes.readUInt32LE(head + 12 + index * 12 + 4));
  const first = Math.min(...starts);
  return first >= from && first <= afterZeros(bytes, from);
}

/** Cameras put further pictures behind the first (a preview, a map of highlights), each a JPEG of its own. */
function afterFurtherPictures(bytes: Buffer, from: number): number {
  let at = from;
  for (let end = jpegEnd(bytes, at); end !== null; end = jpegEnd(bytes, at)) at = end;
  return at;
}

/** Some writers fill up with zeros. */
function afterZeros(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] === 0) at++;
  return at;
}

/**
 * Whether what follows a JPEG's end is what cameras are known to put there, and nothing that would make the file
 * another kind of file as well.
 */
export function isCameraTrailer(bytes: Buffer, end: number): boolean {
  const rest = bytes.subarray(end);
  if (otherFormats.some((mark) => rest.includes(mark, 0, "latin1"))) return false;
  if (rest.includes("<") && markup.test(rest.toString("latin1"))) return false;
  const from = afterFurtherPictures(bytes, end);
  return afterZeros(bytes, from) === bytes.length || isSamsungTrailer(bytes, from);
}
