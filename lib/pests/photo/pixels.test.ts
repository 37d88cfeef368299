import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { checkPhoto } from "./photo-file";
import { modelPixels, smallCopy } from "./pixels";

const input = { size: 128, short_side: 160 };

/** A picture whose corners tell which way up it is. */
const corners = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 120, b: 40 } } }).composite([
    { input: { create: { width: 200, height: 150, channels: 3, background: "red" } }, left: 0, top: 0 },
    { input: { create: { width: 200, height: 150, channels: 3, background: "blue" } }, left: width - 200, top: 0 },
  ]);
const upright = await corners(800, 600).png().toBuffer();

const pixelsOf = async (bytes: Buffer) => modelPixels(await checkPhoto(bytes), input);
const mostApart = (a: Float32Array, b: Float32Array) =>
  a.reduce((most, value, index) => Math.max(most, Math.abs(value - (b[index] ?? Number.NaN))), 0);

/** How a camera held that way stores the upright picture, for each EXIF orientation. */
const held: Record<number, (picture: Sharp) => Sharp> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.rotate(270).flop(),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.rotate(90).flop(),
  8: (picture) => picture.rotate(90),
};

describe("what the model is shown", () => {
  it.each(Object.entries(held))("is upright for EXIF orientation %s", async (orientation, turn) => {
    const stored = await turn(sharp(upright)).png().toBuffer();
    const tagged = await sharp(stored)
      .withMetadata({ orientation: Number(orientation) })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect(mostApart(await pixelsOf(tagged), await pixelsOf(upright))).toBeLessThan(0.06);
  });

  it("is three planes of 0 to 1 for grey, CMYK, 16 bit, transparent and palette pictures", async () => {
    const base = () => sharp(upright);
    const kinds = {
      grey: await base().greyscale().jpeg().toBuffer(),
      cmyk: await base().toColourspace("cmyk").jpeg().toBuffer(),
      deep: await base().toColourspace("rgb16").png().toBuffer(),
      transparent: await base().ensureAlpha(0.5).png().toBuffer(),
      palette: await base().png({ palette: true }).toBuffer(),
      webp: await base().webp().toBuffer(),
    };
    for (const [kind, bytes] of Object.entries(kinds)) {
      const planes = await pixelsOf(bytes);
      expect(planes, kind).toHaveLength(3 * input.size * input.size);
      expect(
        planes.every((value) => value >= 0 && value <= 1),
        kind,
      ).toBe(true);
    }
    const [plain, deep] = [await pixelsOf(upright), await pixelsOf(kinds.deep)];
    expect(mostApart(plain, deep)).toBeLessThan(0.02);
  });

  it("is the first frame of an animation", async () => {
    const [width, height] = [100, 100];
    const frame = (colour: number[]) => Buffer.from(Array.from({ length: width * height }, () => colour).flat());
    const frames = Buffer.concat([frame([200, 0, 0]), frame([0, 0, 200])]);
    const bytes = await sharp(frames, { raw: { width, height: 2 * height, channels: 3, pageHeight: height } })
      .webp({ lossless: true, loop: 0 })
      .toBuffer();
    const planes = await pixelsOf(bytes);
    expect(planes[0]).toBeCloseTo(200 / 255, 1);
    expect(planes[2 * input.size * input.size]).toBeLessThan(0.1);
  });
});

describe("the copy that is kept", () => {
  it("is a small upright JPEG without metadata: no place, no time, no camera", async () => {
    const withPlace = await sharp(await corners(1600, 1200).png().toBuffer())
      .withExif({ IFD0: { Make: "Camera", DateTime: "2026:11:01 10:00:00" }, IFD3: { GPSLatitude: "12/1 0/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(withPlace).metadata()).exif).toBeDefined();
    const kept = await smallCopy(await checkPhoto(withPlace));
    const { format, width, height, exif, xmp, iptc, orientation, icc } = await sharp(kept).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 600, height: 800 });
    expect([exif, xmp, iptc, orientation, icc]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});
