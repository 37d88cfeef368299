import { randomUUID } from "node:crypto";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

/** Puts a program and what it imports of ours into one JavaScript file, and gives its path; takes a fraction of a second. */
export async function bundleProgram(program: string, name: string): Promise<string> {
  const folder = path.resolve(process.env.BUILD_DIR || ".next");
  const file = path.join(folder, `${name}.mjs`);
  const draft = path.join(folder, `${name}-${randomUUID()}.mjs`);
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [program],
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    format: "esm",
    outfile: draft,
    logLevel: "warning",
  });
  // Another start at the same moment must not read half a file.
  await rename(draft, file);
  return file;
}

/** Bundles `server.ts`: tsx, which runs the other programs, wraps every function, which costs a busy server a sixth of its time. */
export const bundleServer = (): Promise<string> => bundleProgram("server.ts", "gona-server");
