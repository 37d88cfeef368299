import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { packClient } from "../../scripts/client-package";
import { programOf, runProgram } from "../../scripts/run-program";

/** An empty folder in which nothing but the packed client library was installed. */
export type InstalledClient = {
  folder: string;
  tarball: string;
  /** Checks TypeScript files of the folder, as programs of Node or of any platform; gives the compiler's complaints. */
  typeCheck: (files: string[], platform: "node" | "any") => Promise<string>;
  remove: () => Promise<void>;
};

/** Packs the client library, and installs it as its users do, but without a network. */
export async function installClient(): Promise<InstalledClient> {
  const home = await mkdtemp(path.join(os.tmpdir(), "gona-client-"));
  const tarball = await packClient(path.join(home, "package"));
  const folder = path.join(home, "user");
  const args = ["install", "--offline", "--no-audit", "--no-fund", "--prefix", folder, tarball];
  await promisify(execFile)("npm", args, { cwd: home });
  const typeCheck: InstalledClient["typeCheck"] = async (files, platform) => {
    const options = {
      noEmit: true,
      strict: true,
      target: "es2022",
      module: platform === "node" ? "nodenext" : "esnext",
      moduleResolution: platform === "node" ? "nodenext" : "bundler",
      lib: ["es2023", "dom", "dom.iterable"],
      typeRoots: [path.resolve("node_modules/@types")],
      types: platform === "node" ? ["node"] : [],
      // The package's own declarations are to hold everywhere; Node's are checked by their makers.
      skipLibCheck: platform === "node",
    };
    const config = path.join(folder, `tsconfig.${platform}.json`);
    await writeFile(config, JSON.stringify({ compilerOptions: options, files }));
    let output = "";
    const code = await runProgram({
      args: [programOf("typescript", "bin/tsc"), "-p", config],
      output: (text) => (output += text),
    });
    return code === 0 ? "" : output || `tsc ended with ${code}`;
  };
  return { folder, tarball, typeCheck, remove: () => rm(home, { recursive: true, force: true }) };
}
