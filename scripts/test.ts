/** The whole test run: lint, unit, API, OpenAPI document, browser; stops at the first that fails. Run by `npm test`. */
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { ensureBuilt } from "./build";
import { programOf, runProgram } from "./run-program";
import { testNeeds } from "./test-needs";
import { sumOf, tallyOf, type Tally } from "./test-report";

const reports = await mkdtemp(path.join(os.tmpdir(), "gona-test-reports-"));
const reportOf = (suite: string) => path.join(reports, `${suite}.json`);

const vitest = (project: string) => () =>
  runProgram({
    args: [
      ...[programOf("vitest", "vitest.mjs"), "run", "--project", project],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${reportOf(project)}`],
    ],
  });

const program = (file: string, env?: Record<string, string>) => () =>
  runProgram({ args: ["--import", "tsx", "--import", "./scripts/prepare.ts", file], env });

/** `counted`: leaves a report with the numbers of its tests. */
type Suite = { name: string; counted: boolean; run: () => Promise<number> };

const suites: Suite[] = [
  { name: "lint", counted: false, run: program("scripts/lint.ts") },
  { name: "unit", counted: true, run: vitest("unit") },
  { name: "build", counted: false, run: () => ensureBuilt().then(() => 0) },
  { name: "openapi", counted: false, run: program("scripts/openapi-lint.ts") },
  { name: "api", counted: true, run: vitest("api") },
  { name: "browser", counted: true, run: program("scripts/e2e.ts", { E2E_REPORT: reportOf("browser") }) },
];

async function runSuite({ name, run, counted }: Suite): Promise<Tally> {
  process.stdout.write(`\n=== ${name}\n`);
  const started = performance.now();
  const code = await run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  });
  process.stdout.write(
    `=== ${name}: ${code === 0 ? "ok" : "FAILED"} (${Math.round((performance.now() - started) / 1000)} s)\n`,
  );
  return counted ? tallyOf(reportOf(name), code) : { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** Runs the suites in turn until one fails. */
async function runSuites(): Promise<Tally> {
  const missing = await testNeeds();
  if (missing !== null) {
    process.stderr.write(`${missing}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const tallies: Tally[] = [];
  for (const suite of suites) {
    const tally = await runSuite(suite);
    tallies.push(tally);
    if (tally.failed > 0) break;
  }
  return sumOf(tallies);
}

const { passed, failed, skipped } = await runSuites();
await rm(reports, { recursive: true, force: true });
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}\n`);
process.exitCode = failed > 0 ? 1 : 0;
