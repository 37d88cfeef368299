import { pixelAt, type PixelWindow, type Raster } from "../../upstream/raster/raster";
import { pointAt, type Frame } from "./frame";

/** Sees a picture's pixel: its number, and where its middle lies in a window of the source, in pixels with fractions. */
export type See = (index: number, column: number, row: number) => void;

/** Every so many pixels the projection is computed, between them it is taken to be straight. */
const step = 32;
/** After this many rows others get their turn. */
const rowsAtOnce = 128;

/** Goes through a picture's pixels, from web Mercator to the source's own map. */
export async function warp(
  frame: Frame,
  { raster, window }: { raster: Raster; window: PixelWindow },
  see: See,
): Promise<void> {
  const across = Math.ceil(frame.width / step) + 1;
  const nodes = nodesOf(frame, raster, across);
  for (let y = 0; y < frame.height; y++) {
    if (y % rowsAtOnce === rowsAtOnce - 1) await new Promise(setImmediate);
    const [nodeRow, down] = [Math.floor(y / step), (y % step) / step];
    for (let x = 0; x < frame.width; x++) {
      const [nodeColumn, right] = [Math.floor(x / step), (x % step) / step];
      const at = (nodeRow * across + nodeColumn) * 2;
      const below = at + across * 2;
      const between = (offset: number) =>
        ((nodes[at + offset] ?? 0) * (1 - right) + (nodes[at + 2 + offset] ?? 0) * right) * (1 - down) +
        ((nodes[below + offset] ?? 0) * (1 - right) + (nodes[below + 2 + offset] ?? 0) * right) * down;
      see(y * frame.width + x, between(0) - window.column, between(1) - window.row);
    }
  }
}

/** Column and row of the source at every node, one row of nodes after the other. */
function nodesOf(frame: Frame, { grid, projection }: Raster, across: number): Float64Array {
  const down = Math.ceil(frame.height / step) + 1;
  const nodes = new Float64Array(across * down * 2);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      // The middle of the pixel at the node.
      const point = pointAt(frame, column * step + 0.5, row * step + 0.5);
      const place = pixelAt(grid, projection.toMap(point));
      nodes.set([place.column, place.row], (row * across + column) * 2);
    }
  }
  return nodes;
}
