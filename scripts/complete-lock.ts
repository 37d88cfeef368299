/**
 * Completes package-lock.json after `npm install`: npm leaves out optional packages of other platforms when it could
 * not fetch them, and then `npm ci` refuses the lock file. Also takes out registry addresses. Run by `npm run lock`.
 */
import { readFile, writeFile } from "node:fs/promises";

const file = "package-lock.json";

// npm's own file, so its form is taken on trust.
type Entry = {
  version?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Entry> };

const systems = ["darwin", "linux", "win32", "windows", "android", "freebsd", "openharmony"];
const processors = ["arm64", "arm", "x64", "ia32", "ppc64", "riscv64", "s390x", "wasm32"];

/** The entry of a platform's package, read off its name (`@swc/core-win32-x64-msvc`); null when it names no platform. */
function platformEntry(name: string, version: string): Entry | null {
  const words = name.split(/[-/]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (cpu.length === 0 || !/^\d/.test(version)) return null;
  return {
    version,
    ...(os.length > 0 && { os: os.map((name) => (name === "windows" ? "win32" : name)) }),
    cpu,
    optional: true,
  };
}

/** Adds what the lock lacks; gives the names of what it added. */
function complete(packages: Record<string, Entry>): string[] {
  const added: string[] = [];
  for (const [owner, entry] of Object.entries(packages)) {
    delete entry.resolved;
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`;
      const made = packages[place] || packages[`${owner}/${place}`] ? null : platformEntry(name, version);
      if (!made) continue;
      packages[place] = entry.dev ? { ...made, dev: true } : made;
      added.push(name);
    }
  }
  return added;
}

const lock = JSON.parse(await readFile(file, "utf8")) as Lock;
const added = complete(lock.packages);
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${file}: ${added.length} platform packages added\n`);
