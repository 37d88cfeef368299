import { describe, expect, it } from "vitest";
import type { ListedSeries } from "./answers";
import { chosenSeries, outlookKind } from "./chosen-series";

const series = (id: number, more: Partial<ListedSeries> = {}): ListedSeries => ({
  id,
  variety: "White grain",
  unit: "kg",
  currency: "NGN",
  publisher: "WFP Price Database via HDX",
  market: { id, name: `Market ${id}`, state: "Kano", country: "NG", latitude: 12, longitude: 8.5 },
  first: "2015-01-15",
  last: "2025-06-15",
  retail_months: 10,
  wholesale_months: 20,
  ...more,
});

describe("the series that the page is about", () => {
  const all = [series(1), series(2), series(3, { unit: "tuber" })];

  it("is the first wanted one, and without a known one the first of the list", () => {
    expect(chosenSeries(all, [2, 1])?.main.id).toBe(2);
    expect(chosenSeries(all, [99])?.main.id).toBe(1);
    expect(chosenSeries([], [1])).toBeNull();
  });

  it("stands for the variety that most is known of, among those as new as the newest", () => {
    const flour = { variety: "Flour", retail_months: 5, wholesale_months: 0 };
    const old = { last: "2020-01-15", retail_months: 500 };
    expect(chosenSeries([series(1, flour), series(2), series(3, old)], [])?.main.id).toBe(2);
    expect(chosenSeries([series(1, flour), series(3, old)], [])?.main.id).toBe(1);
  });

  it("is never drawn beside one per another unit", () => {
    expect(chosenSeries(all, [1, 3, 2])?.compared.map(({ id }) => id)).toEqual([2]);
  });

  it("has an outlook of the wanted kind, else of the one with the newer prices, else of the one with more", () => {
    const of = (month: string, retail: number | null, wholesale: number | null) => ({
      month,
      retail,
      wholesale,
      outlier: false,
    });
    const old = { months: [of("2015-01", null, 90), of("2015-02", null, 90), of("2025-06", 500, null)] };
    const even = { months: [of("2025-05", null, 400), of("2025-06", 500, 450)] };
    expect(outlookKind(old, "both")).toBe("retail");
    expect(outlookKind(old, "wholesale")).toBe("wholesale");
    expect(outlookKind(even, "both")).toBe("wholesale");
    expect(outlookKind({ months: old.months.slice(0, 2) }, "retail")).toBe("wholesale");
  });
});
