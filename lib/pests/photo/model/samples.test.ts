import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { logitsOf } from "../inference";
import { modelFolder, readModelCard } from "../model-card";
import { checkPhoto } from "../photo-file";
import { modelPixels } from "../pixels";

/** The pattern that scripts/train-pest-model/export.py makes, as a PNG. */
async function pattern(number: number, side: number): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      for (let colour = 0; colour < 3; colour++) {
        const value = x * (number + 1) * (colour + 1) + y * (2 * number + 3) + Math.floor((x * y * number) / 16);
        pixels[(y * side + x) * 3 + colour] = value % 256;
      }
    }
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

describe("the photo model", () => {
  it("gives the scores here that it gave where it was trained", async () => {
    const card = await readModelCard();
    const stored = JSON.parse(await readFile(path.join(modelFolder, "samples.json"), "utf8")) as number[][];
    expect(stored).toHaveLength(6);
    for (const [number, wanted] of stored.entries()) {
      const photo = await checkPhoto(await pattern(number, card.input.size));
      const found = await logitsOf(await modelPixels(photo, card.input), card);
      expect(found).toHaveLength(wanted.length);
      for (const [index, score] of wanted.entries()) expect(Math.abs((found[index] ?? 0) - score)).toBeLessThan(0.01);
    }
  });
});
