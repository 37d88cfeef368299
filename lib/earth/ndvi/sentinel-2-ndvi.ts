import { findSceneSeries } from "../scenes/scene-series";
import type { NdviSource } from "./ndvi-series";

/** One point for each usable scene: the mean of the clear pixels within the boundary, or of a small window. */
export const sentinel2Ndvi: NdviSource = {
  name: "Sentinel-2",
  async ask({ field, range, now }) {
    const { scenes, provenance, unread } = await findSceneSeries(field, range, now);
    const points = scenes.map(({ date, mean, quality, clearPixels, pixels }) => ({
      date,
      value: mean,
      quality: `${quality}, ${clearPixels} of ${pixels} pixels clear`,
    }));
    return { points, provenance, complete: unread === 0 };
  },
};
