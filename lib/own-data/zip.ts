import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of the archive. What is packed already, such as a JPEG, is stored as it is. */
export type ZippedFile = { name: string; packed?: true; parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

/** The bytes of a zip archive of `files`, each read when its turn comes; never all of them in memory. */
export async function* zipOf(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(new Uint8Array(bytes));
  });
  for await (const { name, packed, parts } of files) {
    const entry = packed ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = at;
    zip.add(entry);
    for await (const part of parts) {
      entry.push(part);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}
