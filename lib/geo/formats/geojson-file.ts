import type { Geometry, Position } from "geojson";
import { FarmFileError, readingAs } from "./farm-file-error";
import type { ReadFeature } from "./imported";

type Json = Record<string, unknown>;

/** Reads the features of a GeoJSON text, a bare geometry or a list of features too. @throws FarmFileError */
export function readGeoJson(text: string): ReadFeature[] {
  const root = readingAs("GeoJSON", (): unknown => JSON.parse(text));
  const features = featuresOf(root);
  if (features) return features;
  throw new FarmFileError(
    "unknown_format",
    "This is a JSON file, but not GeoJSON: it has no features. Export the farms as GeoJSON and choose that file.",
  );
}

function featuresOf(root: unknown): ReadFeature[] | undefined {
  if (Array.isArray(root)) return root.flatMap((each: unknown) => featuresOf(each) ?? [unreadable]);
  if (!isObject(root)) return undefined;
  refuseOtherGrids(root);
  if (Array.isArray(root.features)) return root.features.flatMap((each: unknown) => featuresOf(each) ?? [unreadable]);
  if (root.type === "Feature") {
    const geometry = root.geometry == null ? null : (geometryOf(root.geometry) ?? emptyGeometry);
    return [{ geometry, properties: isObject(root.properties) ? root.properties : null }];
  }
  const geometry = geometryOf(root);
  return geometry && [{ geometry, properties: null }];
}

/** Stands for a geometry that cannot be read. */
const emptyGeometry: Geometry = { type: "GeometryCollection", geometries: [] };
const unreadable: ReadFeature = { geometry: emptyGeometry, properties: null };

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Old GeoJSON may name another grid than degrees of WGS 84, under which its numbers would land elsewhere. */
function refuseOtherGrids({ crs }: Json): void {
  if (!isObject(crs) || !isObject(crs.properties)) return;
  const { name } = crs.properties;
  if (typeof name !== "string" || /CRS84|4326|4979/.test(name)) return;
  const message = `The file's positions are on the grid ${name.slice(0, 80)}, not in degrees. Export it again in WGS 84 (EPSG:4326).`;
  throw new FarmFileError("unknown_projection", message);
}

const deepest = 10;

/** A geometry whose arrays have the right depth; numbers are judged later, feature by feature. */
function geometryOf(value: unknown, depth = 0): Geometry | undefined {
  if (!isObject(value) || depth > deepest) return undefined;
  const { type, coordinates, geometries } = value;
  switch (type) {
    case "Point":
      return Array.isArray(coordinates) ? { type, coordinates: positionOf(coordinates) } : undefined;
    case "MultiPoint":
    case "LineString":
      return Array.isArray(coordinates) ? { type, coordinates: line(coordinates) } : undefined;
    case "Polygon":
    case "MultiLineString":
      return Array.isArray(coordinates) ? { type, coordinates: coordinates.map(line) } : undefined;
    case "MultiPolygon":
      return Array.isArray(coordinates) ? { type, coordinates: coordinates.map(area) } : undefined;
    case "GeometryCollection":
      return Array.isArray(geometries)
        ? { type, geometries: geometries.flatMap((each: unknown) => geometryOf(each, depth + 1) ?? []) }
        : undefined;
    default:
      return undefined;
  }
}

function area(value: unknown): Position[][] {
  return Array.isArray(value) ? value.map(line) : [];
}

function line(value: unknown): Position[] {
  return Array.isArray(value) ? value.map(positionOf) : [];
}

function positionOf(value: unknown): Position {
  if (!Array.isArray(value)) return [];
  return value.map((each: unknown) => (typeof each === "number" ? each : Number.NaN));
}
