import { describe, expect, test } from "vitest";
import { readingPoints, textureLabelPoint, textureOutlines, triangleHeight, trianglePoint } from "./texture-triangle";
import type { TrianglePoint } from "./texture-triangle";

/** Even-odd rule. */
function lies({ x, y }: TrianglePoint, outline: readonly TrianglePoint[]): boolean {
  return outline.reduce((inside, from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const crosses = from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x;
    return crosses ? !inside : inside;
  }, false);
}

const classesAt = (clayPct: number, sandPct: number) => {
  const point = trianglePoint({ clayPct, sandPct, siltPct: 100 - clayPct - sandPct });
  return textureOutlines()
    .filter(({ outline }) => lies(point, outline))
    .map(({ texture }) => texture);
};

const areaOf = (outline: readonly TrianglePoint[]) =>
  Math.abs(
    outline.reduce((sum, from, index) => {
      const to = outline[(index + 1) % outline.length] ?? from;
      return sum + from.x * to.y - to.x * from.y;
    }, 0),
  ) / 2;

describe("the texture triangle", () => {
  test("has pure clay at the top, sand at the left and silt at the right", () => {
    expect(trianglePoint({ clayPct: 100, sandPct: 0, siltPct: 0 })).toEqual({ x: 0.5, y: triangleHeight });
    expect(trianglePoint({ clayPct: 0, sandPct: 100, siltPct: 0 })).toEqual({ x: 0, y: 0 });
    expect(trianglePoint({ clayPct: 0, sandPct: 0, siltPct: 100 })).toEqual({ x: 1, y: 0 });
  });

  test("puts a soil whose sizes do not quite sum to 100 where its shares are", () => {
    const rounded = trianglePoint({ clayPct: 20.2, sandPct: 60.6, siltPct: 20.2 });
    const whole = trianglePoint({ clayPct: 20, sandPct: 60, siltPct: 20 });
    expect(rounded.x).toBeCloseTo(whole.x, 12);
    expect(rounded.y).toBeCloseTo(whole.y, 12);
  });

  test("is filled by its twelve classes without gap or overlap", () => {
    const total = textureOutlines().reduce((sum, { outline }) => sum + areaOf(outline), 0);
    expect(textureOutlines()).toHaveLength(12);
    expect(total).toBeCloseTo(triangleHeight / 2, 12);
    for (let clay = 0.4; clay < 99; clay += 1) {
      for (let sand = 0.3; clay + sand < 100; sand += 1)
        expect(classesAt(clay, sand), `${clay}, ${sand}`).toHaveLength(1);
    }
  });

  test.each([
    ["sand", 4, 92],
    ["loamy sand", 7, 82],
    ["sandy loam", 12, 65],
    ["sandy loam", 5, 48],
    ["loam", 20, 40],
    ["silt loam", 15, 20],
    ["silt", 6, 6],
    ["sandy clay loam", 25, 60],
    ["clay loam", 32, 33],
    ["silty clay loam", 34, 10],
    ["sandy clay", 42, 50],
    ["silty clay", 47, 7],
    ["clay", 60, 20],
  ])("%s holds a soil of %d %% clay and %d %% sand", (texture, clay, sand) => {
    expect(classesAt(clay, sand)).toEqual([texture]);
  });

  test("has the name of each class within it", () => {
    for (const { texture, outline } of textureOutlines())
      expect(lies(textureLabelPoint(texture), outline), texture).toBe(true);
  });

  test("reads clay on the left edge, sand on the base and silt on the right edge", () => {
    const { clay, sand, silt } = readingPoints({ clayPct: 20, sandPct: 50, siltPct: 30 });
    expect(clay.y).toBeCloseTo(0.2 * triangleHeight, 12);
    expect(clay.x).toBeCloseTo(0.1, 12);
    expect(sand).toEqual({ x: 0.5, y: 0 });
    expect(silt.x).toBeCloseTo(0.65, 12);
    expect(silt.y).toBeCloseTo(0.7 * triangleHeight, 12);
  });
});
