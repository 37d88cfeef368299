import { expect, test } from "vitest";
import { sparkPoints, sparkRuns } from "./sparkline-shape";

test("a month without a price stays a gap in the small chart", () => {
  const prices = [
    { month: "2024-08", price: 90 },
    { month: "2024-09", price: 100 },
    { month: "2024-10", price: 110 },
    { month: "2025-06", price: null },
    { month: "2025-08", price: 150 },
  ];
  const points = sparkPoints(prices, "2025-08-15");
  expect(points.map(({ slot }) => slot)).toEqual([0, 1, 11]);
  expect(sparkRuns(points).map((run) => run.map(({ price }) => price))).toEqual([[100, 110], [150]]);
});
