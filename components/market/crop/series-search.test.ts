import { describe, expect, it } from "vitest";
import type { ListedSeries } from "./answers";
import { findSeries } from "./series-search";

const series = (id: number, name: string, state: string): ListedSeries => ({
  id,
  variety: "White grain",
  unit: "kg",
  currency: "NGN",
  publisher: "WFP Price Database via HDX",
  market: { id, name, state, country: "NG", latitude: 12, longitude: 8.5 },
  first: "2015-01-15",
  last: "2025-06-15",
  retail_months: 10,
  wholesale_months: 20,
});
const all = [series(1, "Dawanau", "Kano"), series(2, "Bodija (Ìbàdàn)", "Oyo"), series(3, "State average", "Kano")];
const found = (search: string) => findSeries(all, search).map(({ id }) => id);

describe("the search for a market", () => {
  it("finds by market, state and variety, by the beginnings of words, whatever the case and the accents", () => {
    expect(found("daw")).toEqual([1]);
    expect(found("KANO")).toEqual([1, 3]);
    expect(found("ibadan")).toEqual([2]);
    expect(found("kano white")).toEqual([1, 3]);
    expect(found("nau")).toEqual([]);
  });

  it("has all when nothing is searched", () => {
    expect(found(" ")).toEqual([1, 2, 3]);
  });
});
