import { shared, unshare } from "../runtime";
import type { CropNeeds } from "./nutrients/needs";
import { readCropNeeds } from "./nutrients/store";

const name = "crop nutrients";

/** What crops need, by the crop's id; read from the database on first use. */
export function cropNeeds(): Promise<ReadonlyMap<number, CropNeeds>> {
  return shared(name, async () => {
    try {
      const needs = new Map((await readCropNeeds()).map((each) => [each.cropId, each]));
      // A database that is not seeded yet must not leave the process without figures for good.
      if (needs.size === 0) unshare(name);
      return needs;
    } catch (error) {
      unshare(name);
      throw error;
    }
  });
}
