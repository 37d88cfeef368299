const mebibyte = 1_048_576;

/** What an import takes; more is refused before it costs time or memory. */
export const fileLimits = { fileBytes: 10 * mebibyte, unpackedBytes: 50 * mebibyte, features: 2000 } as const;
