/** Why a file as a whole cannot be read. */
export type FarmFileProblem =
  | "empty"
  | "too_big"
  | "unpacks_too_big"
  | "too_many_features"
  | "unknown_format"
  | "broken"
  | "missing_part"
  | "unknown_projection";

/** A file that cannot be read; the message says what is wrong and what to do. */
export class FarmFileError extends Error {
  override readonly name = "FarmFileError";

  constructor(
    readonly problem: FarmFileProblem,
    message: string,
  ) {
    super(message);
  }
}

/** Runs a reader of `format`; whatever it trips over becomes a file that is broken. @throws FarmFileError */
export function readingAs<T>(format: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FarmFileError) throw error;
    throw new FarmFileError(
      "broken",
      `This looks like a ${format} file, but a part of it cannot be read. It may be cut off or damaged: save or download it again, then choose it again.`,
    );
  }
}
