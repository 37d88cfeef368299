import { describe, expect, it } from "vitest";
import type { Outlook } from "./answers";
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
  past: [
    { month: "2025-04", price: 480 },
    { month: "2025-06", price: 500 },
  ],
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
describe("the forecast's fan", () => {
  it("opens from the newest price, after the history with its gaps", () => {
    expect(fanOf(outlook)).toEqual([
      { month: "2025-04", past: 480, middle: null, range: null },
      { month: "2025-05", past: null, middle: null, range: null },
      { month: "2025-06", past: 500, middle: 500, range: [500, 500] },
      { month: "2025-07", past: null, middle: 510, range: [450, 580] },
    ]);
  });

  it("is empty without a forecast", () => {
    expect(fanOf({ ...outlook, forecast: null })).toEqual([]);
  });
});
