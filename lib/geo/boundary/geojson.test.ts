import fc from "fast-check";
import { expect, it } from "vitest";
import { cornersOf, isClockwise, polygonOf } from "./geojson";
import { normalRing } from "./ring";
import { anyRing } from "./testing/any-ring";

it("writes longitude first, closed and counterclockwise", () => {
  const clockwise: [number, number][] = [
    [9, 7],
    [9.1, 7],
    [9.1, 7.2],
  ];
  expect(isClockwise(clockwise)).toBe(true);
  expect(polygonOf(clockwise).coordinates).toEqual([
    [
      [7, 9],
      [7.2, 9.1],
      [7, 9.1],
      [7, 9],
    ],
  ]);
});

it("brings back the ring that it wrote, to the digit, when the ring runs counterclockwise", () => {
  fc.assert(
    fc.property(anyRing(), (any) => {
      const ring = isClockwise(any) ? any.toReversed() : any;
      expect(normalRing(cornersOf(polygonOf(ring).coordinates[0] ?? [])).ring).toEqual(ring);
    }),
  );
});
