/** Longest side of a photo that is sent, in pixels: more than the model looks at, little enough for a weak signal. */
const longestSidePx = 1600;

/** The size at which a photo is sent, in pixels: its own, or smaller with the same shape. */
export function sentSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, longestSidePx / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** A file's size in the unit that reads best. */
export function readableSize(bytes: number): { unit: "kilobytes" | "megabytes"; size: number } {
  if (bytes < 950_000) return { unit: "kilobytes", size: Math.max(1, Math.round(bytes / 1000)) };
  return { unit: "megabytes", size: Math.round(bytes / 100_000) / 10 };
}
