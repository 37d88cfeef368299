import { median } from "./quantile";

/** A market's prices per unit by the number of the month; a month without a price is not in it. */
export type MonthPrices = ReadonlyMap<number, number>;

/** The price of a product over several markets. */
export type Composite = {
  /** Per unit by month. */
  prices: Map<number, number>;
  /** Markets that stand behind the months of its last year. */
  markets: number;
};

/** Months back in which a market's price before is looked for: first near, then within a year. */
const reaches = [3, 12];
const levelMonths = 6;

/** Changes from a market's latest earlier price, on top of the composite's level at that time. */
function estimates(markets: MonthPrices[], logs: Map<number, number>, step: { month: number; reach: number }) {
  return markets.flatMap((prices) => {
    const price = prices.get(step.month);
    if (price === undefined) return [];
    for (let before = step.month - 1; before >= step.month - step.reach; before -= 1) {
      const earlier = prices.get(before);
      const level = logs.get(before);
      if (earlier !== undefined && level !== undefined) return [level + Math.log(price / earlier)];
    }
    return [];
  });
}

/** Logarithms of the chained index; where no market reaches over a gap of a year, the index begins anew after it. */
function chain(markets: MonthPrices[], months: number[]): Map<number, number> {
  const logs = new Map<number, number>();
  for (const month of months) {
    const found = reaches.map((reach) => estimates(markets, logs, { month, reach })).find(({ length }) => length > 0);
    if (!found) logs.clear();
    logs.set(month, found ? median(found) : 0);
  }
  return logs;
}

/**
 * The price of a product over the markets of a country, such that a market that joins or drops out does not move it:
 * each month's change is the median over the markets of the logarithm of price over their own latest earlier price
 * (within 3 months, else within 12), chained. It is a chained (matched-model) elementary index with the median in place
 * of Jevons' mean of logarithms: IMF et al. (2020), Consumer Price Index Manual, ch. 8. Its level is that of the median
 * market of the last six months. Null without prices.
 */
export function compositeOf(markets: MonthPrices[]): Composite | null {
  const months = [...new Set(markets.flatMap((prices) => [...prices.keys()]))].sort((a, b) => a - b);
  const newest = months.at(-1);
  if (newest === undefined) return null;
  const logs = chain(markets, months);
  const levels = markets.flatMap((prices) =>
    [...prices].flatMap(([month, price]) => {
      const log = logs.get(month);
      return log === undefined || month <= newest - levelMonths ? [] : [Math.log(price) - log];
    }),
  );
  const level = median(levels);
  return {
    prices: new Map([...logs].map(([month, log]) => [month, Math.exp(log + level)])),
    markets: markets.filter((prices) => [...prices.keys()].some((month) => month > newest - 12)).length,
  };
}
