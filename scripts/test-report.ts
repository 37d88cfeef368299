import { readFile } from "node:fs/promises";
import { z } from "zod";

/** How many tests of a suite ended how. */
export type Tally = { passed: number; failed: number; skipped: number };

const Vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});
const Playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** The counts in a JSON report of vitest or Playwright; null when it is none. */
function countsOf(report: unknown): Tally | null {
  const vitest = Vitest.safeParse(report).data;
  if (vitest) {
    const skipped = vitest.numPendingTests + vitest.numTodoTests;
    return { passed: vitest.numPassedTests, failed: vitest.numFailedTests, skipped };
  }
  const stats = Playwright.safeParse(report).data?.stats;
  return stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped } : null;
}

/** Reads a suite's report. A suite that failed without a failed test, or without a report, counts as one failure. */
export async function tallyOf(file: string, exitCode: number): Promise<Tally> {
  const report: unknown = await readFile(file, "utf8").then(
    (text) => JSON.parse(text) as unknown,
    () => null,
  );
  const tally = countsOf(report) ?? { passed: 0, failed: 0, skipped: 0 };
  const broken = exitCode !== 0 && tally.failed === 0;
  return broken ? { ...tally, failed: 1 } : tally;
}

/** The sum of what suites counted. */
export function sumOf(tallies: Tally[]): Tally {
  const sum = (what: keyof Tally) => tallies.reduce((total, tally) => total + tally[what], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}
