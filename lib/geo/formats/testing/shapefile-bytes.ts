import { zipSync } from "fflate";
import type { Corner } from "../../boundary/ring";

const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

type ShapefileParts = {
  /** One polygon a row; corners clockwise for outlines, as Shapefiles have them, and closed here. */
  rows: { name: string; corners: Corner[] }[];
  /** Null leaves the file out. */
  prj?: string | null;
};

/** A zipped Shapefile of polygons with names, as GIS programs write it. */
export function shapefileZip({ rows, prj = wgs84 }: ShapefileParts): Uint8Array {
  return zipSync({
    "farms/farms.shp": shpOf(rows.map(({ corners }) => corners)),
    "farms/farms.dbf": dbfOf(rows.map(({ name }) => name)),
    "farms/farms.cpg": new TextEncoder().encode("UTF-8"),
    ...(prj === null ? {} : { "farms/farms.prj": new TextEncoder().encode(prj) }),
  });
}

const polygonType = 5;

/** The main file: a header of 100 bytes, then each polygon; lengths in words of two bytes. */
export function shpOf(polygons: Corner[][]): Uint8Array {
  const records = polygons.map((corners) => recordOf([...corners, ...corners.slice(0, 1)]));
  const bytes = 100 + records.reduce((sum, record) => sum + record.byteLength, 0);
  const header = new DataView(new ArrayBuffer(100));
  header.setInt32(0, 9994);
  header.setInt32(24, bytes / 2);
  header.setInt32(28, 1000, true);
  header.setInt32(32, polygonType, true);
  const numbered = records.map((record, index) => {
    record.setInt32(0, index + 1);
    return record;
  });
  return joined([header, ...numbered]);
}

function recordOf(corners: Corner[]): DataView {
  const contentBytes = 48 + corners.length * 16;
  const record = new DataView(new ArrayBuffer(8 + contentBytes));
  record.setInt32(4, contentBytes / 2);
  record.setInt32(8, polygonType, true);
  const eastings = corners.map(([, longitude]) => longitude);
  const northings = corners.map(([latitude]) => latitude);
  const box = [Math.min(...eastings), Math.min(...northings), Math.max(...eastings), Math.max(...northings)];
  box.forEach((value, index) => record.setFloat64(12 + index * 8, value, true));
  record.setInt32(44, 1, true);
  record.setInt32(48, corners.length, true);
  corners.forEach(([latitude, longitude], index) => {
    record.setFloat64(56 + index * 16, longitude, true);
    record.setFloat64(64 + index * 16, latitude, true);
  });
  return record;
}

const nameBytes = 80;

/** The table: a header, one field NAME of text, then the rows, each after a blank that says it is not deleted. */
function dbfOf(names: string[]): Uint8Array {
  const headerBytes = 65;
  const table = new Uint8Array(headerBytes + names.length * (1 + nameBytes) + 1).fill(0x20);
  const view = new DataView(table.buffer);
  table.fill(0, 0, headerBytes);
  view.setUint8(0, 3);
  view.setUint32(4, names.length, true);
  view.setUint16(8, headerBytes, true);
  view.setUint16(10, 1 + nameBytes, true);
  table.set(new TextEncoder().encode("NAME"), 32);
  view.setUint8(43, "C".charCodeAt(0));
  view.setUint8(48, nameBytes);
  view.setUint8(64, 0x0d);
  names.forEach((name, index) => {
    table.set(new TextEncoder().encode(name).slice(0, nameBytes), headerBytes + index * (1 + nameBytes) + 1);
  });
  table[table.length - 1] = 0x1a;
  return table;
}

function joined(parts: DataView[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(new Uint8Array(part.buffer), offset);
    offset += part.byteLength;
  }
  return all;
}
