import { z } from "zod";

/** Most characters of a file in JSON: 10 MiB as base64. */
const mostBase64 = 14_000_000;

const base64Bytes = z
  .string()
  .max(mostBase64, "too long; at most 10 MB")
  .meta({ format: "base64" })
  .transform((text, context): Uint8Array => {
    const bytes = Buffer.from(text, "base64");
    // Node skips what is not base64; what comes back in another form was not.
    if (bytes.length === 0 || bytes.toString("base64").replace(/=+$/, "") !== text.replace(/=+$/, "")) {
      context.addIssue({ code: "custom", message: "expected the file's bytes as base64, without a data: prefix" });
      return z.NEVER;
    }
    return bytes;
  });

/** A file of a call's body: a part with a file name of a multipart body, or base64 text in JSON. Gives its bytes. */
export const FileField = z
  .union([z.custom<Uint8Array | Blob>((value) => value instanceof Uint8Array), base64Bytes], {
    error: "expected a file",
  })
  .transform((value) => value as Uint8Array);
