import { z } from "zod";
import { CropId } from "../../crops/fields";
import { CropJson, Day, IdentificationId, Moment, OrganismId, words } from "../fields";

const id = z.int().min(1).max(2_147_483_647);

/** Id of a sighting in a path. */
export const SightingPath = z.strictObject({ id: id.describe("Id of the sighting.") });

/** A pest or disease that was seen: on a farm, or at coordinates. */
export const NewSighting = z
  .strictObject({
    organism_id: OrganismId.describe("What was seen."),
    farm_id: id.optional().describe("The farm on which it was seen; or give latitude with longitude."),
    latitude: z.number().min(-90).max(90).optional().describe("Degrees north, when it was on no farm of yours."),
    longitude: z.number().min(-180).max(180).optional().describe("Degrees east, when it was on no farm of yours."),
    crop_id: CropId.optional().describe("The crop on which it was seen."),
    seen_on: Day.describe("Day on which it was seen; not in the future, at most 30 days ago."),
    identification_id: IdentificationId.optional().describe("The identification that it confirms."),
    notes: z.string().trim().max(500).optional().describe("Your own words; nobody else sees them."),
  })
  .superRefine(({ farm_id, latitude, longitude }, context) => {
    const fault = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if ((latitude === undefined) !== (longitude === undefined))
      fault("longitude", "give latitude and longitude together");
    if ((farm_id === undefined) === (latitude === undefined && longitude === undefined))
      fault("farm_id", "give either farm_id, or latitude and longitude");
  });

/** A sighting of one's own. */
export const SightingJson = z
  .strictObject({
    id: id.describe("Id of the sighting."),
    organism: z
      .strictObject({ id: OrganismId.describe("Id."), name: words(120).describe("Common name.") })
      .describe("What was seen."),
    crop: CropJson.nullable().describe("The crop."),
    farm: z
      .strictObject({ id: id.describe("Id."), name: words(200).describe("Name.") })
      .nullable()
      .describe("The farm."),
    latitude: z.number().min(-90).max(90).describe("Degrees north."),
    longitude: z.number().min(-180).max(180).describe("Degrees east."),
    seen_on: Day.describe("Day on which it was seen."),
    notes: z.string().max(500).nullable().describe("Your own words."),
    identification_id: IdentificationId.nullable().describe("The identification that it confirms."),
    created_at: Moment.describe("When it was reported."),
  })
  .describe("A sighting. Other farmers nearby learn only that the organism was confirmed within 25 km.");

/** Which of one's own sightings are wanted. */
export const SightingsQuery = z.strictObject({
  farm_id: id.optional().describe("Only on this farm."),
  page: z.int().min(1).max(1_000_000).default(1).describe("Page, from 1."),
  per_page: z.int().min(1).max(50).default(20).describe("Sightings on a page, 1 to 50."),
});

/** One's own sightings, the newest first. */
export const SightingsJson = z
  .strictObject({
    data: z.array(SightingJson).max(50).describe("The newest first."),
    total: z.int().min(0).max(100_000_000).describe("How many there are."),
  })
  .describe("One's own sightings.");

/** A sighting that was taken back. */
export const DeletedSightingJson = z
  .strictObject({ id: id.describe("Its id."), deleted: z.literal(true).describe("true.") })
  .describe("What was deleted.");
