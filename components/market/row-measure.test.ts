import { expect, test } from "vitest";
import { measuredPrice, measureOf } from "./row-measure";

const maize = { crop_id: 1, variety: "White grain", unit: "kg" };

test("a bag's price is exact, a mudu's has its spread", () => {
  expect(measuredPrice(maize, { price: 200, per: "bag-100" })).toEqual({ price: 20_000, low: 20_000, high: 20_000 });
  const { price, low, high } = measuredPrice(maize, { price: 200, per: "mudu" });
  expect(low).toBeLessThan(price);
  expect(high).toBeGreaterThan(price);
});

test("what is not sold by weight stays per its own unit, whichever measure is chosen", () => {
  const oil = { crop_id: 58, variety: "Palm oil", unit: "bottle" };
  expect(measureOf(oil, "mudu")).toBeNull();
  expect(measuredPrice(oil, { price: 900, per: "mudu" })).toEqual({ price: 900, low: 900, high: 900 });
});
