/** A response's bytes, or null when there are more than `maxBytes`; reading stops there. */
export async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!response.body) return new Uint8Array();
  const reader = response.body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

/** A response's text (UTF-8), or null when it is longer than `maxBytes`. */
export async function readText(response: Response, maxBytes: number): Promise<string | null> {
  const bytes = await readBytes(response, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}
