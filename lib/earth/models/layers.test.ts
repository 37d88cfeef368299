import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { meanOverDepth, type Layer } from "./layers";

const archive = (values: (number | null)[]): Layer[] =>
  [
    [0, 7],
    [7, 28],
    [28, 100],
  ].map(([topCm = 0, bottomCm = 0], index) => ({ topCm, bottomCm, value: values[index] ?? null }));

const anyValue = fc.double({ min: 0, max: 1, noNaN: true });
const anyBand = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([a, b]) => ({ topCm: Math.min(a, b), bottomCm: Math.max(a, b) }));

describe("the mean over a depth", () => {
  it("weighs each layer by the part of the band that lies in it", () => {
    expect(meanOverDepth(archive([0.1, 0.2, 0.3]), { topCm: 0, bottomCm: 28 })).toBeCloseTo(
      (7 * 0.1 + 21 * 0.2) / 28,
      12,
    );
    expect(meanOverDepth(archive([0.1, 0.2, 0.3]), { topCm: 5, bottomCm: 38 })).toBeCloseTo(
      (2 * 0.1 + 21 * 0.2 + 10 * 0.3) / 33,
      12,
    );
  });

  it("is the layer's own figure inside one layer", () => {
    expect(meanOverDepth(archive([0.1, 0.2, 0.3]), { topCm: 30, bottomCm: 60 })).toBeCloseTo(0.3, 12);
    expect(meanOverDepth(archive([0.1, 0.2, 0.3]), { topCm: 10, bottomCm: 10 })).toBe(0.2);
  });

  it("at the border of two layers is the lower one's, and at the very bottom the last one's", () => {
    expect(meanOverDepth(archive([0.1, 0.2, 0.3]), { topCm: 7, bottomCm: 7 })).toBe(0.2);
    expect(meanOverDepth(archive([0.1, 0.2, 0.3]), { topCm: 100, bottomCm: 100 })).toBe(0.3);
  });

  it("is not known where a layer that it touches is not, and known where that one is not touched", () => {
    expect(meanOverDepth(archive([0.1, null, 0.3]), { topCm: 0, bottomCm: 28 })).toBeNull();
    expect(meanOverDepth(archive([0.1, null, 0.3]), { topCm: 0, bottomCm: 7 })).toBeCloseTo(0.1, 12);
  });

  it("is not known below the layers or across a hole between them", () => {
    expect(meanOverDepth(archive([0.1, 0.2, 0.3]), { topCm: 90, bottomCm: 120 })).toBeNull();
    expect(meanOverDepth(archive([0.1, 0.2, 0.3]).slice(1), { topCm: 0, bottomCm: 28 })).toBeNull();
  });

  it("lies between the least and the most of the layers, and is exact where all are the same", () => {
    fc.assert(
      fc.property(fc.tuple(anyValue, anyValue, anyValue), anyValue, anyBand, (values, same, band) => {
        const mean = meanOverDepth(archive(values), band) ?? Number.NaN;
        expect(mean).toBeGreaterThanOrEqual(Math.min(...values) - 1e-12);
        expect(mean).toBeLessThanOrEqual(Math.max(...values) + 1e-12);
        expect(meanOverDepth(archive([same, same, same]), band)).toBeCloseTo(same, 12);
      }),
    );
  });
});
