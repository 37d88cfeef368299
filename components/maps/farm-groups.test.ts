import { expect, it } from "vitest";
import { groupByCell } from "./farm-groups";

it("puts every farm into exactly one group of its neighbours", () => {
  const items = [0, 10, 71, 72, 500].map((x, index) => ({ item: index, x, y: 5 }));
  const groups = groupByCell(items, 72).map((group) => group.map(({ item }) => item));
  expect(groups).toEqual([[0, 1, 2], [3], [4]]);
});
