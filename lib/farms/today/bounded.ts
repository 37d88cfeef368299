/** What `work` gives for each item, in the items' order, with at most `limit` of them under way at once. */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const waiting = items.entries();
  // All workers draw from one iterator, so that each item is drawn once.
  const worker = async () => {
    for (const [index, item] of waiting) results.set(index, await work(item));
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
