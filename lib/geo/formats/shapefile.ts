import type { Geometry } from "geojson";
import { parseDbf, parseShp } from "shpjs";
import type { Repair } from "../boundary/ring";
import { decodeText } from "./decode-text";
import { FarmFileError, readingAs } from "./farm-file-error";
import type { ReadFeature } from "./imported";

/** The files of one layer. */
export type Layer = { shp: Uint8Array; dbf?: Uint8Array; prj?: Uint8Array; cpg?: Uint8Array };

/** The layers among unpacked files, each with what belongs to it. */
export function layersOf(files: Record<string, Uint8Array>): Layer[] {
  const byName = new Map(Object.entries(files).map(([name, file]) => [name.toLowerCase(), file]));
  return [...byName].flatMap(([name, shp]) => {
    if (!name.endsWith(".shp")) return [];
    const beside = (ending: string) => byName.get(`${name.slice(0, -4)}.${ending}`);
    const [dbf, prj, cpg] = [beside("dbf"), beside("prj"), beside("cpg")];
    return [{ shp, ...(dbf && { dbf }), ...(prj && { prj }), ...(cpg && { cpg }) }];
  });
}

/** Reads one layer of a Shapefile, its positions brought to WGS 84. @throws FarmFileError */
export function readShapefile({ shp, dbf, prj, cpg }: Layer): ReadFeature[] {
  const projection = prj && decodeText(prj);
  const geometries = readingAs("Shapefile", (): (Geometry | null)[] => {
    refuseEndless(shp);
    return parseShp(bufferOf(shp), projection);
  });
  const repairs = projectionNotes(geometries, projection);
  const rows = dbf ? readingAs("Shapefile", () => parseRows(dbf, cpg)) : [];
  return geometries.map((geometry, index) => ({ geometry, properties: rows[index] ?? null, repairs }));
}

function parseRows(dbf: Uint8Array, cpg: Uint8Array | undefined): (Record<string, unknown> | null)[] {
  refuseMissingRows(dbf);
  return parseDbf(bufferOf(dbf), bufferOf(cpg ?? new TextEncoder().encode("UTF-8")));
}

function bufferOf(bytes: Uint8Array): { buffer: ArrayBuffer } {
  return { buffer: Uint8Array.from(bytes).buffer };
}

/** The reader follows each record's own length; one below zero would lead it round for ever. */
function refuseEndless(shp: Uint8Array): void {
  const view = new DataView(shp.buffer, shp.byteOffset, shp.byteLength);
  if (view.getInt32(0) !== 9994) throw new RangeError("not a Shapefile");
  for (let offset = 100; offset + 8 <= view.byteLength;) {
    const words = view.getInt32(offset + 4);
    if (words < 0 || offset + 8 + words * 2 > view.byteLength) throw new RangeError("a record that is too long");
    offset += 8 + words * 2;
  }
}

/** The reader believes the table's own count of rows, however many. */
function refuseMissingRows(dbf: Uint8Array): void {
  const view = new DataView(dbf.buffer, dbf.byteOffset, dbf.byteLength);
  const rowBytes = view.getUint16(10, true);
  if (rowBytes === 0 || view.getUint16(8, true) + view.getUint32(4, true) * rowBytes > view.byteLength + 1) {
    throw new RangeError("a table shorter than it says");
  }
}

function projectionNotes(geometries: (Geometry | null)[], projection: string | undefined): Repair[] {
  if (!geometries.every((geometry) => geometry === null || isInDegrees(geometry))) {
    throw projection === undefined
      ? new FarmFileError(
          "missing_part",
          "The .prj file is missing, and the positions are not in degrees, so nobody can tell where they are. Zip the .prj file with the others, or export in WGS 84 (EPSG:4326).",
        )
      : new FarmFileError(
          "unknown_projection",
          "The .prj file names a map grid that is not known here. Export the layer again in WGS 84 (EPSG:4326).",
        );
  }
  if (projection === undefined) {
    const message = "There is no .prj file; the positions were taken as degrees of WGS 84. Check them on the map.";
    return [{ code: "projection_assumed", message }];
  }
  if (/WGS[_ ]?(19)?84/i.test(projection)) return [];
  const grid = /"([^"]{1,60})"/.exec(projection)?.[1] ?? "another grid";
  const message = `Positions were brought from ${grid} to WGS 84 and may be some metres off, in older Nigerian grids up to 150 m. Check them on the map.`;
  return [{ code: "projection_assumed", message }];
}

function isInDegrees(geometry: Geometry): boolean {
  if (geometry.type === "GeometryCollection") return geometry.geometries.every(isInDegrees);
  return numbersOf(geometry.coordinates).every((number) => Math.abs(number) <= 180);
}

function numbersOf(coordinates: unknown): number[] {
  if (typeof coordinates === "number") return [coordinates];
  if (!Array.isArray(coordinates)) return [];
  // A height, behind longitude and latitude, may be any number.
  if (typeof coordinates[0] === "number") return coordinates.slice(0, 2).flatMap(numbersOf);
  return coordinates.flatMap(numbersOf);
}
