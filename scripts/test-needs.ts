import { execFile } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { findChromium } from "../lib/testing/chromium";

function onPath(program: string): boolean {
  return (process.env.PATH ?? "").split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Installs a Debian package when that is possible here; says whether it worked. */
async function aptInstall(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !onPath("apt-get")) return false;
  process.stdout.write(`Installing ${name} with apt-get\n`);
  const run = promisify(execFile);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return run("apt-get", ["update", "-q"], { env })
    .then(() => run("apt-get", ["install", "-q", "-y", "--no-install-recommends", name], { env }))
    .then(
      () => true,
      () => false,
    );
}

/** Sees to the programs that the tests need beside npm's; gives a line on what is missing and how to get it, or null. */
export async function testNeeds(): Promise<string | null> {
  if (!onPath("redis-server") && !(await aptInstall("redis-server")) && !onPath("redis-server")) {
    return "redis-server is missing: install it with your system's package manager (Debian: apt-get install redis-server).";
  }
  if ((await findChromium()) === null && !((await aptInstall("chromium")) && (await findChromium()) !== null)) {
    return "No Chromium that runs was found: install one, or name it in CHROMIUM_PATH, or run npx playwright install --with-deps chromium.";
  }
  // What the documentation's examples are run with.
  const missing = ["bash", "curl", "python3"].filter((program) => !onPath(program));
  if (missing.length > 0) {
    return `${missing.join(" and ")} missing: install with your system's package manager (Debian: apt-get install ${missing.join(" ")}).`;
  }
  return null;
}
