import { expect, it } from "vitest";
import { isClear } from "./clear-sky";

const cell = (code: number, around = 4) => ({
  width: 3,
  height: 3,
  classes: [around, around, around, around, code, around, around, around, around],
});

it("keeps vegetation and bare ground, drops shadow, cloud, snow, dark and missing cells", () => {
  const kept = Array.from({ length: 12 }, (_, code) => code).filter((code) => isClear(cell(code), 1, 1));
  expect(kept).toEqual([4, 5, 6, 7]);
  expect(isClear(cell(4), 3, 1)).toBe(false);
});

it("keeps water and unclassified cells only away from clouds and shadows", () => {
  for (const code of [6, 7]) {
    for (const cloud of [3, 8, 9, 10]) expect(isClear(cell(code, cloud), 1, 1)).toBe(false);
    expect(isClear(cell(code, 5), 1, 1)).toBe(true);
  }
});
