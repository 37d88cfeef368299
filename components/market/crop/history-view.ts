import type { PriceKind, Series, SeriesPrices } from "./answers";
import type { KindChoice, Money, Range } from "./market-address";
import { addMonths, monthsFrom } from "./months";

const monthsInYear = 12;

/** One line of the history: a kind of price in a market. */
export type HistoryLine = { seriesId: number; kind: PriceKind; place: number };

/** A month of the history: a price for each line (null: none), and the lines' series in which it is unusual. */
export type HistoryMonth = { month: string; values: (number | null)[]; unusual: number[] };

/** What the history draws. */
export type HistoryView = {
  lines: HistoryLine[];
  months: HistoryMonth[];
  /** Months with a price that no price index reaches: left out when money is counted as of one month. */
  withoutIndex: number;
};

type HistoryInput = { prices: SeriesPrices; kind: KindChoice; range: Range; money: Money };

/** The lines and months that are drawn: months follow each other without holes, so that a gap is seen as one. */
export function historyView({ prices, kind, range, money }: HistoryInput): HistoryView {
  const { series, inflation } = prices;
  const lines = series.flatMap((each, place) =>
    linesOf(each, kind).map((of) => ({ seriesId: each.id, kind: of, place })),
  );
  const drawn = series.filter(({ id }) => lines.some((line) => line.seriesId === id));
  const all = drawn.flatMap(({ months }) => months.map(({ month }) => month)).sort();
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return { lines, months: [], withoutIndex: 0 };
  const start = range === "all" ? first : later(first, addMonths(last, 1 - Number(range) * monthsInYear));
  const factors = money === "real" && inflation ? factorsOf(inflation.factors) : null;
  const byMonth = new Map(series.map((each) => [each.id, new Map(each.months.map((of) => [of.month, of]))]));
  let withoutIndex = 0;
  const months = monthsFrom(start, last).map((month) => {
    const factor = factors ? (factors.get(month) ?? null) : 1;
    const given = lines.map((line) => byMonth.get(line.seriesId)?.get(month)?.[line.kind] ?? null);
    if (factor === null && given.some((value) => value !== null)) withoutIndex += 1;
    const values = given.map((value) => (value === null || factor === null ? null : value * factor));
    const unusual = drawn.flatMap(({ id }) => (byMonth.get(id)?.get(month)?.outlier ? [id] : []));
    return { month, values, unusual };
  });
  return { lines, months, withoutIndex };
}

/** A series' newest price per unit. */
export type NewestPrice = { month: string; price: number };

/** The newest month that has a price of a series, of a kind or of any; null: none. */
export function newestMonth(series: Series, kind: KindChoice): NewestPrice | null {
  const [one, other] = kind === "both" ? (["retail", "wholesale"] as const) : ([kind, kind] as const);
  const found = series.months.findLast((each) => each[one] !== null || each[other] !== null);
  const price = found?.[one] ?? found?.[other] ?? null;
  return found && price !== null ? { month: found.month, price } : null;
}

function linesOf(series: Series, wanted: KindChoice): PriceKind[] {
  const kinds = wanted === "both" ? (["retail", "wholesale"] as const) : [wanted];
  return kinds.filter((kind) => series.months.some((month) => month[kind] !== null));
}

const factorsOf = (factors: readonly { month: string; factor: number }[]) =>
  new Map(factors.map(({ month, factor }) => [month, factor]));

const later = (one: string, other: string) => (one > other ? one : other);
