/** Sentinel-2 scene classification (SCL, level-2A algorithm of ESA), one class a cell of 20 m. */
const [cloudShadow, vegetation, bareGround, water, unclassified] = [3, 4, 5, 6, 7];
const [mediumCloud, highCloud, cirrus] = [8, 9, 10];

/** The classes of a stretch of cells, row by row; cells outside count as no data. */
export type ClassCells = { width: number; height: number; classes: ArrayLike<number> };

const isCloudOrShadow = (cell: number) => [cloudShadow, mediumCloud, highCloud, cirrus].includes(cell);

/**
 * Whether a cell shows the ground: vegetation and bare ground do; water (a flooded field) and unclassified cells only
 * where none of their eight neighbours is cloud or shadow, whose edges are often taken for them. All else does not.
 */
export function isClear({ width, height, classes }: ClassCells, column: number, row: number): boolean {
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (classes[y * width + x] ?? 0);
  const cell = at(column, row);
  if (cell === vegetation || cell === bareGround) return true;
  if (cell !== water && cell !== unclassified) return false;
  for (let y = row - 1; y <= row + 1; y++) {
    for (let x = column - 1; x <= column + 1; x++) if (isCloudOrShadow(at(x, y))) return false;
  }
  return true;
}

/** Whether vegetation or bare ground: the surest classes, by which a scene's offset is judged. */
export const isSurelyClear = (cell: number | undefined) => cell === vegetation || cell === bareGround;
