import type { Comparison, MedianStep } from "../median-steps";
import type { ShownRow } from "../shown-rows";

/** What stands on the map for a market: its price, and how that compares. */
export type MarketPoint = { shown: ShownRow; comparison: Comparison | null; at: [latitude: number, longitude: number] };

/** The step of a point as the legend names it. */
export const stepOfPoint = ({ comparison }: Pick<MarketPoint, "comparison">): MedianStep | "none" =>
  comparison?.step ?? "none";

/** One point for each market with a place: the newest of the rows, where several are of one market. */
export function toPoints(
  shown: readonly ShownRow[],
  comparisons: ReadonlyMap<number, Comparison | null>,
): MarketPoint[] {
  const byMarket = new Map<number, MarketPoint>();
  for (const each of shown) {
    const { id, latitude, longitude } = each.row.market;
    const known = byMarket.get(id);
    if (latitude === null || longitude === null || (known && known.shown.newest.date >= each.newest.date)) continue;
    const comparison = comparisons.get(each.row.series_id) ?? null;
    byMarket.set(id, { shown: each, comparison, at: [latitude, longitude] });
  }
  return [...byMarket.values()];
}
