import { warmUpMonths, type Rolling } from "./combination";
import type { History } from "./history";

/** Errors lose weight with age: half after 17 months. */
const keptAMonth = 0.96;
/** Of past errors inside the range; a little under 80 %, since markets have grown calmer (the benchmark's development part). */
const insideShare = 0.78;
/** Errors some months ahead overlap, so that there are fewer of them than it seems. */
const overlapShare = 0.15;
const fewestErrors = 6;

/** Values with weights, kept in order, so that a quantile is one walk along them. */
function weightedQuantiles() {
  const values: number[] = [];
  const weights: number[] = [];
  let total = 0;
  const add = (value: number, weight: number) => {
    let [from, to] = [0, values.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((values[middle] ?? 0) < value) from = middle + 1;
      else to = middle;
    }
    values.splice(from, 0, value);
    weights.splice(from, 0, weight);
    total += weight;
  };
  const at = (share: number): number => {
    let sum = 0;
    for (const [index, weight] of weights.entries()) {
      sum += weight;
      if (sum >= share * total) return values[index] ?? 0;
    }
    return values.at(-1) ?? 0;
  };
  return { add, at, count: () => values.length };
}

/**
 * Half the range on the log scale, by months ahead and month of origin: the quantile of the absolute errors that the
 * same forecaster had made up to then at that horizon (split conformal prediction: Lei et al. 2018, JASA 113:1094-1111,
 * with weights by age), never less than a month nearer. NaN where there are fewer than six errors.
 */
export function halfRanges({ logs, observed }: History, { middles }: Rolling): Float64Array[] {
  let nearer: Float64Array | null = null;
  return middles.map((middle, index) => {
    const ahead = index + 1;
    const errors = weightedQuantiles();
    const halves = new Float64Array(logs.length).fill(Number.NaN);
    for (const [month, log] of logs.entries()) {
      const origin = month - ahead;
      if (origin >= warmUpMonths && observed[month] && observed[origin]) {
        errors.add(Math.abs(log - (middle[origin] ?? 0)), keptAMonth ** -month);
      }
      if (errors.count() < fewestErrors || !observed[month]) continue;
      const share = insideShare * (1 + (overlapShare * (ahead - 1)) / errors.count());
      halves[month] = Math.max(errors.at(share), nearer?.[month] ?? 0);
    }
    nearer = halves;
    return halves;
  });
}
