import { isCsv, readCsv } from "./csv-file";
import { decodeText } from "./decode-text";
import type { ImportedFeature } from "./farm-feature";
import { FarmFileError } from "./farm-file-error";
import { fileLimits } from "./file-limits";
import { readGeoJson } from "./geojson-file";
import { importedFrom, type ReadFeature } from "./imported";
import { isWkt, readWkt } from "./wkt";
import { readXml } from "./xml-file";
import { readZip } from "./zip-file";

/** The kinds of file that farms are read from. */
export type FarmFileFormat = "GeoJSON" | "KML" | "KMZ" | "GPX" | "WKT" | "Shapefile" | "CSV";

/** What a file holds. */
export type FarmFile = { format: FarmFileFormat; features: ImportedFeature[] };

/** Reads the farms of a file; what it is, its content decides and not its name. @throws FarmFileError */
export function readFarmFile(bytes: Uint8Array): FarmFile {
  if (bytes.length === 0) throw new FarmFileError("empty", "This file is empty. Choose another file.");
  if (bytes.length > fileLimits.fileBytes) {
    const size = (bytes.length / 1_048_576).toFixed(1);
    const message = `This file has ${size} MB; at most 10 MB are read. Export fewer or simpler farms, or zip the file as KMZ or Shapefile.`;
    throw new FarmFileError("too_big", message);
  }
  const { format, features } = readFeatures(bytes);
  return { format, features: importedFrom(features) };
}

function readFeatures(bytes: Uint8Array): { format: FarmFileFormat; features: ReadFeature[] } {
  if (startsWith(bytes, [0x50, 0x4b])) return readZip(bytes);
  if (startsWith(bytes, [0x00, 0x00, 0x27, 0x0a])) {
    throw new FarmFileError(
      "missing_part",
      "This is one part of a Shapefile. Zip its .shp, .dbf and .prj files together and choose the zip file.",
    );
  }
  const text = decodeText(bytes).replace(/^\uFEFF/, "");
  const start = text.trimStart().slice(0, 1);
  if (start === "") throw new FarmFileError("empty", "This file is empty. Choose another file.");
  if (start === "{" || start === "[") return { format: "GeoJSON", features: readGeoJson(text) };
  if (start === "<") return readXml(text);
  if (isWkt(text)) return { format: "WKT", features: readWkt(text) };
  if (isCsv(text)) return { format: "CSV", features: readCsv(text) };
  throw new FarmFileError(
    "unknown_format",
    "This is not a file that farms can be read from. Choose GeoJSON, KML, KMZ, GPX, WKT, a zipped Shapefile, or a CSV table with the columns name and boundary_wkt, or name, latitude and longitude.",
  );
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
