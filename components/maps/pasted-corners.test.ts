import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCorners, readDegrees } from "./pasted-corners";

describe("readCorners", () => {
  it("reads the ways in which people write coordinates", () => {
    const text =
      "9.0765, 7.3986\n9.07 7.40\n 9.06;7.41 \r\n(9.05,7.42)\n\n[9.04, 7.43],\n9.03° N, 7.44° E\n7.45E 9.02N\n9.01\t7.46";
    expect(readCorners(text)).toEqual({
      corners: [
        [9.0765, 7.3986],
        [9.07, 7.4],
        [9.06, 7.41],
        [9.05, 7.42],
        [9.04, 7.43],
        [9.03, 7.44],
        [9.02, 7.45],
        [9.01, 7.46],
      ],
      unreadLines: [],
    });
    expect(readCorners("9.5 S, 7.25 W").corners).toEqual([[-9.5, -7.25]]);
  });

  it("names the lines it could not read, and keeps the others", () => {
    const read = readCorners("latitude, longitude\n9.1, 7.1\n9,1, 7,1\n9.2\n9 N 7 N");
    expect(read).toEqual({ corners: [[9.1, 7.1]], unreadLines: [1, 3, 4, 5] });
  });

  it("reads back any corners that were written", () => {
    const degrees = (limit: number) =>
      fc.double({ min: -limit, max: limit, noNaN: true }).map((x) => Number(x.toFixed(6)) + 0);
    fc.assert(
      fc.property(fc.array(fc.tuple(degrees(90), degrees(180)), { maxLength: 20 }), (corners) => {
        const text = corners
          .map(([latitude, longitude]) => `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`)
          .join("\n");
        expect(readCorners(text)).toEqual({ corners, unreadLines: [] });
      }),
    );
  });
});

describe("readDegrees", () => {
  it("takes a number and nothing else", () => {
    expect(readDegrees(" -9.5 ")).toBe(-9.5);
    for (const text of ["", "9,5", "9.5x", "1e3", "1234"]) expect(readDegrees(text)).toBeNull();
  });
});
