import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/** What went wrong with an example, with what it wrote; null when it ended well and wrote something. */
export type Complaint = string | null;

type Place = { cwd: string; env: NodeJS.ProcessEnv };

const run = promisify(execFile);

/** Runs a shell command as its reader would. */
export async function runShell(command: string, place: Place): Promise<Complaint> {
  try {
    const { stdout } = await run("bash", ["--norc", "-euo", "pipefail", "-c", command], { ...place, timeout: 60_000 });
    return stdout.trim() === "" ? "wrote nothing" : null;
  } catch (error) {
    const { message, stdout } = error as Error & { stdout?: string };
    return `${message}\n${stdout ?? ""}`;
  }
}

/** Runs each file named on the command line as a program of its own, but in one process: starting costs the most. */
const pythonRunner = `
import contextlib, io, json, sys, traceback

complaints = []
for name in sys.argv[1:]:
    written = io.StringIO()
    try:
        with open(name, encoding="utf-8") as file, contextlib.redirect_stdout(written):
            exec(compile(file.read(), name, "exec"), {"__name__": "__main__"})
        complaints.append(None if written.getvalue().strip() else "wrote nothing")
    except BaseException:
        complaints.append(traceback.format_exc())
print(json.dumps(complaints))
`;
const nodeRunner = `
const complaints = [];
for (const name of process.argv.slice(2)) {
  let written = "";
  console.log = (...values) => { written += values.map(String).join(" "); };
  try {
    await import("./" + name);
    complaints.push(written.trim() === "" ? "wrote nothing" : null);
  } catch (error) {
    complaints.push(String(error?.stack ?? error));
  }
}
process.stdout.write(JSON.stringify(complaints));
`;

/** Runs programs of Python or JavaScript (modules) that lie in the folder, one after the other. */
export async function runFiles(language: "py" | "mjs", files: string[], place: Place): Promise<Complaint[]> {
  const runner = path.join(place.cwd, `run-examples.${language}`);
  await writeFile(runner, language === "py" ? pythonRunner : nodeRunner);
  const program = language === "py" ? "python3" : process.execPath;
  const { stdout } = await run(program, [runner, ...files], { ...place, timeout: 120_000 });
  return JSON.parse(stdout) as Complaint[];
}
