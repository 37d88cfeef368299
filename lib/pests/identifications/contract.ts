import { z } from "zod";
import { FileField } from "../../api/file";
import { CropId } from "../../crops/fields";
import { candidateTypes } from "../contract";
import { CropJson, IdentificationId, Moment, OrganismId, words } from "../fields";

/** Id of an identification in a path. */
export const IdentificationPath = z.strictObject({ id: IdentificationId.describe("Id of the identification.") });

/** A photo to identify and what to do with it. */
export const NewIdentification = z.strictObject({
  image: FileField.describe("JPEG, PNG or WebP, at most 10 MB and 50 megapixels, at least 64 x 64 pixels."),
  crop_id: CropId.optional().describe("The crop in the photo, when it is known."),
  farm_id: z.int().min(1).max(2_147_483_647).optional().describe("The farm it was taken on."),
  keep_photo: z
    .boolean()
    .default(false)
    .describe("Whether a small copy without metadata may be kept in one's own history; else nothing of it is kept."),
});

/** What became of a photo. */
export const outcomes = ["named", "healthy", "unsure", "not-a-plant", "unknown-crop"] as const;

const IdentifiedJson = z
  .strictObject({
    organism_id: OrganismId.nullable().describe("Id in the catalogue; null: healthy, or not in the catalogue."),
    name: words(160).describe("What the photo may show."),
    type: z.enum(candidateTypes).describe("pest, disease, disorder or healthy."),
    confidence: z.number().min(0).max(1).describe("Calibrated probability, 0 to 1."),
    scientific_name: z
      .string()
      .max(200)
      .regex(/^(\S.*)?$/)
      .describe("Scientific name; empty when there is none."),
    description: words(2000).describe("What it is."),
    compare: words(1000).nullable().describe("How to tell it from what looks alike."),
    basis: z.enum(["photo", "description"]).describe("description: named by crop and symptoms, not seen in the photo."),
  })
  .describe("A candidate.");

/** An identification of one's own. */
export const IdentificationJson = z
  .strictObject({
    id: IdentificationId.describe("Id of the identification."),
    created_at: Moment.describe("When the photo was identified."),
    outcome: z
      .enum(outcomes)
      .describe("named, healthy, unsure (ask for a better photo), not-a-plant, unknown-crop (see the symptom key)."),
    candidates: z.array(IdentifiedJson).max(3).describe("Most probable first."),
    recommendations: words(4000).describe("How sure it is, what to check and what to do next."),
    crop: CropJson.nullable().describe("The crop that was given."),
    farm_id: z.int().min(1).max(2_147_483_647).nullable().describe("The farm that was given."),
    photo_url: z
      .string()
      .max(300)
      .nullable()
      .describe("Address of the kept copy, for this account; null: none is kept."),
    sighting_id: z.int().min(1).max(2_147_483_647).nullable().describe("The sighting that was made of it."),
  })
  .describe("A photo that was identified.");

/** One's own identifications. */
export const HistoryQuery = z.strictObject({
  page: z.int().min(1).max(1_000_000).default(1).describe("Page, from 1."),
  per_page: z.int().min(1).max(50).default(20).describe("Identifications on a page, 1 to 50."),
});

/** One's own identifications, the newest first. */
export const HistoryJson = z
  .strictObject({
    data: z.array(IdentificationJson).max(50).describe("The newest first."),
    total: z.int().min(0).max(100_000_000).describe("How many there are."),
  })
  .describe("One's own identifications.");

/** A deleted identification. */
export const DeletedJson = z
  .strictObject({ id: IdentificationId.describe("Its id."), deleted: z.literal(true).describe("true.") })
  .describe("What was deleted; its photo with it.");
