import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, it, vi } from "vitest";
import { unshare } from "../../runtime";
import { logitsOf } from "./inference";
import { readModelCard } from "./model-card";

vi.mock("node:child_process", async (original) => {
  const real = await original<typeof import("node:child_process")>();
  return { ...real, fork: vi.fn(real.fork) };
});

const started = vi.mocked(fork);
const lastChild = () => started.mock.results.at(-1)?.value as ChildProcess;

afterEach(async () => {
  const child = lastChild();
  if (child.exitCode === null && child.signalCode === null) {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  unshare("photo model");
});

const card = await readModelCard();
const grey = () => new Float32Array(3 * card.input.size ** 2).fill(0.5);

describe("the process that runs the model", () => {
  it("is one for all calls, and each call gets its own answer", async () => {
    const before = started.mock.calls.length;
    const dark = grey().fill(0.1);
    const [first, second, third] = await Promise.all([
      logitsOf(grey(), card),
      logitsOf(dark, card),
      logitsOf(grey(), card),
    ]);
    expect(first).toHaveLength(card.classes.length);
    expect(third).toEqual(first);
    expect(second).not.toEqual(first);
    expect(started.mock.calls.length - before).toBe(1);
  });

  it("when it is killed, calls under way fail and the next one starts another", async () => {
    const answer = await logitsOf(grey(), card);
    const child = lastChild();
    child.kill("SIGKILL");
    await expect(logitsOf(grey(), card)).rejects.toThrow();
    expect(await logitsOf(grey(), card)).toEqual(answer);
    expect(lastChild().pid).not.toBe(child.pid);
  });

  it("refuses weights other than those that pests.json speaks of", async () => {
    await expect(logitsOf(grey(), { ...card, sha256: "0".repeat(64) })).rejects.toThrow(/not the file/);
  });

  it("ends when the server is gone, also when that was killed", async () => {
    await logitsOf(grey(), card);
    const child = lastChild();
    child.disconnect();
    expect(await once(child, "exit")).toEqual([0, null]);
  });
});
