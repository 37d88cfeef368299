import { clipper } from "./clip";

/** Follows the season of log prices month by month: how far each month of the year lies from the year's middle. */
export type Season = { observe: (change: number, ofYear: number) => void; at: (ofYear: number) => number };

const leapWidth = 2.5;
/** Changes seen before a season is believed. */
const fewestChanges = 18;

/** No season at all. */
export const noSeason = (): Season => ({ observe: () => undefined, at: () => 0 });

/** 1, then cosine and sine of each pair, for a month of the year. */
function harmonics(pairs: number, ofYear: number): number[] {
  const angle = (Math.PI * ofYear) / 6;
  const terms = Array.from({ length: pairs }, (_, k) => [Math.cos(angle * (k + 1)), Math.sin(angle * (k + 1))]);
  return [1, ...terms.flat()];
}

/** Solves a system whose matrix is symmetric and positive definite (Gauss-Jordan; the last column is the right side). */
function solve(system: number[][]): number[] {
  const rows = system.map((row) => [...row]);
  for (const [i, pivot] of rows.entries()) {
    for (const [j, row] of rows.entries()) {
      if (i === j) continue;
      const factor = (row[i] ?? 0) / (pivot[i] ?? 1);
      for (let k = i; k < row.length; k++) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}

/** Sums the changes to the level of each month, and takes away their mean. */
function levelsOf(changes: number[]): number[] {
  let level = 0;
  const levels = changes.map((change, at) => (level += at === 0 ? 0 : change));
  const mean = levels.reduce((sum, each) => sum + each, 0) / levels.length;
  return levels.map((each) => each - mean);
}

/**
 * Season of one or two yearly waves, fitted to the monthly changes by ridge regression (Hoerl & Kennard 1970,
 * Technometrics 12:55-67, eq. 2.1), the mean change unpenalised. `ridge` is in months: with so many, half the wave
 * would be believed. Leaps are clipped. Refitted with each month, of the past alone.
 */
export function harmonicSeason({ pairs, ridge }: { pairs: number; ridge: number }): Season {
  const waves = Array.from({ length: 12 }, (_, ofYear) => harmonics(pairs, ofYear));
  const terms = 1 + 2 * pairs;
  const normal = Array.from({ length: terms }, (_, i) =>
    Array.from({ length: terms + 1 }, (_unused, j) => (i === j && i > 0 ? ridge : 0)),
  );
  const clip = clipper(leapWidth);
  let count = 0;
  let levels: number[] = [];
  const observe = (change: number, ofYear: number) => {
    const wave = waves[ofYear] ?? [];
    const clipped = clip(change);
    for (const [i, row] of normal.entries()) {
      for (let j = 0; j < terms; j++) row[j] = (row[j] ?? 0) + (wave[i] ?? 0) * (wave[j] ?? 0);
      row[terms] = (row[terms] ?? 0) + (wave[i] ?? 0) * clipped;
    }
    count += 1;
    if (count < fewestChanges) return;
    const [, ...weights] = solve(normal);
    levels = levelsOf(waves.map(([, ...each]) => each.reduce((sum, x, k) => sum + x * (weights[k] ?? 0), 0)));
  };
  return { observe, at: (ofYear) => levels[ofYear] ?? 0 };
}
