import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { contentHash } from "./content-hash";
import { programOf, runProgram } from "./run-program";

const buildFolder = process.env.BUILD_DIR || ".next";
const buildStamp = path.join(buildFolder, "gona-sources");
const clientStamp = "lib/generated/sources";

const buildSources = [
  ...["app", "components", "lib", "public"],
  ...["prisma/schema.prisma", "next.config.js", "postcss.config.js", "proxy.ts"],
  ...["package-lock.json", "tsconfig.json", "tsconfig.build.json"],
];

/** Tests and generated files do not make a build stale. */
const isSource = (file: string) => !/\.test\.tsx?$|^lib[\\/](generated|testing)[\\/]/.test(file);

/** Runs `make` unless the stamp says that it was done for these very sources. */
async function unlessDone(of: {
  stamp: string;
  digest: string;
  force: boolean;
  make: () => Promise<void>;
}): Promise<void> {
  const done = of.force ? null : await readFile(of.stamp, "utf8").catch(() => null);
  if (done === of.digest) return;
  await of.make();
  await writeFile(of.stamp, of.digest);
}

/** Generates the client. Silently, since the output of operators' commands is theirs alone. */
async function generate(): Promise<void> {
  let output = "";
  const args = [programOf("prisma", "build/index.js"), "generate"];
  const code = await runProgram({ args, output: (text) => (output += text) });
  if (code !== 0) throw new Error(`${output}\nThe database client could not be generated.`);
}

async function buildPages(): Promise<void> {
  const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const code = await runProgram({ args: [programOf("next", "dist/bin/next"), "build"], env });
  if (code !== 0) throw new Error("The pages could not be built; see the lines above.");
}

/** Generates the Prisma client when it is missing or older than the schema. */
export async function ensureClient({ force = false } = {}): Promise<void> {
  await unlessDone({
    stamp: clientStamp,
    digest: await contentHash(["prisma/schema.prisma", programOf("prisma", "package.json")]),
    force,
    make: generate,
  });
}

/** Builds the pages when the build is missing or older than their sources. */
export async function ensureBuilt({ force = false } = {}): Promise<void> {
  await ensureClient({ force });
  await unlessDone({
    stamp: buildStamp,
    digest: await contentHash(buildSources, isSource),
    force,
    make: buildPages,
  });
}

async function main(what: string | undefined): Promise<void> {
  await (what === "client" ? ensureClient({ force: true }) : ensureBuilt({ force: true }));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(process.argv[2]).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
