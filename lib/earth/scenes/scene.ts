import { z } from "zod";

/** Where a file of a scene lies: its store, and its path there. */
export const SceneFile = z.strictObject({ store: z.enum(["c1", "l2a"]), path: z.string().max(400) });
/** Where a file of a scene lies. */
export type SceneFile = z.infer<typeof SceneFile>;

/** A Sentinel-2 scene of the catalogue, as far as we need it. */
export const Scene = z.strictObject({
  id: z.string().max(100),
  /** `c1`: Collection 1, reprocessed throughout; `l2a`: the older collection, whose offsets are not always true. */
  collection: z.enum(["c1", "l2a"]),
  /** YYYY-MM-DD and the moment (UTC). */
  date: z.string(),
  acquiredAt: z.string(),
  satellite: z.string(),
  /** Of the whole scene, 0 to 100. */
  cloudPct: z.number(),
  /** Which part of the field lies within what the satellite saw, 0 to 1. */
  coverage: z.number(),
  /** Reflectance = value x scale + offset. */
  scale: z.number(),
  offset: z.number(),
  files: z.strictObject({ red: SceneFile, green: SceneFile, blue: SceneFile, nir: SceneFile, scl: SceneFile }),
});
/** A Sentinel-2 scene of the catalogue. */
export type Scene = z.infer<typeof Scene>;
/** The files of a scene that are read. */
export type SceneBand = keyof Scene["files"];
