import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { bulkhead } from "cockatiel";
import { addDecoder, BaseDecoder } from "geotiff";
import { decodeLzw } from "./lzw";

const inflateAside = promisify(inflate);

/** Bytes that a tile may have when it is unpacked. */
export const mostTileBytes = 16_777_216;

/** What one packed tile unpacks to, in bytes; never more than a tile may have. */
function tileBytesOf({ tileWidth, tileHeight, planarConfiguration, bitsPerSample }: BaseDecoder["parameters"]): number {
  const bits = typeof bitsPerSample === "number" ? [bitsPerSample] : [...bitsPerSample];
  const used = planarConfiguration === 2 ? bits.slice(0, 1) : bits;
  const pixelBytes = used.reduce((sum, each) => sum + Math.ceil(each / 8), 0);
  return Math.min(mostTileBytes, tileWidth * tileHeight * pixelBytes);
}

/** So many tiles are unpacked at a time, whatever is asked for: the rest wait packed, which takes less room. */
const unpacking = bulkhead(4, Infinity);

let lastTurn = Promise.resolve();

/** Undoing the differences of a tile takes some milliseconds: of many tiles that come at once each waits for a turn. */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  return lastTurn;
}

/** Unpacks in zlib's own threads, so that the event loop goes on, and never to more than a tile has. */
class InflateDecoder extends BaseDecoder {
  override async decodeBlock(buffer: ArrayBufferLike): Promise<ArrayBufferLike> {
    const bytes = tileBytesOf(this.parameters);
    const options = { maxOutputLength: bytes, chunkSize: Math.max(64, bytes + 1) };
    const out = await inflateAside(new Uint8Array(buffer), options);
    await ownTurn();
    // Without a copy of the tile where its bytes stand alone but for the one that was too many.
    const isAlone = out.byteOffset === 0 && out.buffer.byteLength <= out.byteLength + 1;
    return isAlone ? out.buffer : out.buffer.slice(out.byteOffset, out.byteOffset + out.byteLength);
  }

  override decode(buffer: ArrayBufferLike): Promise<ArrayBufferLike> {
    return unpacking.execute(() => super.decode(buffer));
  }
}

class LzwDecoder extends BaseDecoder {
  override decodeBlock(buffer: ArrayBufferLike): ArrayBufferLike {
    return decodeLzw(new Uint8Array(buffer), tileBytesOf(this.parameters)).buffer;
  }
}

/** TIFF compressions that are read: none, LZW, Deflate (two numbers). */
export const knownCompressions: readonly number[] = [1, 5, 8, 32_946];

/** Puts our decoders in the place of the package's, which unpack on the event loop and without a limit. */
export function useOwnDecoders(): void {
  addDecoder([8, 32_946], () => Promise.resolve(InflateDecoder), undefined, false);
  addDecoder(5, () => Promise.resolve(LzwDecoder), undefined, false);
}
