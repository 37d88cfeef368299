import { distanceKm, type Point } from "../../geo/coordinates";

/** January to December. */
type Months = readonly number[];

/** Mean weather of the months, January to December. */
export type Normals = {
  tminC: Months;
  tmaxC: Months;
  humidityPct: Months;
  /** At 10 m. */
  windMs: Months;
  /** Sum of the month. */
  rainMm: Months;
  /** Days with rain in the month. */
  rainDays: Months;
  /** Of the length of the day. */
  sunshinePct: Months;
};

/** A point with known normals. Elevation null: not known. */
export type Station = Normals & Point & { elevationM: number | null };

/** Beyond it, a station's climate is another one. */
export const reachKm = 250;
const mostStations = 6;
/** Cooling with height. */
const lapseCPerM = 0.006;
/** A station at the point itself must not get an infinite weight. */
const leastDistanceKm = 0.1;

type Weighted = { station: Station; weight: number };

function weigh(point: Point, stations: readonly Station[]): Weighted[] {
  const near = stations
    .map((station) => ({ station, distance: Math.max(leastDistanceKm, distanceKm(point, station)) }))
    .filter(({ distance }) => distance <= reachKm)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostStations);
  const total = near.reduce((sum, { distance }) => sum + 1 / distance ** 2, 0);
  return near.map(({ station, distance }) => ({ station, weight: 1 / distance ** 2 / total }));
}

function mean(weighted: readonly Weighted[], read: (station: Station, month: number) => number): number[] {
  return Array.from({ length: 12 }, (_, month) =>
    weighted.reduce((sum, { station, weight }) => sum + weight * read(station, month), 0),
  );
}

/**
 * The normals at a point: mean of the 6 nearest stations within 250 km with weights 1/d2 (inverse distance weighting,
 * Shepard 1968), temperatures brought to the point's height at 6 degrees C per km where both heights are known.
 * Null when no station is within reach.
 */
export function interpolate(
  point: Point & { elevationM: number | null },
  stations: readonly Station[],
): Normals | null {
  const weighted = weigh(point, stations);
  if (weighted.length === 0) return null;
  const shiftC = ({ elevationM }: Station) =>
    elevationM === null || point.elevationM === null ? 0 : lapseCPerM * (elevationM - point.elevationM);
  return {
    tminC: mean(weighted, (station, month) => (station.tminC[month] ?? 0) + shiftC(station)),
    tmaxC: mean(weighted, (station, month) => (station.tmaxC[month] ?? 0) + shiftC(station)),
    humidityPct: mean(weighted, (station, month) => station.humidityPct[month] ?? 0),
    windMs: mean(weighted, (station, month) => station.windMs[month] ?? 0),
    rainMm: mean(weighted, (station, month) => station.rainMm[month] ?? 0),
    rainDays: mean(weighted, (station, month) => station.rainDays[month] ?? 0),
    sunshinePct: mean(weighted, (station, month) => station.sunshinePct[month] ?? 0),
  };
}
