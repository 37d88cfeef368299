import type { z } from "zod";
import type { Catalogue } from "../../crops/catalogue";
import type { SightingJson } from "./contract";
import type { Sighting } from "./sighting";

/** A sighting as answers write it. */
export function sightingToJson(sighting: Sighting, crops: Catalogue): z.input<typeof SightingJson> {
  const crop = sighting.cropId === null ? undefined : crops.byId(sighting.cropId);
  return {
    id: sighting.id,
    organism: sighting.organism,
    crop: crop ? { id: crop.id, name: crop.name } : null,
    farm: sighting.farm,
    latitude: sighting.point.latitude,
    longitude: sighting.point.longitude,
    seen_on: sighting.seenOn,
    notes: sighting.notes,
    identification_id: sighting.identificationId,
    created_at: sighting.createdAt.toISOString(),
  };
}
