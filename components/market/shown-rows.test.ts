import { expect, test } from "vitest";
import { boardRow } from "./testing/board-row";
import { kindShown, mainProduct, sortShown, toShown, type ShownRow } from "./shown-rows";

const ids = (shown: readonly ShownRow[]) => shown.map(({ row }) => row.series_id);
const retail = (rows: Parameters<typeof toShown>[0]) => toShown(rows, { kind: "retail", variety: null });

test("retail is shown unless only wholesale prices are known, and what was chosen always", () => {
  const wholesale = boardRow({ retail: null, wholesale: { price: 80, date: "2025-08-15" } });
  expect(kindShown([wholesale], null)).toBe("wholesale");
  expect(kindShown([wholesale, boardRow({})], null)).toBe("retail");
  expect(kindShown([wholesale], "retail")).toBe("retail");
  expect(retail([wholesale])).toEqual([]);
});

test("what can't be ordered by comes last, whichever way the rest is ordered", () => {
  const rows = retail([
    boardRow({ series_id: 1, retail: { trend_percent: null } }),
    boardRow({ series_id: 2, retail: { trend_percent: -3 } }),
    boardRow({ series_id: 3, retail: { trend_percent: 8 } }),
  ]);
  expect(ids(sortShown(rows, { sort: "trend", descending: true }))).toEqual([3, 2, 1]);
  expect(ids(sortShown(rows, { sort: "trend", descending: false }))).toEqual([2, 3, 1]);
});

test("the crop itself stands for it before flour of it, even with older prices", () => {
  const grain = [1, 2].map((id) => boardRow({ series_id: id, variety: "White grain", retail: { date: "2023-01-15" } }));
  const flour = [3, 4, 5].map((id) => boardRow({ series_id: id, variety: "Flour" }));
  expect(ids(mainProduct(retail([...flour, ...grain])))).toEqual([1, 2]);
});

test("of two varieties the one with recent prices in more markets stands for the crop", () => {
  const old = [1, 2, 3].map((id) => boardRow({ series_id: id, variety: "Brown", retail: { date: "2023-01-15" } }));
  const recent = [4, 5].map((id) => boardRow({ series_id: id, variety: "Red" }));
  expect(ids(mainProduct(retail([...old, ...recent])))).toEqual([4, 5]);
});
