import { sentSize } from "./photo-size";

/** A photo as it is sent, and how it is shown meanwhile. */
export type ReadyPhoto = {
  name: string;
  file: Blob;
  /** Size of the file that was chosen. */
  chosenBytes: number;
  /** A data address of the picture; null when the browser can't read it. */
  preview: string | null;
};

const jpeg = "image/jpeg";
const quality = 0.88;

async function drawn(file: File): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const { width, height } = sentSize(picture);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  // JPEG knows no transparency, which would turn black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas;
}

/**
 * Turns a photo the right way up, shrinks it and drops what the file says of place and device. A file that the browser
 * can't read is sent as it is, since the server may.
 */
export async function shrinkPhoto(file: File): Promise<ReadyPhoto> {
  const asIs = { name: file.name, file, chosenBytes: file.size, preview: null };
  try {
    const canvas = await drawn(file);
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, jpeg, quality));
    return smaller ? { ...asIs, file: smaller, preview: canvas.toDataURL(jpeg, quality) } : asIs;
  } catch {
    return asIs;
  }
}
