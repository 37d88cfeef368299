/** Builds the client library as a package that npm can publish: `npm run client`. Asks nobody. */
import { execFile } from "node:child_process";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { clientSchema, clientSchemaFile } from "./client-schema";
import { programOf, runProgram } from "./run-program";

const sources = "lib/client";

/** What npm knows of the package. */
function manifest(version: string, files: string[]) {
  return {
    name: "@gona/client",
    version,
    description: "Client of the Gona API: agricultural data and farm management.",
    license: "Apache-2.0",
    type: "module",
    sideEffects: false,
    engines: { node: ">=20" },
    exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
    types: "./index.d.ts",
    files,
  };
}

/** Declarations name the files that they import without an ending, which not every resolver of TypeScript takes. */
async function nameEndings(file: string): Promise<void> {
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/(from\s+"\.\/[\w-]+)(")/g, "$1.js$2"));
}

async function writeDeclarations(folder: string): Promise<void> {
  let output = "";
  const args = [programOf("typescript", "bin/tsc"), "-p", "tsconfig.client.json", "--outDir", folder];
  const code = await runProgram({ args, output: (text) => (output += text) });
  if (code !== 0) throw new Error(`The types of the client library could not be made:\n${output}`);
  const declarations = (await readdir(folder)).filter((name) => name.endsWith(".d.ts"));
  await Promise.all(declarations.map((name) => nameEndings(path.join(folder, name))));
}

/** Builds the package in `folder`, anew, and packs it; gives the tarball's path. */
export async function packClient(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const bundle = build({
    entryPoints: [path.join(sources, "index.ts")],
    outfile: path.join(folder, "index.js"),
    bundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    logLevel: "warning",
  });
  await Promise.all([
    bundle,
    writeDeclarations(folder),
    copyFile(path.join(sources, "README.md"), path.join(folder, "README.md")),
    copyFile("LICENSE", path.join(folder, "LICENSE")),
  ]);
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
  const files = (await readdir(folder)).sort();
  await writeFile(path.join(folder, "package.json"), `${JSON.stringify(manifest(version, files), null, 2)}\n`);
  const { stdout } = await promisify(execFile)("npm", ["pack", "--json", "--offline", "--ignore-scripts"], {
    cwd: folder,
  });
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  if (!packed) throw new Error("npm pack made no package.");
  return path.join(folder, packed.filename);
}

async function main(): Promise<void> {
  await writeFile(clientSchemaFile, await clientSchema());
  process.stdout.write(`${await packClient("dist/client")}\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
