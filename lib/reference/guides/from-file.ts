import { readFile } from "node:fs/promises";
import path from "node:path";

/** The text of a file of the repository; the server runs in its root. */
export const repositoryFile = (...parts: string[]): Promise<string> =>
  readFile(path.join(/* turbopackIgnore: true */ process.cwd(), ...parts), "utf8");
