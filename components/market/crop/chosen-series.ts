import type { ListedSeries, PriceKind, Series } from "./answers";
import type { KindChoice } from "./market-address";
import { monthsBetween } from "./months";

/** This much older than the newest, a series still counts as new. */
const recentMonths = 3;

/** The series that the page is about, and those beside it. */
export type Chosen = { main: ListedSeries; compared: ListedSeries[] };

/** Prices can be drawn on one axis only per the same unit and in the same money. */
export function isComparable(one: ListedSeries, other: ListedSeries): boolean {
  return one.unit === other.unit && one.currency === other.currency;
}

/**
 * The series that stands for a crop: of those about as new as the newest, the first of the variety that most is known
 * of, so that maize is grain before it is flour. The list has the newest and fullest series first.
 */
function usualSeries(series: readonly ListedSeries[]): ListedSeries | undefined {
  const newest = series[0]?.last.slice(0, 7);
  if (newest === undefined) return undefined;
  const recent = series.filter(({ last }) => monthsBetween(last.slice(0, 7), newest) <= recentMonths);
  const monthsOf = new Map<string, number>();
  for (const { variety, retail_months: retail, wholesale_months: wholesale } of series) {
    monthsOf.set(variety, (monthsOf.get(variety) ?? 0) + retail + wholesale);
  }
  const known = (each: ListedSeries) => monthsOf.get(each.variety) ?? 0;
  return recent.toSorted((one, other) => known(other) - known(one))[0];
}

/** The series with these ids; without a known one, the one that stands for the crop. */
export function chosenSeries(series: readonly ListedSeries[], ids: readonly number[]): Chosen | null {
  const known = ids.flatMap((id) => series.find((each) => each.id === id) ?? []);
  const main = known[0] ?? usualSeries(series);
  if (!main) return null;
  return { main, compared: known.slice(1).filter((each) => isComparable(main, each)) };
}

/**
 * The one kind for season, forecast and storing: the wanted one if there is any of it, else the one with the newer
 * prices, else the one with more of them.
 */
export function outlookKind({ months }: Pick<Series, "months">, wanted: KindChoice): PriceKind {
  const reach = (kind: PriceKind) => {
    const known = months.filter((each) => each[kind] !== null);
    return { last: known.at(-1)?.month ?? "", count: known.length };
  };
  const [retail, wholesale] = [reach("retail"), reach("wholesale")];
  if (wanted === "retail" && retail.count > 0) return "retail";
  if (wanted === "wholesale" && wholesale.count > 0) return "wholesale";
  if (retail.last !== wholesale.last) return retail.last > wholesale.last ? "retail" : "wholesale";
  return wholesale.count > retail.count ? "wholesale" : "retail";
}
