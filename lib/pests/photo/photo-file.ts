import sharp, { type Metadata } from "sharp";
import { ApiError, invalidRequest } from "../../api/errors";
import { mostPhotoBytes } from "../contract";
import { isCameraTrailer } from "./structure/after-end";
import { jpegEnd } from "./structure/jpeg";
import { beginsAsPng, pngEnd } from "./structure/png";
import { beginsAsWebp, webpEnd } from "./structure/webp";

/** Most pixels of a photo. */
const mostPhotoPixels = 50_000_000;
const leastSidePixels = 64;

/** A photo that passed every check that can be made without decoding it. */
export type PhotoFile = { bytes: Buffer; format: "jpeg" | "png" | "webp" };

const notAnImage = () =>
  new ApiError(
    415,
    "Unsupported media type",
    "image: expected a photo as JPEG, PNG or WebP. The file's content is another; its name and declared type do not count.",
  );

const tooLarge = (what: string) =>
  new ApiError(413, "Image too large", `image: ${what}. Send a smaller copy; 1600 pixels on the long side are plenty.`);

/** 400 for a photo whose beginning is right and whose rest is not. */
export const brokenPhoto = () =>
  invalidRequest("image: the file is cut off or damaged. Take or export the photo again, and send all of it.");

type Kind = { format: PhotoFile["format"]; end: number | null };

function kindOf(bytes: Buffer): Kind {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return { format: "jpeg", end: jpegEnd(bytes) };
  if (beginsAsPng(bytes)) return { format: "png", end: pngEnd(bytes) };
  if (bytes.length >= 12 && beginsAsWebp(bytes)) return { format: "webp", end: webpEnd(bytes) };
  throw notAnImage();
}

function refuseSize({ width, height }: Metadata): void {
  if (width * height > mostPhotoPixels) throw tooLarge(`it has ${width} x ${height} pixels; at most 50 megapixels`);
  if (Math.min(width, height) < leastSidePixels) {
    throw invalidRequest(
      `image: it has ${width} x ${height} pixels; at least ${leastSidePixels} x ${leastSidePixels} are needed.`,
    );
  }
}

/** What every decoder of a photo is told; a file that lies about its size is refused here too. */
export const decoderLimits = { limitInputPixels: mostPhotoPixels, failOn: "error", pages: 1 } as const;

/**
 * Looks at a photo's form and size without decoding it.
 * @throws ApiError 413 when it is too large, 415 when it is no JPEG, PNG or WebP, 400 when it is broken, carries
 * something else behind its end, or is too small.
 */
export async function checkPhoto(given: Uint8Array): Promise<PhotoFile> {
  if (given.length > mostPhotoBytes) throw tooLarge("it has more than 10 MB");
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const { format, end } = kindOf(bytes);
  if (end === null) throw brokenPhoto();
  if (end < bytes.length && !(format === "jpeg" && isCameraTrailer(bytes, end))) {
    throw invalidRequest("image: something else follows the end of the picture in this file. Send the picture alone.");
  }
  const metadata = await sharp(bytes, { ...decoderLimits, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw brokenPhoto();
    });
  if (metadata.format !== format) throw brokenPhoto();
  refuseSize(metadata);
  return { bytes, format };
}
