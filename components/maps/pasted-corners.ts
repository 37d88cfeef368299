import type { Corner } from "@/lib/geo/boundary/ring";

/** Corners read from a text, and the lines (from 1) that made no sense. */
export type PastedCorners = { corners: Corner[]; unreadLines: number[] };

const figure = String.raw`([+-]?\d{1,3}(?:\.\d{1,12})?)\s*°?\s*([NSEW]?)`;
const line = new RegExp(String.raw`^[\[(]?\s*${figure}(?:\s*[,;\t]\s*|\s+)${figure}\s*[\])]?[,;]?$`, "i");

/**
 * Reads corners written one a line as latitude and longitude in decimal degrees: `9.0765, 7.3986`, with a comma, a
 * semicolon or a space between, or with N, S, E, W behind the figures. Whether they are on the globe is not judged here.
 */
export function readCorners(text: string): PastedCorners {
  const read: PastedCorners = { corners: [], unreadLines: [] };
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const trimmed = raw.trim();
    if (trimmed === "") continue;
    const corner = readLine(trimmed);
    if (corner) read.corners.push(corner);
    else read.unreadLines.push(index + 1);
  }
  return read;
}

function readLine(text: string): Corner | null {
  const [, first = "", firstSide = "", second = "", secondSide = ""] = line.exec(text) ?? [];
  if (first === "") return null;
  const one = signed(first, firstSide);
  const other = signed(second, secondSide);
  const isEastFirst = /[EW]/i.test(firstSide);
  if (isEastFirst !== /[NS]/i.test(secondSide) && firstSide !== "" && secondSide !== "") return null;
  return isEastFirst ? [other, one] : [one, other];
}

const signed = (text: string, side: string) => (/[SW]/i.test(side) ? -1 : 1) * Number(text);

/** One figure of a coordinate as typed; null when it is no number. */
export function readDegrees(text: string): number | null {
  return /^[+-]?\d{1,3}(\.\d{1,12})?$/.test(text.trim()) ? Number(text) : null;
}

/** Degrees to a tenth of a metre, as a list shows them. */
export function writeDegrees(degrees: number): string {
  return degrees.toFixed(6);
}
