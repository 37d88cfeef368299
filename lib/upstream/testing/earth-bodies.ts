import type { Asked } from "./bodies";

/** The answer to a search for Sentinel-2 scenes. */
export function earthSearchBody(asked: Asked): unknown {
  return { type: "FeatureCollection", features: [], links: [], asked: asked.posted.length };
}

/** A raster file by stand-in and path (`sentinel-c1-cogs/…/B04.tif`), or null when there is none. */
export function rasterFile(path: string): Uint8Array | null {
  return path === "" ? new Uint8Array() : null;
}
