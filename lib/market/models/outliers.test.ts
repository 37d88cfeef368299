import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outliers, type ComparedPrice } from "./outliers";

const months = Array.from({ length: 12 }, (_, month) => `2024-${String(month + 1).padStart(2, "0")}-15`);
/** A year of one price in each of some markets. */
const year = (markets: string[], pricePerUnit = 100): ComparedPrice[] =>
  markets.flatMap((market) => months.map((date) => ({ product: "maize", market, date, pricePerUnit })));

const flagged = (prices: ComparedPrice[]) => prices.filter((_, index) => outliers(prices)[index]);

describe("outliers", () => {
  it("flags three times as much and a third, and neither a little less nor a little more", () => {
    const around = year(["Aba", "Biu", "Giwa"]);
    const tried = [301, 300, 34, 33].map((pricePerUnit) => ({
      ...{ product: "maize", market: "Mubi", date: "2024-06-15", pricePerUnit },
    }));
    expect(flagged([...around, ...tried]).map(({ pricePerUnit }) => pricePerUnit)).toEqual([301, 33]);
  });

  it("compares with six months before and after, no further", () => {
    const later = { product: "maize", market: "Mubi", date: "2025-06-15", pricePerUnit: 900 };
    const many = year([..."abcdefghijkl"]);
    expect(flagged([...many, later])).toEqual([later]);
    expect(flagged([...many, { ...later, date: "2025-07-15" }])).toEqual([]);
  });

  it("judges none by one market alone, nor by a handful of prices, nor by another product", () => {
    const odd = { product: "maize", market: "Aba", date: "2024-06-15", pricePerUnit: 900 };
    expect(flagged([...year(["Aba"]), odd])).toEqual([]);
    expect(flagged([...year(["Biu"]).slice(0, 10), odd])).toEqual([]);
    expect(flagged([...year(["Biu", "Giwa"]), { ...odd, product: "rice" }])).toEqual([]);
  });

  it("flags the same prices in whatever order and currency they come", () => {
    const price = fc.record({
      product: fc.constantFrom("maize", "rice"),
      market: fc.constantFrom("Aba", "Biu", "Giwa"),
      date: fc.constantFrom(...months),
      pricePerUnit: fc.integer({ min: 1, max: 2000 }),
    });
    fc.assert(
      fc.property(fc.array(price, { maxLength: 60 }), (prices) => {
        const flags = outliers(prices);
        expect(outliers(prices.toReversed()).toReversed()).toEqual(flags);
        // A power of two keeps the logarithms' differences as exact as they were.
        const elsewhere = prices.map((each) => ({ ...each, pricePerUnit: each.pricePerUnit * 1024 }));
        expect(outliers(elsewhere)).toEqual(flags);
      }),
    );
  });
});
