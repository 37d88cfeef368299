import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthNumber, monthText } from "../month";
import { fewestMonths, forecastPrices, type Forecast, type MonthlyPrice } from "./forecast";
import { bridgedGapMonths, longestGapMonths } from "./history";

const monthly = (prices: readonly (number | null)[], first = "2015-01"): MonthlyPrice[] =>
  prices.map((price, index) => ({ month: monthText(monthNumber(first) + index), price }));

/** Prices that change by given shares of their logarithm each month, from 100. */
function walk(changes: readonly number[]): number[] {
  let log = Math.log(100);
  return changes.map((change) => Math.exp((log += change)));
}

/** Deterministic standard normal noise: Lehmer's generator (Park & Miller 1988), Box & Muller (1958). */
function noise(seed: number): () => number {
  let state = seed * 7919 + 1;
  const uniform = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let skip = 0; skip < 10; skip++) uniform();
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

function forecastOf(series: MonthlyPrice[], horizon = 6): Forecast {
  const forecast = forecastPrices(series, horizon);
  if (!forecast) throw new Error("no forecast");
  return forecast;
}

const changes = fc.array(fc.double({ min: -0.3, max: 0.3, noNaN: true }), { minLength: 40, maxLength: 80 });
const withGaps = fc
  .tuple(changes, fc.infiniteStream(fc.integer({ min: 0, max: 19 })))
  .map(([each, stream]) => walk(each).map((price) => (stream.next().value === 0 ? null : price)));

