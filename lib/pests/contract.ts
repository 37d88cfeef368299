import { z } from "zod";
import { FileField } from "../api/file";
import { CropId } from "../crops/fields";
import { OptionalPlaceQuery, saysWhere } from "../places/contract";
import { Day, OrganismId, OrganismTypeJson, RiskLevelJson, words } from "./fields";

/** Most bytes of a photo. */
export const mostPhotoBytes = 10 * 1024 * 1024;

/** Where or for which crop alerts are wanted: a place, a crop, or both. */
export const AlertsQuery = OptionalPlaceQuery.safeExtend({
  crop_id: CropId.optional().describe(
    "Only this crop. Without a place: at one town in each of Nigeria's farming zones.",
  ),
}).superRefine((query, context) => {
  if (query.crop_id !== undefined || saysWhere(query) || query.longitude !== undefined) return;
  const message =
    "give a place (farm_id, latitude with longitude, or location), or crop_id, or both (neither was given)";
  context.addIssue({ code: "custom", path: ["location"], message });
});

const AlertJson = z
  .strictObject({
    id: OrganismId.describe("Id of the pest or disease, for GET /v1/pests/{id}."),
    name: words(120).describe("Common name."),
    type: OrganismTypeJson,
    risk_level: RiskLevelJson,
    alert_message: words(2000).describe(
      "The rule by name, the weather that set it off, until when it holds, sightings nearby, and what to do.",
    ),
    affected_crops: words(400).describe("Names of the crops at risk here, separated by commas."),
  })
  .describe("A pest or disease that the weather favours, or that was seen nearby.");

/** Alerts for a place or a crop. */
export const AlertsJson = z
  .strictObject({
    date: Day.describe("Day of the place on which the alerts were worked out."),
    location: words(200).describe("The place; Nigeria when only a crop was given."),
    alerts: z.array(AlertJson).max(200).describe("Highest risk first."),
  })
  .describe("Pest and disease alerts.");

/** Id of a pest or disease in a path. */
export const OrganismPath = z.strictObject({ id: OrganismId.describe("Id of the pest or disease.") });

/** A pest or disease. */
export const OrganismJson = z
  .strictObject({
    id: OrganismId.describe("Id; it does not change."),
    name: words(120).describe("Common name."),
    type: OrganismTypeJson,
    symptoms: words(2000).describe("What is seen on the plant."),
    management: words(4000).describe(
      "What to do: growing practice first, then resistant varieties, natural enemies, and chemicals last.",
    ),
    description: words(2000).describe("What it is, how it lives and spreads, and which weather favours it."),
    scientific_name: words(200).describe("Scientific name."),
  })
  .describe("A pest, disease, weed, virus or nematode.");

/** A photo to identify. */
export const IdentifyBody = z.strictObject({
  image: FileField.describe(
    "JPEG, PNG or WebP, at most 10 MB and 50 megapixels, at least 64 x 64 pixels: a part of a multipart body, or base64 in JSON.",
  ),
  crop_id: CropId.optional().describe("The crop in the photo, when it is known: the answer is surer with it."),
});

/** What kind of thing a photo shows. */
export const candidateTypes = ["pest", "disease", "disorder", "healthy"] as const;

const CandidateJson = z
  .strictObject({
    name: words(160).describe("What the photo may show."),
    type: z
      .enum(candidateTypes)
      .describe("pest, disease (viruses too), disorder (weather, water, nutrition) or healthy."),
    confidence: z.number().min(0).max(1).describe("Calibrated probability that it is this, 0 to 1."),
    description: words(2000).describe("What it is and how to tell it from what looks alike."),
    scientific_name: z
      .string()
      .max(200)
      .regex(/^(\S.*)?$/)
      .describe("Scientific name; empty when there is none."),
  })
  .describe("A candidate.");

/** What a photo shows. */
export const IdentifyJson = z
  .strictObject({
    identification: z
      .array(CandidateJson)
      .max(3)
      .describe("Up to three candidates, most probable first; empty when the photo shows nothing that can be named."),
    recommendations: words(4000).describe("How sure the answer is, what to check and what to do next."),
  })
  .describe("Identification of a pest or disease from a photo.");
