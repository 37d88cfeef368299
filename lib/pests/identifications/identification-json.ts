import type { z } from "zod";
import type { Catalogue } from "../../crops/catalogue";
import type { IdentificationJson } from "./contract";
import type { Identification } from "./identification";

/** An identification as answers write it. */
export function identificationToJson(
  identification: Identification,
  crops: Catalogue,
): z.input<typeof IdentificationJson> {
  const { id, answer, cropId } = identification;
  const crop = cropId === null ? undefined : crops.byId(cropId);
  return {
    id,
    created_at: identification.createdAt.toISOString(),
    outcome: identification.outcome,
    ...answer,
    crop: crop ? { id: crop.id, name: crop.name } : null,
    farm_id: identification.farmId,
    photo_url: identification.hasPhoto ? `/console/pest-photos/${id}` : null,
    sighting_id: identification.sightingId,
  };
}
