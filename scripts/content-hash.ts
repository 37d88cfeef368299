import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** The files of a folder and of the folders in it, in a fixed order; a file's own path gives that file, if there is one. */
async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true, recursive: true }).catch(() => null);
  if (!entries) return [root];
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
}

/** A digest over the names and contents of `roots` (files or folders) for which `counts` holds. */
export async function contentHash(roots: string[], counts: (file: string) => boolean = () => true): Promise<string> {
  const files = (await Promise.all(roots.map(filesIn))).flat().filter(counts);
  const contents = await Promise.all(files.map((file) => readFile(file).catch(() => Buffer.alloc(0))));
  const hash = createHash("sha256");
  files.forEach((file, index) => {
    const content = contents[index] ?? Buffer.alloc(0);
    hash.update(`${file}\0${content.length}\0`).update(content);
  });
  return hash.digest("hex");
}
