import { LRUCache } from "lru-cache";
import { malformed } from "./malformed";

/** A raster file somewhere: its bytes are read in parts only. */
export type RasterFile = {
  /** Whose it is, for errors: the upstream's name. */
  source: string;
  /** What tells it from all other files. */
  key: string;
  /** The bytes from `first` to `last`, both inclusive; fewer at the end of the file. */
  read: (first: number, last: number) => Promise<Uint8Array>;
};

type Slice = { offset: number; length: number };
type Waiting = Slice & { resolve: (bytes: ArrayBuffer) => void; reject: (error: unknown) => void };

/** Directories and small tiles are read in blocks, so that neighbours come with one request. */
const blockBytes = 16_384;
const keptBlocks = 6;
const smallBytes = 8192;
/** What lies nearer together than this comes with one request. */
const mergedGapBytes = 4096;
/** More than any tile within the limits takes; nothing larger is asked for or kept. */
const mostBytes = 20_000_000;
const mostMergedBytes = 4_000_000;

/** A file as `geotiff` wants to see it. Small reads go through a few kept blocks, large ones are joined where they touch. */
export class FileSource {
  readonly #file: RasterFile;
  readonly #blocks = new LRUCache<number, Promise<Uint8Array>>({ max: keptBlocks });
  #waiting: Waiting[] = [];

  constructor(file: RasterFile) {
    this.#file = file;
  }

  get fileSize(): number | null {
    return null;
  }

  fetch(slices: Slice[]): Promise<ArrayBuffer[]> {
    return Promise.all(slices.map((slice) => this.#bytes(slice)));
  }

  async fetchSlice(slice: Slice): Promise<Slice & { data: ArrayBuffer }> {
    return { ...slice, data: await this.#bytes(slice) };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async #bytes({ offset, length }: Slice): Promise<ArrayBuffer> {
    if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(length) || offset < 0 || length < 1) {
      throw malformed(this.#file.source, "a raster file points to no place in itself");
    }
    if (length > mostBytes) throw malformed(this.#file.source, "a raster file has parts that are too large");
    if (length <= smallBytes) return this.#fromBlocks({ offset, length });
    return new Promise((resolve, reject) => {
      // All that is asked for in one turn is looked at together.
      if (this.#waiting.length === 0) setImmediate(() => this.#readWaiting());
      this.#waiting.push({ offset, length, resolve, reject });
    });
  }

  async #fromBlocks({ offset, length }: Slice): Promise<ArrayBuffer> {
    const first = Math.floor(offset / blockBytes);
    const last = Math.floor((offset + length - 1) / blockBytes);
    const blocks = await Promise.all(
      Array.from({ length: last - first + 1 }, (_, index) => this.#block(first + index)),
    );
    const joined = Buffer.concat(blocks);
    const from = offset - first * blockBytes;
    return exactly(joined.subarray(from, from + length));
  }

  #block(index: number): Promise<Uint8Array> {
    const kept = this.#blocks.get(index);
    if (kept) return kept;
    const block = this.#file.read(index * blockBytes, (index + 1) * blockBytes - 1);
    this.#blocks.set(index, block);
    block.catch(() => this.#blocks.delete(index));
    return block;
  }

  #readWaiting(): void {
    const waiting = this.#waiting.sort((a, b) => a.offset - b.offset);
    this.#waiting = [];
    let group: Waiting[] = [];
    for (const slice of waiting) {
      if (group.length > 0 && !isNear(group, slice)) {
        void this.#readTogether(group);
        group = [];
      }
      group.push(slice);
    }
    if (group.length > 0) void this.#readTogether(group);
  }

  async #readTogether(group: Waiting[]): Promise<void> {
    const first = group[0]?.offset ?? 0;
    const end = endOf(group);
    try {
      const bytes = await this.#file.read(first, end - 1);
      if (bytes.byteLength < end - first) throw malformed(this.#file.source, "a raster file is cut short");
      for (const { offset, length, resolve } of group) {
        resolve(exactly(bytes.subarray(offset - first, offset - first + length)));
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}

const endOf = (group: Slice[]) => group.reduce((end, { offset, length }) => Math.max(end, offset + length), 0);

function isNear(group: Slice[], { offset, length }: Slice): boolean {
  const first = group[0]?.offset ?? 0;
  return offset - endOf(group) <= mergedGapBytes && offset + length - first <= mostMergedBytes;
}

/** The bytes in a buffer of their own. */
function exactly(bytes: Uint8Array): ArrayBuffer {
  const own = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(own).set(bytes);
  return own;
}
