/** Everything that can be said about the code without running it. Run by `npm run lint`. */
import { ensureClient } from "./build";
import { programOf, runProgram } from "./run-program";

const cruise = programOf("dependency-cruiser", "bin/dependency-cruise.mjs");
const folders = ["app", "components", "lib", "prisma", "scripts", "tests", "e2e", "bench", "server.ts", "proxy.ts"];

/** The longest first: two run at a time. */
const checks: { name: string; args: string[] }[] = [
  {
    name: "eslint",
    args: [
      programOf("eslint", "bin/eslint.js"),
      ".",
      "--max-warnings=0",
      "--cache",
      "--cache-location",
      "node_modules/.cache/eslint/",
    ],
  },
  { name: "types", args: [programOf("typescript", "bin/tsc"), "--noEmit"] },
  {
    name: "formatting (npm run format mends it)",
    args: [programOf("prettier", "bin/prettier.cjs"), "--check", ".", "--cache"],
  },
  { name: "dead code", args: [programOf("knip", "bin/knip.js"), "--no-progress"] },
  { name: "floors", args: [cruise, "--config", ".dependency-cruiser.js", ...folders] },
  { name: "browser code", args: [cruise, "--config", ".dependency-cruiser.browser.js", "app", "components", "lib"] },
];

/** Runs `checks` two at a time, shows what failed, and gives the names of the failed. */
async function runChecks(): Promise<string[]> {
  const failed: string[] = [];
  const waiting = [...checks];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      let output = "";
      const started = performance.now();
      const code = await runProgram({ args: check.args, output: (text) => (output += text) });
      const seconds = Math.round((performance.now() - started) / 1000);
      process.stdout.write(`${code === 0 ? "ok    " : "FAILED"} ${check.name} (${seconds} s)\n`);
      if (code === 0) continue;
      failed.push(check.name);
      process.stdout.write(output);
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}

await ensureClient();
// The types of the routes, which Next writes, and without which a fresh clone does not compile.
await runProgram({ args: [programOf("next", "dist/bin/next"), "typegen"], output: () => undefined });
const failed = await runChecks();
if (failed.length > 0) process.stderr.write(`lint failed: ${failed.join(", ")}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
