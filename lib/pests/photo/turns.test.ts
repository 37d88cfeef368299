import { describe, expect, it } from "vitest";
import { Turns } from "./turns";

/** Work that ends when it is told to. */
function workOf() {
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const work = (number: number) => () => {
    started.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { work, started, endOne: () => ends.shift()?.() };
}

/** All that can go on without anything new has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("turns", () => {
  it("lets only so many work at once, and the others in the order in which they came", async () => {
    const turns = new Turns({ atOnce: 2, mostWaitingBytes: 100 });
    const { work, started, endOne } = workOf();
    const all = [1, 2, 3, 4].map((number) => turns.take(10, work(number)));
    await settled();
    expect(started).toEqual([1, 2]);
    endOne();
    await settled();
    expect(started).toEqual([1, 2, 3]);
    for (let ended = 0; ended < all.length; ended++) {
      endOne();
      await settled();
    }
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
  });

  it("refuses with 503 and Retry-After what would pass the bytes that may wait, and takes it again later", async () => {
    const turns = new Turns({ atOnce: 1, mostWaitingBytes: 100 });
    const { work, endOne } = workOf();
    const first = turns.take(1000, work(1));
    const second = turns.take(90, work(2));
    await expect(turns.take(20, work(3))).rejects.toMatchObject({ status: 503, headers: { "Retry-After": "5" } });
    endOne();
    await first;
    const third = turns.take(20, work(3));
    await settled();
    endOne();
    await settled();
    endOne();
    expect(await Promise.all([second, third])).toEqual([2, 3]);
  });

  it("work that fails gives its place away", async () => {
    const turns = new Turns({ atOnce: 1, mostWaitingBytes: 100 });
    await expect(turns.take(1, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await turns.take(1, () => Promise.resolve("yes"))).toBe("yes");
  });
});
