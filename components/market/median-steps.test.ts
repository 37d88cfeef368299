import { expect, test } from "vitest";
import { compareWithMedian, stepOf } from "./median-steps";
import { toShown } from "./shown-rows";
import { boardRow } from "./testing/board-row";

const compare = (rows: ReturnType<typeof boardRow>[]) =>
  compareWithMedian(toShown(rows, { kind: "retail", variety: null }));

test("five steps tell how far from the median a price is", () => {
  expect([-16, -15, -5, 5, 15, 16].map(stepOf)).toEqual([
    "muchCheaper",
    "cheaper",
    "near",
    "near",
    "dearer",
    "muchDearer",
  ]);
});

test("an old price is compared with those of its own month only", () => {
  const january = [90, 100, 120].map((price, index) =>
    boardRow({ series_id: index + 1, retail: { price, date: "2023-01-15" } }),
  );
  const august = [900, 1000, 1200].map((price, index) => boardRow({ series_id: index + 4, retail: { price } }));
  const found = compare([...january, ...august]);
  expect(found.get(1)).toMatchObject({ step: "cheaper", median: 100, markets: 3, month: "2023-01" });
  expect(found.get(6)).toMatchObject({ step: "muchDearer", median: 1000, month: "2025-08" });
});

test("a month of a market that has newer prices counts for the markets whose newest price is of that month", () => {
  const months = [{ month: "2025-06", retail: 100, wholesale: null }];
  const rows = [
    boardRow({ series_id: 1, months }),
    boardRow({ series_id: 2, months }),
    boardRow({ series_id: 3, retail: { price: 120, date: "2025-06-15" } }),
  ];
  expect(compare(rows).get(3)).toMatchObject({ step: "muchDearer", median: 100, markets: 3 });
});

test("with fewer than three prices, or one far from the usual, nothing is compared; nor flour with grain", () => {
  const two = [boardRow({ series_id: 1 }), boardRow({ series_id: 2 })];
  expect(compare(two).get(1)).toBeNull();
  expect(compare([...two, boardRow({ series_id: 3, retail: { outlier: true } })]).get(3)).toBeNull();
  expect(compare([...two, boardRow({ series_id: 3, variety: "Flour" })]).get(1)).toBeNull();
});