describe("a price forecast", () => {
  it("is the same in any currency and per any amount", () => {
    fc.assert(
      fc.property(withGaps, fc.double({ min: 0.001, max: 1000, noNaN: true }), (prices, factor) => {
        const forecast = forecastPrices(monthly(prices), 12);
        const scaled = forecastPrices(monthly(prices.map((price) => (price === null ? null : price * factor))), 12);
        expect(scaled === null).toBe(forecast === null);
        for (const [index, { low, middle, high }] of (forecast?.months ?? []).entries()) {
          const other = scaled?.months[index];
          for (const [mine, its] of [
            [low, other?.low],
            [middle, other?.middle],
            [high, other?.high],
          ]) {
            expect((its ?? NaN) / ((mine ?? NaN) * factor)).toBeCloseTo(1, 4);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it("lies in its range, and the range never narrows as months go on", () => {
    fc.assert(
      fc.property(withGaps, (prices) => {
        let widest = 1;
        for (const { low, middle, high } of forecastPrices(monthly(prices), 12)?.months ?? []) {
          expect(low).toBeGreaterThan(0);
          expect(low).toBeLessThanOrEqual(middle);
          expect(middle).toBeLessThanOrEqual(high);
          expect(high / low).toBeGreaterThanOrEqual(widest * (1 - 1e-12));
          widest = high / low;
        }
      }),
      { numRuns: 40 },
    );
  });

  it("is the same whenever it is made, and its first months do not depend on how many are asked for", () => {
    const series = monthly(walk(Array.from({ length: 60 }, noise(3)).map((each) => each * 0.1)));
    expect(forecastOf(series)).toEqual(forecastOf(series));
    expect(forecastOf(series, 12).months.slice(0, 3)).toEqual(forecastOf(series, 3).months);
    expect(forecastOf(series, 99).months).toHaveLength(12);
    expect(forecastPrices(series, 0)).toBeNull();
  });

  it("of a price that never moved is that price", () => {
    const { months, coverage, mase } = forecastOf(monthly(Array.from({ length: 48 }, () => 250)));
    for (const { low, middle, high } of months)
      for (const each of [low, middle, high]) expect(each).toBeCloseTo(250, 9);
    expect({ coverage, mase }).toEqual({ coverage: 1, mase: 0 });
  });

  it("finds a yearly season under inflation, which the last price misses", () => {
    const chance = noise(5);
    const at = (index: number) => 0.015 * index + 0.25 * Math.sin((Math.PI * index) / 6);
    const prices = Array.from({ length: 84 }, (_, index) => 200 * Math.exp(at(index) + 0.02 * chance()));
    const { months, mase } = forecastOf(monthly(prices));
    for (const { monthsAhead, middle } of months) {
      expect(Math.abs(Math.log(middle / 200) - at(83 + monthsAhead))).toBeLessThan(0.12);
    }
    expect(Math.max(...months.map(({ monthsAhead }) => at(83 + monthsAhead) - at(83)))).toBeGreaterThan(0.25);
    expect(mase).toBeLessThan(0.5);
  });
});

describe("gaps", () => {
  const chance = noise(11);
  const prices = walk(Array.from({ length: 90 }, () => 0.01 + 0.05 * chance()));
  const without = (from: number, count: number) =>
    prices.map((price, index) => (index >= from && index < from + count ? null : price));
  const atOne = (series: (number | null)[]) => forecastOf(monthly(series)).months[0]?.middle ?? NaN;

  it("of a few months are bridged", () => {
    const bridged = forecastOf(monthly(without(40, bridgedGapMonths)));
    expect(bridged.history).toBe(90 - bridgedGapMonths);
    expect(bridged.months[0]?.middle).toBeCloseTo(atOne(prices), 0);
  });

  it("of up to a year keep the history, and start from the price after them", () => {
    const doubled = without(70, longestGapMonths).map((price, index) =>
      price !== null && index > 70 ? price * 2 : price,
    );
    const { history, months } = forecastOf(monthly(doubled));
    expect(history).toBe(90 - longestGapMonths);
    const last = (prices.at(-1) ?? NaN) * 2;
    expect(Math.abs((months[0]?.middle ?? NaN) / last - 1)).toBeLessThan(0.1);
  });

  it("of more than a year cut off what was before", () => {
    const gap = longestGapMonths + 1;
    const cut = without(20, gap);
    expect(forecastPrices(monthly(cut), 6)).toEqual(
      forecastPrices(monthly(prices.slice(20 + gap), monthText(monthNumber("2015-01") + 20 + gap)), 6),
    );
    expect(forecastPrices(monthly(without(89 - fewestMonths - gap + 2, gap)), 6)).toBeNull();
  });

  it("at the end do not move the forecast: it starts after the last observed month", () => {
    const { from, months } = forecastOf(monthly([...prices, null, null]));
    expect({ from, months }).toEqual({ from: "2022-06", months: forecastOf(monthly(prices)).months });
    expect(months[0]?.month).toBe("2022-07");
  });

  it("leave no forecast with less than three years of prices, nor with none", () => {
    expect(forecastPrices([], 6)).toBeNull();
    expect(forecastPrices(monthly([null, null]), 6)).toBeNull();
    expect(forecastPrices(monthly(prices.slice(0, fewestMonths - 1)), 6)).toBeNull();
    expect(forecastPrices(monthly(prices.slice(0, fewestMonths)), 12)?.months).toHaveLength(12);
  });

  it("include prices that are no prices", () => {
    const broken = prices.map((price, index) => (index === 30 ? 0 : index === 31 ? NaN : price));
    expect(forecastPrices(monthly(broken), 6)).toEqual(forecastPrices(monthly(without(30, 2)), 6));
  });
});

describe("an outlier", () => {
  const chance = noise(17);
  const prices = walk(Array.from({ length: 72 }, () => 0.01 + 0.04 * chance()));
  const spiked = (at: number) => monthly(prices.map((price, index) => (index === at ? price * 8 : price)));
  const middles = (series: MonthlyPrice[]) => forecastOf(series).months.map(({ middle }) => middle);

  it("in the past hardly moves the forecast", () => {
    const usual = middles(monthly(prices));
    for (const at of [30, 60, 66]) {
      for (const [index, middle] of middles(spiked(at)).entries()) {
        expect(Math.abs(middle / (usual[index] ?? NaN) - 1)).toBeLessThan(0.06);
      }
    }
  });

  it("in the last month is not taken at its word", () => {
    const last = prices.at(-1) ?? NaN;
    for (const middle of middles(spiked(71))) expect(middle).toBeLessThan(last * 4);
  });

  it("does not blow up the range", () => {
    const width = (series: MonthlyPrice[]) => {
      const at = forecastOf(series).months[2];
      return (at?.high ?? NaN) / (at?.low ?? NaN);
    };
    expect(width(spiked(40))).toBeLessThan(width(monthly(prices)) * 1.1);
  });
});

describe("the 80 % range", () => {
  it("holds about 80 % of the prices that come, where a calibrated forecaster can", () => {
    const inside = new Map([1, 3, 6].map((ahead) => [ahead, { held: 0, all: 0 }]));
    for (let seed = 1; seed <= 60; seed++) {
      const chance = noise(seed);
      const prices = walk(Array.from({ length: 120 }, () => 0.01 + 0.06 * chance()));
      for (const origin of [71, 87, 103]) {
        const { months } = forecastOf(monthly(prices.slice(0, origin + 1)));
        for (const [ahead, count] of inside) {
          const [month, actual] = [months[ahead - 1], prices[origin + ahead] ?? NaN];
          count.all += 1;
          if (month && month.low <= actual && actual <= month.high) count.held += 1;
        }
      }
    }
    for (const { held, all } of inside.values()) {
      expect(held / all).toBeGreaterThan(0.7);
      expect(held / all).toBeLessThan(0.9);
    }
  });
});

describe("on real prices", () => {
  it("forecasts what it forecast before, and the prices that came lie in the range", () => {
    // World Food Programme, Price Database (CC BY-IGO): white maize, wholesale, 100 kg, Maiduguri, naira, from July 2014.
    const known = [
      7000, 7000, 6500, 6875, 6875, 6800, 6250, 5725, 6000, 6250, 7000, 6400, 6210, 5912.5, 6700, 6700, 6700, 6500,
      7325, 8085, 8332, 8480, 9720, 12000, 11750, 13240, 12050, 10750, 11660, 12075, 14000, 13875, 13580, 14550, 14600,
      15300, 15875, 15900, 16000, 10350, 10200, 10000,
    ];
    const came = [10200, 10250, 10250, 11000, 11180, 12000];
    const { from, history, months } = forecastOf(monthly(known, "2014-07"));
    expect({ from, history }).toEqual({ from: "2017-12", history: 42 });
    for (const [index, price] of came.entries()) {
      expect(months[index]?.low).toBeLessThan(price);
      expect(months[index]?.high).toBeGreaterThan(price);
    }
    expect(months.map(({ middle }) => Math.round(middle))).toEqual([10044, 10195, 10373, 10531, 10553, 10516]);
    expect(months.map(({ low, high }) => [Math.round(low), Math.round(high)])).toEqual([
      [8869, 11373],
      [8441, 12315],
      [7624, 14114],
      [6996, 15853],
      [7010, 15887],
      [6986, 15831],
    ]);
  });
});
