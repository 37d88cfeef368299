import sharp, { type Sharp } from "sharp";
import { brokenPhoto, decoderLimits, type PhotoFile } from "./photo-file";

/** A photo takes some tenths of a second; what takes this long was made to. */
const mostDecodeSeconds = 5;
const keptSidePixels = 800;

/** The upright picture in sRGB without transparency and metadata, its first frame. */
function opened({ bytes }: PhotoFile): Sharp {
  return sharp(bytes, decoderLimits)
    .timeout({ seconds: mostDecodeSeconds })
    .autoOrient()
    .flatten()
    .toColourspace("srgb");
}

/** Rows of red, green and blue, a byte each. */
type Rgb = { data: Buffer; width: number; height: number };

/** The whole picture with a short side of so many pixels. */
async function shrunk(photo: PhotoFile, shortSide: number): Promise<Rgb> {
  const { data, info } = await opened(photo)
    // Kernel and scaling belong to the model: it was trained on pictures made like this.
    .resize({ width: shortSide, height: shortSide, fit: "outside", kernel: "linear", fastShrinkOnLoad: false })
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw brokenPhoto();
    });
  if (info.channels !== 3) throw brokenPhoto();
  return { data, width: info.width, height: info.height };
}

/** The square in the middle as the model takes it: planes of red, green and blue, 0 to 1. */
function centreSquare({ data, width, height }: Rgb, size: number): Float32Array {
  const [left, top] = [Math.floor((width - size) / 2), Math.floor((height - size) / 2)];
  const planes = new Float32Array(3 * size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const from = 3 * ((top + row) * width + left + column);
      const to = row * size + column;
      for (let colour = 0; colour < 3; colour++) {
        planes[colour * size * size + to] = (data[from + colour] ?? 0) / 255;
      }
    }
  }
  return planes;
}

/** What the model is shown of a photo. @throws ApiError 400 when it cannot be decoded. */
export async function modelPixels(
  photo: PhotoFile,
  input: { size: number; short_side: number },
): Promise<Float32Array> {
  return centreSquare(await shrunk(photo, input.short_side), input.size);
}

/** A small copy to look at, without metadata. @throws ApiError 400 when the photo cannot be decoded. */
export async function smallCopy(photo: PhotoFile): Promise<Buffer> {
  return opened(photo)
    .resize({ width: keptSidePixels, height: keptSidePixels, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => {
      throw brokenPhoto();
    });
}
