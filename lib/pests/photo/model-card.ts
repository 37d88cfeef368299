import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** Where the trained weights and what is said of them lie, from the folder in which the server is started. */
export const modelFolder = path.join("lib", "pests", "photo", "model");

const PhotoClass = z.object({
  id: z.string(),
  /** What the class's pictures show: a crop's short name; null for what is no crop's alone. */
  crop: z.string().nullable(),
  kind: z.enum(["disease", "pest", "disorder", "healthy", "reject"]),
  name: z.string(),
  scientific_name: z.string().nullable(),
  /** Code of the catalogue's organism; null where there is none. */
  organism: z.string().nullable(),
  /** Organisms that cannot be told apart in a photo. */
  group: z.boolean().optional(),
  /** The animal itself is seen, not what it does; other animals are easily taken for it. */
  animal: z.boolean().optional(),
  /** Learned from single leaves on a plain ground alone. */
  plain_leaves: z.boolean().optional(),
});

const ModelCard = z.object({
  version: z.string(),
  sha256: z.string(),
  input: z.object({ size: z.int(), short_side: z.int() }),
  classes: z.array(PhotoClass),
  temperature: z.number().positive(),
  thresholds: z.object({ answer: z.number() }),
});

/** One of the things that the photo model tells apart. */
export type PhotoClass = z.infer<typeof PhotoClass>;

/** What must be known of the trained weights to use them. */
export type ModelCard = z.infer<typeof ModelCard>;

/** Reads what is said of the trained weights. */
export async function readModelCard(): Promise<ModelCard> {
  return ModelCard.parse(JSON.parse(await readFile(path.join(modelFolder, "pests.json"), "utf8")));
}
