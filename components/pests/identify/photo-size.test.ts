import { expect, test } from "vitest";
import { readableSize, sentSize } from "./photo-size";

test("a large photo shrinks to 1,600 px on its longer side and keeps its shape", () => {
  expect(sentSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
  expect(sentSize({ width: 3000, height: 4000 })).toEqual({ width: 1200, height: 1600 });
  expect(sentSize({ width: 20_000, height: 3 })).toEqual({ width: 1600, height: 1 });
});

test("a small photo is never blown up", () => {
  expect(sentSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
});

test("sizes read as people say them", () => {
  expect(readableSize(12)).toEqual({ unit: "kilobytes", size: 1 });
  expect(readableSize(312_400)).toEqual({ unit: "kilobytes", size: 312 });
  expect(readableSize(4_240_000)).toEqual({ unit: "megabytes", size: 4.2 });
});
