import type { Point } from "../weather";

/**
 * Neighbours within a cell share one call. 0.05 degrees (5.5 km) is finer than the grids of the models behind every
 * source (9 km and coarser), so nobody is moved by more than half a grid cell.
 */
const cellDegrees = 0.05;

/** The middle of a point's cell, with the two decimals it has. */
export function cellOf({ latitude, longitude }: Point): Point {
  return { latitude: snapped(latitude, cellDegrees), longitude: snapped(longitude, cellDegrees) };
}

/** A cell as a cache key. */
export function cellKey({ latitude, longitude }: Point): string {
  return `${latitude},${longitude}`;
}

/** `degrees` at the nearest multiple of `step`, to four decimals, without binary dust and without -0. */
export function snapped(degrees: number, step: number): number {
  return Math.round(Math.round(degrees / step) * step * 10_000) / 10_000 + 0;
}
