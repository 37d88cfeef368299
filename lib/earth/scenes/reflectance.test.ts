import { describe, expect, it } from "vitest";
import { ndviOf, trueOffset } from "./reflectance";

const newer = { scale: 0.0001, offset: -0.1 };

describe("the offset trap", () => {
  // Leaves reflect 3 to 6 % of red light; values with the offset still in them are 1000 higher.
  const removed = Array.from({ length: 100 }, (_, index) => 300 + index * 3);

  it("takes the item's offset back when the file has it removed already", () => {
    expect(trueOffset(removed, newer)).toBe(0);
  });

  it("applies it where the file still has it", () => {
    expect(
      trueOffset(
        removed.map((value) => value + 1000),
        newer,
      ),
    ).toBe(-0.1);
  });

  it("bears a twentieth of dark pixels, not more", () => {
    const withDark = (dark: number) => Array.from({ length: 100 }, (_, index) => (index < dark ? 900 : 1500));
    expect(trueOffset(withDark(5), newer)).toBe(-0.1);
    expect(trueOffset(withDark(6), newer)).toBe(0);
  });

  it("applies the item's offset when nothing is clear, and leaves older scenes alone", () => {
    expect(trueOffset([], newer)).toBe(-0.1);
    expect(trueOffset(removed, { scale: 0.0001, offset: 0 })).toBe(0);
  });
});

describe("NDVI", () => {
  it("is that of the reflectances: an offset left in would pull it towards 0", () => {
    expect(ndviOf(3454, 4065, { scale: 0.0001, offset: 0 })).toBeCloseTo(0.081_26, 5);
    expect(ndviOf(1400, 4600, newer)).toBeCloseTo(0.8, 10);
    expect(ndviOf(1400, 4600, { scale: 0.0001, offset: 0 })).toBeCloseTo(0.533, 3);
  });

  it("stays within -1 and 1, and there is none without data", () => {
    expect(ndviOf(900, 3000, newer)).toBe(1);
    expect(ndviOf(3000, 900, newer)).toBe(-1);
    expect(ndviOf(900, 900, newer)).toBeNull();
    expect(ndviOf(0, 3000, newer)).toBeNull();
    expect(ndviOf(3000, 0, newer)).toBeNull();
  });
});
