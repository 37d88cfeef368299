import { monthNumber } from "@/lib/market/models/month";

/** A month's price in the small chart, by place in its twelve months (0 to 11) and by price. */
export type SparkPoint = { slot: number; month: string; price: number };

const months = 12;

/** The points of the twelve months that end with `last`, oldest first. */
export function sparkPoints(prices: readonly { month: string; price: number | null }[], last: string): SparkPoint[] {
  const end = monthNumber(last);
  return prices.flatMap(({ month, price }) => {
    const slot = months - 1 - (end - monthNumber(month));
    return price === null || slot < 0 || slot >= months ? [] : [{ slot, month, price }];
  });
}

/** The points in runs of months without a gap. */
export function sparkRuns(points: readonly SparkPoint[]): SparkPoint[][] {
  const runs: SparkPoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run.at(-1)?.slot === point.slot - 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}
