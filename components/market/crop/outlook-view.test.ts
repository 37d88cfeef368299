import { describe, expect, it } from "vitest";
import type { Outlook, Series } from "./answers";
import { fanOf } from "./outlook-view";

const outlook: Outlook = {
  crop_id: 1,
  name: "Maize",
  variety: "White grain",
  unit: "kg",
  currency: "NGN",
  kind: "retail",
  basis: "Dawanau, Kano",
  newest: { month: "2025-06", price: 500 },
  months_old: 17,
  forecast: {
    method: "Theta",
    history: 60,
    months: [{ month: "2025-07", low: 450, middle: 510, high: 580 }],
  },
  season: [],
  storage: [],
  source: "WFP Price Database via HDX",
};
const series = (newest: number): Series => ({
  id: 1,
  crop_id: 1,
  name: "Maize",
  variety: "White grain",
  unit: "kg",
  currency: "NGN",
  publisher: "WFP Price Database via HDX",
  market: { id: 1, name: "Dawanau", state: "Kano", country: "NG", latitude: 12, longitude: 8.5 },
  months: [
    { month: "2020-01", retail: 100, wholesale: null, outlier: false },
    { month: "2025-04", retail: 480, wholesale: null, outlier: false },
    { month: "2025-06", retail: newest, wholesale: null, outlier: false },
  ],
});

describe("the forecast's fan", () => {
  it("opens from the newest price, after the history with its gaps", () => {
    expect(fanOf(outlook, series(500))).toEqual([
      { month: "2025-04", past: 480, middle: null, range: null },
      { month: "2025-05", past: null, middle: null, range: null },
      { month: "2025-06", past: 500, middle: 500, range: [500, 500] },
      { month: "2025-07", past: null, middle: 510, range: [450, 580] },
    ]);
  });

  it("never takes one market's history for that of a median", () => {
    expect(fanOf(outlook, series(700)).map(({ month }) => month)).toEqual(["2025-06", "2025-07"]);
  });

  it("is empty without a forecast", () => {
    expect(fanOf({ ...outlook, forecast: null }, series(500))).toEqual([]);
  });
});
