/** Between two signs, so that both can be read. */
const leastPx = 13;

type Signs = {
  /** The last value of each line; null: no sign. */
  values: readonly (number | null)[];
  domain: readonly [number, number];
  /** Of the plot. */
  heightPx: number;
};

/** By how many pixels signs at the ends of lines are moved down (up below 0) so that none covers another. */
export function signShifts({ values, domain: [low, high], heightPx }: Signs): number[] {
  const placed = values
    .flatMap((value, index) => (value === null ? [] : [{ index, y: ((high - value) / (high - low)) * heightPx }]))
    .sort((one, other) => one.y - other.y);
  const shifts = values.map(() => 0);
  // From below upwards: the lowest keeps its place, so that none falls under the axis.
  let below = Number.POSITIVE_INFINITY;
  for (const { index, y } of placed.reverse()) {
    const free = Math.min(y, below - leastPx);
    shifts[index] = free - y;
    below = free;
  }
  return shifts;
}
