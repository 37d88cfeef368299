import { spawn } from "node:child_process";
import path from "node:path";

/** How to run a program of an npm package; `output` collects what it writes instead of showing it. */
export type Program = { args: string[]; env?: Record<string, string>; output?: (text: string) => void };

/** Runs a Node program of the project, e.g. `node_modules/eslint/bin/eslint.js`; gives its exit code. */
export function runProgram({ args, env, output }: Program): Promise<number> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", output ? "pipe" : "inherit", output ? "pipe" : "inherit"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", output ?? (() => undefined));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** The path of a program inside an npm package. */
export const programOf = (name: string, file: string) => path.join("node_modules", name, file);
