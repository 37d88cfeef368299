import type { Provenance } from "../../api/provenance";
import { findField, type Asker, type Bounds } from "../field";
import type { SceneNdvi } from "../scenes/scene-ndvi";
import { findSceneSeries } from "../scenes/scene-series";
import type { DateRange } from "../../weather/sources/source";
import { overlayFrame } from "./frame";
import { orUnavailable } from "./imagery";
import { keepShown } from "./pictures";
import { picturePath } from "./token";

/** A farm's scenes, each with the path of its overlay, and where the overlays lie. */
export type FarmScenes = {
  scenes: (SceneNdvi & { overlayPath: string })[];
  bounds: Bounds;
  /** Whether every scene could be read. */
  complete: boolean;
  provenance: Provenance;
};

/** The usable scenes of a farm. The overlays are drawn when they are asked for. @throws ApiError 404, 503 */
export async function findFarmScenes(farmId: number, range: DateRange, asker: Asker): Promise<FarmScenes> {
  const { field } = await findField({ farm_id: farmId }, asker);
  const { scenes, sources, unread, provenance } = await orUnavailable(findSceneSeries(field, range, asker.now));
  const placeId = scenes.length > 0 ? await keepShown({ field, scenes: sources }, asker.now) : "";
  return {
    scenes: scenes.map((scene, index) => ({
      ...scene,
      overlayPath: picturePath({ placeId, scene: index, layer: "overlay" }, asker.now),
    })),
    bounds: overlayFrame(field).bounds,
    complete: unread === 0,
    provenance,
  };
}
