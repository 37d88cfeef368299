import { toKML } from "@placemarkio/tokml";
import { geoJSONToWkt } from "betterknown";
import type { Feature, Point as GeoJsonPoint, Polygon } from "geojson";
import { isClockwise, polygonOf, positionOf } from "../boundary/geojson";
import type { Corner } from "../boundary/ring";
import { csvOf } from "./csv-file";
import type { StoredFarm } from "./farm-feature";
import type { ExportFormat } from "./export-formats";
import { directionKey } from "./imported";
import { propertiesOf } from "./properties";
import { plainToXml } from "./xml-text";

/** All farms with all their data as the text of a file; reading it gives the same farms. */
export function writeFarmFile(farms: StoredFarm[], format: ExportFormat): string {
  const features = farms.map(featureOf);
  switch (format) {
    case "geojson":
      return `${JSON.stringify({ type: "FeatureCollection", features }, null, 1)}\n`;
    case "kml":
      return `<?xml version="1.0" encoding="UTF-8"?>\n${toKML({ type: "FeatureCollection", features: features.map(asText) })}\n`;
    case "csv":
      return csvOf(features, geoJSONToWkt);
  }
}

type FarmShape = Feature<Polygon | GeoJsonPoint | null>;

function featureOf(farm: StoredFarm): FarmShape {
  const { boundary_coordinates: boundary, coordinates } = farm;
  const properties = propertiesOf(farm);
  if (boundary) {
    const ring = boundary.map(([latitude = 0, longitude = 0]): Corner => [latitude, longitude]);
    const direction = isClockwise(ring) ? { [directionKey]: "clockwise" } : {};
    return { type: "Feature", geometry: polygonOf(ring), properties: { ...properties, ...direction } };
  }
  const geometry: GeoJsonPoint | null = coordinates && {
    type: "Point",
    coordinates: positionOf([coordinates.latitude, coordinates.longitude]),
  };
  return { type: "Feature", geometry, properties };
}

/** KML keeps texts only. */
function asText({ geometry, properties }: FarmShape): FarmShape {
  const texts = Object.entries(properties ?? {}).map(([key, value]: [string, unknown]) => [
    key,
    plainToXml(typeof value === "string" ? value : JSON.stringify(value)),
  ]);
  return { type: "Feature", geometry, properties: Object.fromEntries(texts) as Record<string, string> };
}
