/** How asks are gathered into calls. */
export type Gathering<Item, Result> = {
  /** Most items of one call. */
  most: number;
  /** How long the first item waits for others. */
  waitMs: number;
  /** Asks for all items at once; gives their results in the same order. */
  askAll: (items: Item[]) => Promise<Result[]>;
};

type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (reason: unknown) => void };

/** A function that asks for one item, and puts what is asked for at the same moment into one call. */
export function gathered<Item, Result>({ most, waitMs, askAll }: Gathering<Item, Result>) {
  let waiting: Waiting<Item, Result>[] = [];

  const send = (): void => {
    const batch = waiting;
    waiting = [];
    askAll(batch.map(({ item }) => item)).then(
      (results) => {
        for (const [index, { resolve, reject }] of batch.entries()) {
          const result = results[index];
          if (result === undefined) reject(new Error("fewer results than items"));
          else resolve(result);
        }
      },
      (error: unknown) => {
        for (const { reject } of batch) reject(error);
      },
    );
  };

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length === 1) setTimeout(() => waiting.length > 0 && send(), waitMs);
      if (waiting.length >= most) send();
    });
}
