import { LRUCache } from "lru-cache";
import type { Point } from "../../geo/coordinates";
import { gazetteer } from "../../geo/gazetteer";
import { timeZoneAt } from "../../geo/time-zone";
import { shared } from "../../runtime";
import { interpolate, reachKm, type Normals } from "./normals";
import { readStateRainfall, readStations } from "./store";

/** The climate of a place. */
export type Climate = {
  normals: Normals;
  /** Whose rain it is: CHIRPS of the Nigerian state, else CRU's. */
  rainSource: "CHIRPS" | "CRU";
  timezone: string;
};

/** Neighbours within a cell of 0.1 degrees (11 km) share a climate; the grid behind the figures has 0.17. */
const cellsPerDegree = 10;
const mostCells = 5_000;
/** Farther away, a place's height says little about a point's. */
const heightDistanceKm = 25;
const stateDistanceKm = 100;

const cache = () => shared("climate", () => new LRUCache<number, Promise<Climate | null>>({ max: mostCells }));

/** The climate around a point; null where no station is within 250 km. Known cells are answered from memory. */
export function climateAt({ latitude, longitude }: Point): Promise<Climate | null> {
  const row = Math.round(latitude * cellsPerDegree);
  const column = Math.round(longitude * cellsPerDegree);
  const key = row * 10_000 + column;
  const known = cache().get(key);
  if (known) return known;
  const climate = findClimate({ latitude: row / cellsPerDegree, longitude: column / cellsPerDegree });
  cache().set(key, climate);
  // A database that was down for a moment must not leave a hole.
  climate.catch(() => cache().delete(key));
  return climate;
}

async function findClimate(point: Point): Promise<Climate | null> {
  const [places, stations] = await Promise.all([gazetteer(), readStations(point, reachKm)]);
  const normals = interpolate({ ...point, elevationM: places.elevationNear(point, heightDistanceKm) }, stations);
  if (!normals) return null;
  const timezone = timeZoneAt(point);
  const nearest = places.nearest(point, stateDistanceKm);
  const stateRain = nearest?.country === "NG" ? await readStateRainfall(nearest.admin1) : null;
  if (!stateRain) return { normals, rainSource: "CRU", timezone };
  return { normals: { ...normals, rainMm: stateRain }, rainSource: "CHIRPS", timezone };
}
