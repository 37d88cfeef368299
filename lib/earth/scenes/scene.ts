import { z } from "zod";

const fileName = z.string().max(80);

/** Where the files of a scene lie: their store, the folder there, and their names in it. */
const SceneFiles = z.strictObject({
  store: z.enum(["c1", "l2a"]),
  folder: z.string().max(400),
  names: z.strictObject({ red: fileName, green: fileName, blue: fileName, nir: fileName, scl: fileName }),
});
/** Where the files of a scene lie. */
export type SceneFiles = z.infer<typeof SceneFiles>;

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
  files: SceneFiles,
});
/** A Sentinel-2 scene of the catalogue. */
export type Scene = z.infer<typeof Scene>;
/** The files of a scene that are read. */
export type SceneBand = keyof SceneFiles["names"];
