/**
 * Prices that lie far from what the same product cost elsewhere and around then: |ln p - median ln p| > 1.1, which is
 * three times as much or a third, with the median over all markets and six months before and after (AGRONOMY 13; our
 * own threshold, not published). They are flagged and kept: where a region's prices part from the country's for good
 * reason, as under a siege, a true price is flagged too.
 */

/** A price per base unit in one market; `product` names item and kind. */
export type ComparedPrice = { product: string; market: string | number; date: string; pricePerUnit: number };

const threshold = 1.1;
/** How far a median looks to either side. */
export const monthsAround = 6;
/** With fewer, a median says too little to call a price wrong. */
const fewestPrices = 12;
const fewestMarkets = 2;

type Logged = { index: number; market: string | number; month: number; log: number };

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

function median(sorted: Float64Array): number {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

function byProduct(prices: readonly ComparedPrice[]): Iterable<Logged[]> {
  const products = new Map<string, Logged[]>();
  for (const [index, { product, market, date, pricePerUnit }] of prices.entries()) {
    const logged = { index, market, month: monthOf(date), log: Math.log(pricePerUnit) };
    const others = products.get(product);
    if (others) others.push(logged);
    else products.set(product, [logged]);
  }
  return products.values();
}

/** For each price whether it is an outlier. Without enough neighbours none is. */
export function outliers(prices: readonly ComparedPrice[]): boolean[] {
  const flags = Array.from(prices, () => false);
  for (const product of byProduct(prices)) {
    product.sort((a, b) => a.month - b.month);
    let from = 0;
    let to = 0;
    for (let at = 0; at < product.length;) {
      const month = product[at]?.month ?? 0;
      while ((product[from]?.month ?? Infinity) < month - monthsAround) from += 1;
      while ((product[to]?.month ?? Infinity) <= month + monthsAround) to += 1;
      const near = product.slice(from, to);
      const markets = new Set(near.map(({ market }) => market)).size;
      const usual = median(Float64Array.from(near, ({ log }) => log).sort());
      const enough = near.length >= fewestPrices && markets >= fewestMarkets;
      for (let price = product[at]; price?.month === month; price = product[at]) {
        flags[price.index] = enough && Math.abs(price.log - usual) > threshold;
        at += 1;
      }
    }
  }
  return flags;
}
