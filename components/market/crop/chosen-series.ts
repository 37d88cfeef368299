import type { ListedSeries, PriceKind } from "./answers";
import type { KindChoice } from "./market-address";

/** The series that the page is about, and those beside it. */
export type Chosen = { main: ListedSeries; compared: ListedSeries[] };

/** Prices can be drawn on one axis only per the same unit and in the same money. */
export function isComparable(one: ListedSeries, other: ListedSeries): boolean {
  return one.unit === other.unit && one.currency === other.currency;
}

/** The series with these ids; without a known one, the first of the list, which has the newest and most prices. */
export function chosenSeries(series: readonly ListedSeries[], ids: readonly number[]): Chosen | null {
  const known = ids.flatMap((id) => series.find((each) => each.id === id) ?? []);
  const main = known[0] ?? series[0];
  if (!main) return null;
  return { main, compared: known.slice(1).filter((each) => isComparable(main, each)) };
}

/** The one kind for season, forecast and storing: the wanted one if there is any of it, else the one with more months. */
export function outlookKind(series: ListedSeries, wanted: KindChoice): PriceKind {
  const { retail_months: retail, wholesale_months: wholesale } = series;
  if (wanted === "retail" && retail > 0) return "retail";
  if (wanted === "wholesale" && wholesale > 0) return "wholesale";
  return wholesale > retail ? "wholesale" : "retail";
}
