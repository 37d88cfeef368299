import { describe, expect, it } from "vitest";
import type { SeriesPrices } from "./answers";
import { historyView, newestMonth } from "./history-view";

type Months = SeriesPrices["series"][number]["months"];

const series = (id: number, months: Months): SeriesPrices["series"][number] => ({
  id,
  crop_id: 1,
  name: "Maize",
  variety: "White grain",
  unit: "kg",
  currency: "NGN",
  publisher: "WFP Price Database via HDX",
  market: { id, name: "Dawanau", state: "Kano", country: "NG", latitude: 12, longitude: 8.5 },
  months,
});
const of = (month: string, retail: number | null, wholesale: number | null = null) => ({
  month,
  retail,
  wholesale,
  outlier: false,
});
const prices: SeriesPrices = {
  series: [
    series(1, [of("2020-01", 100), of("2025-03", 400), { ...of("2025-06", 500, 450), outlier: true }]),
    series(2, [of("2025-05", null, 420)]),
  ],
  inflation: { base: "2024-12", source: "World Bank", factors: [{ month: "2020-01", factor: 3 }] },
};
const view = { prices, kind: "both", range: "all", money: "nominal" } as const;

describe("the history of prices", () => {
  it("keeps months without a price as gaps, and marks unusual ones", () => {
    const { months, lines } = historyView({ ...view, range: "1" });
    expect(lines.map(({ seriesId, kind }) => [seriesId, kind])).toEqual([
      [1, "retail"],
      [1, "wholesale"],
      [2, "wholesale"],
    ]);
    // The first price within the range is in March, but the range is a year back from the newest.
    expect(months).toHaveLength(12);
    expect(months.at(0)?.month).toBe("2024-07");
    expect(months.slice(-4)).toEqual([
      { month: "2025-03", values: [400, null, null], unusual: [] },
      { month: "2025-04", values: [null, null, null], unusual: [] },
      { month: "2025-05", values: [null, null, 420], unusual: [] },
      { month: "2025-06", values: [500, 450, null], unusual: [1] },
    ]);
  });

  it("goes back from the newest price, and with all to the oldest", () => {
    expect(historyView(view).months.at(0)?.month).toBe("2020-01");
    expect(historyView({ ...view, range: "5" }).months.at(0)?.month).toBe("2020-07");
  });

  it("multiplies by the index, and counts the months that it does not reach", () => {
    const { months, withoutIndex } = historyView({ ...view, money: "real" });
    expect(months.at(0)?.values[0]).toBe(300);
    expect(months.at(-1)?.values).toEqual([null, null, null]);
    expect(withoutIndex).toBe(3);
  });

  it("draws only the kind that is wanted", () => {
    expect(historyView({ ...view, kind: "retail" }).lines.map(({ seriesId }) => seriesId)).toEqual([1]);
  });

  it("is empty when there are no prices", () => {
    expect(historyView({ ...view, prices: { series: [], inflation: null } }).months).toEqual([]);
  });

  it("knows a series' newest price of a kind", () => {
    const [first, second] = prices.series;
    expect(first && newestMonth(first, "wholesale")).toEqual({ month: "2025-06", price: 450 });
    expect(second && newestMonth(second, "retail")).toBeNull();
    expect(second && newestMonth(second, "both")).toEqual({ month: "2025-05", price: 420 });
  });
});
