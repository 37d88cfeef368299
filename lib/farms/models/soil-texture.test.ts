import { expect, test } from "vitest";
import { soilWaterOf, textureClasses, textureOf } from "./soil-texture";

test.each([
  ["Sandy loam", "sandy loam"],
  ["sandy-loam soil", "sandy loam"],
  ["SANDY CLAY LOAM", "sandy clay loam"],
  ["silty loam", "silt loam"],
  ["loamy sand", "loamy sand"],
  ["Loamy", "loam"],
  ["Clayey, sticky when wet", "clay"],
  ["sandy", "sand"],
  ["Clay", "clay"],
  ["black cotton soil", null],
  ["", null],
  [null, null],
])("%o is read as %s", (said, texture) => {
  expect(textureOf(said)).toBe(texture);
});

test("every class is recognised by its own name and holds water that plants can take", () => {
  for (const texture of textureClasses) {
    expect(textureOf(texture)).toBe(texture);
    const { fieldCapacity, wiltingPoint } = soilWaterOf(texture);
    expect(fieldCapacity).toBeGreaterThan(wiltingPoint);
  }
});
