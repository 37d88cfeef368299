/**
 * Edits between two words when a swap of neighbouring letters counts as one (optimal string alignment, Damerau 1964);
 * more than `most` is given as `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const substitution = (previous[column - 1] ?? 0) + Number(a[row - 1] !== b[column - 1]);
      const best = Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(swapped ? Math.min(best, (before[column - 2] ?? 0) + 1) : best);
    }
    if (Math.min(...current) > most) return most + 1;
    [before, previous] = [previous, current];
  }
  return Math.min(most + 1, previous[b.length] ?? 0);
}

/** Misspellings that a name of this length may have and still be sure to mean the same place. */
export function toleratedEdits(name: string): number {
  if (name.length < 5) return 0;
  return name.length < 9 ? 1 : 2;
}
