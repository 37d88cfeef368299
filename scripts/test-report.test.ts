import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sumOf, tallyOf } from "./test-report";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "gona-report-"));
});
afterEach(() => rm(folder, { recursive: true }));

const report = async (content: unknown) => {
  const file = path.join(folder, "report.json");
  await writeFile(file, JSON.stringify(content));
  return file;
};
const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 };

describe("tallyOf", () => {
  it("reads the counts of vitest and of Playwright", async () => {
    expect(await tallyOf(await report(vitest), 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
    const stats = { expected: 7, unexpected: 0, flaky: 1, skipped: 0 };
    expect(await tallyOf(await report({ stats }), 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });

  it("counts a suite that broke outside of its tests as failed", async () => {
    const whole = { ...vitest, numFailedTests: 0 };
    expect((await tallyOf(await report(whole), 1)).failed).toBe(1);
    expect((await tallyOf(path.join(folder, "missing.json"), 1)).failed).toBe(1);
  });
});

describe("sumOf", () => {
  it("adds up the suites", () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(sumOf([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  });
});
