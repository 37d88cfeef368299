import { wktToGeoJSON } from "betterknown";
import type { Geometry } from "geojson";
import { FarmFileError, readingAs } from "./farm-file-error";
import type { ReadFeature } from "./imported";

const types = "POINT|LINESTRING|POLYGON|MULTIPOINT|MULTILINESTRING|MULTIPOLYGON|GEOMETRYCOLLECTION";
const beginning = new RegExp(`^\\s*(?:SRID=\\d+;)?\\s*(?:${types})\\b`, "i");

/** Whether a text begins as WKT or EWKT does. */
export function isWkt(text: string): boolean {
  return beginning.test(text.slice(0, 200));
}

/** Reads one geometry after another: on lines of their own, or parted by commas or semicolons. @throws FarmFileError */
export function readWkt(text: string): ReadFeature[] {
  return partsOf(text).map((part) => ({ geometry: geometryOfWkt(part), properties: null }));
}

/** One geometry of WKT or EWKT. @throws FarmFileError */
export function geometryOfWkt(wkt: string): Geometry | null {
  const srid = /^\s*SRID=(\d+);/i.exec(wkt)?.[1];
  if (srid !== undefined && srid !== "4326") {
    const message = `The positions are on the grid EPSG:${srid}, not in degrees. Export them again in WGS 84 (EPSG:4326).`;
    throw new FarmFileError("unknown_projection", message);
  }
  // The reader knows no other blanks than the space.
  return readingAs("WKT", () => wktToGeoJSON(wkt.replace(/\s+/g, " ").trim()));
}

/** Cuts a list of geometries behind each one's last bracket. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    depth += bracket === "(" ? 1 : -1;
    if (depth > 0) continue;
    parts.push(text.slice(start, index + 1));
    start = index + 1;
  }
  if (text.slice(start).trim() !== "") parts.push(text.slice(start));
  return parts.map((part) => part.replace(/^[\s,;]+/, "")).filter((part) => part !== "");
}
