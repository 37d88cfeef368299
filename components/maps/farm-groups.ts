/** Something at a place of the screen (px). */
export type OnScreen<T> = { item: T; x: number; y: number };

/** Groups what lies in the same square of the screen. */
export function groupByCell<T>(items: readonly OnScreen<T>[], cellPx: number): OnScreen<T>[][] {
  const cells = new Map<string, OnScreen<T>[]>();
  for (const item of items) {
    const key = `${Math.floor(item.x / cellPx)}/${Math.floor(item.y / cellPx)}`;
    const cell = cells.get(key);
    if (cell) cell.push(item);
    else cells.set(key, [item]);
  }
  return [...cells.values()];
}
