import { config } from "../../config";
import { upstream } from "../../upstream/client";
import { UpstreamError } from "../../upstream/errors";
import { openRaster, rasterAt, type Raster } from "../../upstream/raster/raster";
import type { Scene, SceneBand } from "./scene";

/** The name of the files' stores in logs and errors. */
export const filesSource = "Sentinel-2 files";

const shape = { source: filesSource, concurrency: 12, waiting: 400 };
const stores = {
  c1: upstream({ ...shape, baseUrl: () => config().SENTINEL_C1_COGS_URL }),
  l2a: upstream({ ...shape, baseUrl: () => config().SENTINEL_COGS_URL }),
};

/** One file of a scene, ready to be read. @throws UpstreamError */
export async function openBand(scene: Scene, band: SceneBand): Promise<Raster> {
  const { store, folder, names } = scene.files;
  const path = `${folder}/${names[band]}`;
  const raster = await openRaster({ ...rasterAt(stores[store], path), key: `${store} ${path}` });
  // Sentinel-2 comes in UTM zones and nothing else.
  if (raster.epsg < 32_601 || raster.epsg > 32_760) throw unfit("is in another reference system than UTM");
  return raster;
}

/** The fault of a scene whose files do not fit together. */
export const unfit = (detail: string) =>
  new UpstreamError({ source: filesSource, reason: "malformed", detail: `a scene's file ${detail}` });
