import type { Point } from "../../geo/coordinates";

/** The sphere of the MODIS sinusoidal grid. */
const radiusM = 6_371_007.181;
/** A pixel of its 250 m grid: a tile of 10 degrees in 4800. */
const pixelM = (2 * Math.PI * radiusM) / 36 / 4800;
const radians = Math.PI / 180;

/** A pixel of the MODIS 250 m grid: its name among all of them, and its middle. */
export type ModisPixel = { name: string; middle: Point };

/** The 250 m pixel that a point lies in (MODIS sinusoidal projection). */
export function modisPixelAt({ latitude, longitude }: Point): ModisPixel {
  const eastM = radiusM * longitude * radians * Math.cos(latitude * radians);
  const row = Math.floor((radiusM * latitude * radians) / pixelM);
  const column = Math.floor(eastM / pixelM);
  const middleLatitude = ((row + 0.5) * pixelM) / radiusM / radians;
  const middleLongitude = ((column + 0.5) * pixelM) / (radiusM * Math.cos(middleLatitude * radians)) / radians;
  return {
    name: `${row},${column}`,
    middle: { latitude: fiveDecimals(middleLatitude, 90), longitude: fiveDecimals(middleLongitude, 180) },
  };
}

/** Of a degree: about a metre. The middle of a pixel at the edge of the map can lie beyond it. */
const fiveDecimals = (degrees: number, most: number) =>
  Math.max(-most, Math.min(most, Math.round(degrees * 100_000) / 100_000));
