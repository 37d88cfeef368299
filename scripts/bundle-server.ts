import { randomUUID } from "node:crypto";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

/**
 * Puts `server.ts` and what it imports of ours into one JavaScript file, and gives its path; takes a fraction of a
 * second. tsx, which runs the other programs, wraps every function to keep its name, which costs a busy server a sixth
 * of its time.
 */
export async function bundleServer(): Promise<string> {
  const folder = path.resolve(process.env.BUILD_DIR || ".next");
  const file = path.join(folder, "gona-server.mjs");
  const draft = path.join(folder, `gona-server-${randomUUID()}.mjs`);
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: ["server.ts"],
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
