import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mannKendall, moistureTrend, ndviTrend, theilSenSlope } from "./trend";

const every10Days = (values: readonly number[]) =>
  values.map((value, index) => ({
    date: new Date(Date.UTC(2026, 0, 1 + 10 * index)).toISOString().slice(0, 10),
    value,
  }));
const pointsOf = (xs: readonly number[], ys: readonly number[]) => xs.map((x, index) => ({ x, y: ys[index] ?? 0 }));

describe("the slope of Theil and Sen", () => {
  it("is 4 for the example of Sen (1968)", () => {
    expect(theilSenSlope(pointsOf([1, 2, 3, 4, 10, 12, 18], [9, 15, 19, 20, 45, 55, 78]))).toBe(4);
  });

  it("is not moved by one wrong value in seven", () => {
    expect(theilSenSlope(pointsOf([0, 1, 2, 3, 4, 5, 6], [0, 2, 4, 600, 8, 10, 12]))).toBeCloseTo(2, 10);
  });

  it("turns with the values, and is that of the line for points on one", () => {
    const line = fc.tuple(
      fc.integer({ min: -50, max: 50 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 2 }),
    );
    fc.assert(
      fc.property(line, ([slope, xs]) => {
        expect(theilSenSlope(xs.map((x) => ({ x, y: 3 + slope * x })))).toBeCloseTo(slope, 6);
      }),
    );
  });
});

describe("the test of Mann and Kendall", () => {
  // J. B. Little, A Mann-Kendall example by hand: 72 pairs rise, 18 fall, one is tied; Z is about 2.9058.
  const byHand = [12.9, 14.8, 13.2, 15.7, 13.8, 15.6, 12.9, 11.0, 17.3, 15.9, 19.0, 18.3, 20.1, 21.7];

  it("gives S, variance and Z of an example worked by hand, with its tie", () => {
    const { s, variance, z, significant } = mannKendall(byHand);
    expect(s).toBe(54);
    expect(variance).toBeCloseTo((14 * 13 * 33 - 2 * 1 * 9) / 18, 10);
    expect(z).toBeCloseTo(2.9058, 4);
    expect(significant).toBe(true);
  });

  it("takes ties of three off the variance", () => {
    // n = 5: 5 * 4 * 15 = 300, less 3 * 2 * 11 = 66.
    expect(mannKendall([1, 2, 2, 2, 3]).variance).toBeCloseTo(13, 10);
  });

  it("finds no trend where all values are the same", () => {
    expect(mannKendall([0.4, 0.4, 0.4, 0.4])).toEqual({ s: 0, variance: 0, z: 0, significant: false });
  });

  it.each([4, 5, 6, 7, 8, 9, 10])("says of %i values without ties what the exact distribution says", (n) => {
    // Orders of n values by the number of their falling pairs (Mahonian numbers).
    let orders = [1];
    for (let size = 2; size <= n; size += 1) {
      const wider = new Array<number>(orders.length + size - 1).fill(0);
      for (const [falls, count] of orders.entries()) {
        for (let more = 0; more < size; more += 1) wider[falls + more] = (wider[falls + more] ?? 0) + count;
      }
      orders = wider;
    }
    const all = orders.reduce((sum, count) => sum + count, 0);
    const pairs = (n * (n - 1)) / 2;
    for (let falls = 0; falls <= pairs; falls += 1) {
      const tail = Math.min(falls, pairs - falls);
      const asFar = orders.slice(0, tail + 1).reduce((sum, count) => sum + count, 0);
      const exact = Math.min(1, (2 * asFar) / all);
      const values = orderWithFalls(n, falls);
      expect(mannKendall(values).s).toBe(pairs - 2 * falls);
      expect(mannKendall(values).significant).toBe(exact <= 0.05);
    }
  });

  it("says the opposite of the opposite series", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 4, maxLength: 30 }), (values) => {
        const { s, variance, significant } = mannKendall(values);
        const opposite = mannKendall(values.map((value) => -value));
        expect(opposite.s + s).toBe(0);
        expect(opposite).toMatchObject({ variance, significant });
      }),
    );
  });
});

/** The numbers 1 to n in an order with so many falling pairs. */
function orderWithFalls(n: number, falls: number): number[] {
  const order: number[] = [];
  let left = falls;
  for (let value = n; value >= 1; value -= 1) {
    // Put before all larger ones it adds no falling pair; after k of them, k.
    const place = Math.min(order.length, left);
    order.splice(place, 0, value);
    left -= place;
  }
  return order;
}

describe("words for a trend", () => {
  it.each([
    ["rapid growth", 0.031],
    ["improving", 0.011],
    ["stable", 0.009],
    ["stable", -0.009],
    ["declining", -0.011],
    ["rapid decline", -0.031],
  ] as const)("are '%s' for a change of NDVI by %d in 10 days", (words, change) => {
    expect(ndviTrend(every10Days([0, 1, 2, 3, 4, 5].map((step) => 0.4 + step * change)))).toBe(words);
  });

  it("go by days, not by the number of pictures", () => {
    const inFiveDays = every10Days([0.3, 0.32, 0.34, 0.36, 0.38]).map(({ value }, index) => ({
      date: `2026-03-${String(1 + 5 * index).padStart(2, "0")}`,
      value,
    }));
    expect(ndviTrend(inFiveDays)).toBe("rapid growth");
  });

  it("are the same in whatever order the pictures come", () => {
    const series = every10Days([0.2, 0.3, 0.4, 0.5, 0.6]);
    expect(ndviTrend(series.toReversed())).toBe(ndviTrend(series));
  });

  it("call a slope that may be chance stable", () => {
    expect(ndviTrend(every10Days([0.3, 0.6, 0.2, 0.7, 0.4]))).toBe("stable");
  });

  it("need four points", () => {
    expect(ndviTrend(every10Days([0.2, 0.4, 0.6]))).toBe("too few pictures");
    expect(moistureTrend(every10Days([0.2, 0.3, 0.4]))).toBe("too few days");
  });

  it.each([
    ["wetting", 0.006],
    ["stable", 0.004],
    ["drying", -0.006],
  ] as const)("are '%s' for a change of the water content by %d in 10 days", (words, change) => {
    expect(moistureTrend(every10Days([0, 1, 2, 3, 4, 5].map((step) => 0.2 + step * change)))).toBe(words);
  });
});
