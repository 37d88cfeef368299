import type { z } from "zod";
import { locationToJson } from "../../places/contract";
import type { ImageryJson, ScenesJson } from "../contract";
import type { Imagery } from "./imagery";
import type { FarmScenes } from "./scene-list";

/** The bands from which each layer is made. */
const bandsOf = { true_color: ["B04", "B03", "B02"], ndvi: ["B08", "B04", "SCL"] } as const;

/** A picture as the interface document writes it. */
export function imageryToJson(
  { place, scene, url }: Imagery,
  layer: keyof typeof bandsOf,
): z.input<typeof ImageryJson> {
  return {
    location: locationToJson(place),
    date: scene.date,
    satellite: scene.satellite,
    cloud_coverage: scene.cloudPct,
    image_url: url,
    metadata: { resolution: "10 m", bands: [...bandsOf[layer]], acquisition_time: scene.acquiredAt },
  };
}

/** A farm's scenes as JSON. */
export function scenesToJson({ scenes, bounds }: FarmScenes): z.input<typeof ScenesJson> {
  return {
    data: scenes.map(({ date, satellite, quality, clearPixels, pixels, mean, min, max, overlayPath }) => ({
      date,
      satellite,
      quality,
      clear_pixels: clearPixels,
      pixels,
      mean,
      min,
      max,
      overlay_url: overlayPath,
    })),
    bounds,
  };
}
