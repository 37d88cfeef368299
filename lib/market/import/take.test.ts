import { describe, expect, it } from "vitest";
import { publishers, type Product } from "./batch";
import type { PublishedPrice } from "./layouts";
import { stateNamer } from "./states";
import { takePrices } from "./take";

const publisher = publishers.wfp;
const products: Product[] = [
  { publisher, label: "Maize (white)", cropId: 1, variety: "White grain", unit: null },
  { publisher, label: "Yam", cropId: 9, variety: "Tubers", unit: null },
];
const states = [
  { name: "Federal Capital Territory", otherNames: ["FCT", "Abuja FCT"] },
  { name: "Nasarawa", otherNames: ["Nassarawa"] },
  { name: "Kano", otherNames: [] },
];
const nameState = stateNamer(states);

const usual: PublishedPrice = {
  ...{ label: "Maize (white)", unit: "100 KG", kind: "wholesale", currency: "NGN", state: "Kano", market: "Dawanau" },
  ...{ latitude: 12.09, longitude: 8.43, date: "2025-08-15", price: 45000, aggregate: false },
};
const take = (...prices: Partial<PublishedPrice>[]) =>
  takePrices(
    { publisher, rows: prices.length, prices: prices.map((price) => ({ ...usual, ...price })), unfit: [] },
    { products, nameState },
  );

describe("takePrices", () => {
  it("keeps bags of every weight in one series, and tubers in another", () => {
    const { series, observations } = take(
      { date: "2025-06-15", unit: "KG", price: 400 },
      { date: "2025-07-15", unit: "50 KG", price: 21000 },
      { label: "yam", unit: "100 Tubers", price: 90000 },
      { label: "Yam", unit: "250 KG", price: 80000 },
    );
    expect(series.map(({ cropId, unit }) => [cropId, unit])).toEqual([
      [1, "kg"],
      [9, "tuber"],
      [9, "kg"],
    ]);
    expect(observations.map(({ series: of, quantity }) => [of, quantity])).toEqual([
      [0, 1],
      [0, 50],
      [1, 100],
      [2, 250],
    ]);
  });

  it("counts what it leaves out by reason, with the commonest labels", () => {
    const eggs = { label: "Eggs", unit: "30 pcs" };
    const { observations, skipped } = take(
      {},
      { label: "Fish" },
      eggs,
      eggs,
      { unit: "mudu" },
      { currency: "XOF", market: "Malanville" },
    );
    expect(observations).toHaveLength(1);
    expect(skipped).toEqual([
      { reason: "no crop of the catalogue", rows: 3, labels: ["Eggs", "Fish"], more: false },
      { reason: "unit that is not known", rows: 1, labels: ["Maize (white), mudu"], more: false },
      { reason: "currency that names no one country", rows: 1, labels: ["Maize (white), XOF"], more: false },
    ]);
  });

  it("of two prices for one day takes the one that was seen, then that of the larger quantity", () => {
    const seen = { unit: "50 KG", price: 2 };
    const estimate = { unit: "100 KG", price: 1, aggregate: true };
    const larger = { unit: "100 KG", price: 3 };
    for (const [rows, price] of [
      [[seen, estimate], 2],
      [[estimate, seen], 2],
      [[seen, larger], 3],
      [[larger, seen], 3],
    ] as const) {
      const { observations, skipped } = take(...rows);
      expect(observations.map((observed) => observed.price)).toEqual([price]);
      expect(skipped).toEqual([expect.objectContaining({ reason: "second price for one series and day", rows: 1 })]);
    }
  });

  it("finds the country by the currency", () => {
    expect(take({ currency: "GHS", state: "ASHANTI" }).series).toMatchObject([{ country: "GH", state: "Ashanti" }]);
  });
});

describe("stateNamer", () => {
  it.each([
    ["NG", "FCT", "Federal Capital Territory"],
    ["NG", "Nassarawa", "Nasarawa"],
    ["NG", "KANO STATE", "Kano"],
    ["GH", "UPPER EAST", "Upper East"],
    ["GH", "Kano", "Kano"],
    ["SL", "NORTH OF TOWN", "North of Town"],
  ])("in %s writes %s as %s", (country, name, written) => {
    expect(nameState(country, name)).toBe(written);
  });
});
