import proj4 from "proj4";
import type { Point } from "../../geo/coordinates";

/** A place on a raster's map: metres or degrees, as its reference system has them. */
export type MapSpot = { x: number; y: number };

/** There and back between degrees (WGS 84) and a reference system. */
export type Projection = { toMap: (point: Point) => MapSpot; toPoint: (spot: MapSpot) => Point };

/** UTM zones on WGS 84 (326zz north, 327zz south), web Mercator and plain degrees; what else there is, is not read. */
function definitionOf(epsg: number): string | null {
  if (epsg === 4326) return "EPSG:4326";
  if (epsg === 3857) return "EPSG:3857";
  const zone = epsg % 100;
  const hemisphere = Math.floor(epsg / 100);
  if ((hemisphere !== 326 && hemisphere !== 327) || zone < 1 || zone > 60) return null;
  return `+proj=utm +zone=${zone}${hemisphere === 327 ? " +south" : ""} +datum=WGS84 +units=m +no_defs`;
}

/** The projection of a reference system by its EPSG number; null for one that we do not know. */
export function projectionOf(epsg: number): Projection | null {
  const definition = definitionOf(epsg);
  if (definition === null) return null;
  const { forward, inverse } = proj4("EPSG:4326", definition);
  return {
    toMap: ({ latitude, longitude }) => {
      const [x = Number.NaN, y = Number.NaN] = forward([longitude, latitude]);
      return { x, y };
    },
    toPoint: ({ x, y }) => {
      const [longitude = Number.NaN, latitude = Number.NaN] = inverse([x, y]);
      return { latitude, longitude };
    },
  };
}
