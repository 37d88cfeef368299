import { isUpstreamError, UpstreamError } from "../errors";

/** The fault of a file that is not what it should be. */
export const malformed = (source: string, detail: string) => new UpstreamError({ source, reason: "malformed", detail });

/** Runs what reads a file; whatever the reading throws is the file's fault. */
export async function blamingFile<T>(source: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (isUpstreamError(error)) throw error;
    const said = error instanceof Error ? error.message : String(error);
    throw malformed(source, `a raster file cannot be read: ${said.slice(0, 120)}`);
  }
}
