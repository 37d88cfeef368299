/** Decodes a text file: by its byte order mark, by the encoding that XML declares, as UTF-8, else as Western European. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(latin(bytes.subarray(0, 200)))?.[1];
  return decodeAs(bytes, declared ?? "utf-8") ?? decodeAs(bytes, "utf-8") ?? latin(bytes);
}

function decodeAs(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder("windows-1252").decode(bytes);
}
