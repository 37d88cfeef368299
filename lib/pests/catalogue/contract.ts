import { z } from "zod";
import { CropId } from "../../crops/fields";
import { CropJson, OrganismId, OrganismTypeJson, words } from "../fields";
import { importances, organismTypes, parts, signs } from "../organism";

/** Which organisms are wanted. */
export const CatalogueQuery = z.strictObject({
  search: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^[^<>{}[\]|\\\p{Cc}]+$/u)
    .optional()
    .describe("A name or its beginning: common or scientific; accents, case and small misspellings do not matter."),
  crop_id: CropId.optional().describe("Only what harms this crop."),
  type: z.enum(organismTypes).optional().describe("Only this type."),
  part: z.enum(parts).optional().describe("Only what shows on this part of the plant."),
  sign: z.enum(signs).optional().describe("Only what shows like this."),
});

const summary = {
  id: OrganismId.describe("Id; it does not change."),
  name: words(120).describe("Common name."),
  scientific_name: words(200).describe("Scientific name."),
  type: OrganismTypeJson,
  kind: words(40).describe("What it is more closely: insect, mite, fungus, bacterium ..."),
  importance: z.enum(importances).describe("How much harm it does in West Africa."),
  crops: z.array(CropJson).max(60).describe("Crops of the catalogue that it harms."),
  symptoms: words(2000).describe("What is seen on the plant."),
};

/** Organisms of the catalogue. */
export const CatalogueJson = z
  .strictObject({
    organisms: z
      .array(z.strictObject(summary).describe("An organism in brief."))
      .max(500)
      .describe("The most harmful first; with a search the best match first."),
    crops: z
      .array(CropJson)
      .max(100)
      .describe("Crops that any organism of the catalogue harms, by name: the filter's choices."),
  })
  .describe("The catalogue of pests and diseases.");

/** An organism with all that is known of it. */
export const OrganismPageJson = z
  .strictObject({
    ...summary,
    other_names: z.array(words(120)).max(20).describe("Other names."),
    parts: z.array(z.enum(parts)).max(7).describe("Parts of the plant on which it shows."),
    signs: z.array(z.enum(signs)).max(22).describe("What is seen there."),
    description: words(2000).describe("What it is, how it lives and spreads."),
    conditions: words(1000).describe("Weather and conditions that favour it."),
    compare: words(1000).describe("How to tell it from what looks alike."),
    management: z
      .strictObject({
        cultural: words(1500).describe("Growing practice."),
        resistant: words(1000).describe("Resistant or tolerant varieties."),
        biological: words(1000).describe("Natural enemies and biological means."),
        chemical: words(1000).describe("The last means, by active ingredient; follow the label."),
      })
      .describe("Integrated management, in the order in which to try."),
    sources: words(500).describe("Where the facts are from."),
    checked: z.boolean().describe("false: the facts are general knowledge, marked for review."),
    rules: z
      .array(
        z
          .strictObject({
            name: words(120).describe("Name of the rule."),
            rule: words(600).describe("The rule with its figures."),
            citation: words(400).describe("Who published it."),
          })
          .describe("A weather rule that alerts are worked out with."),
      )
      .max(10)
      .describe("Weather rules that speak of it; empty when there is none."),
  })
  .describe("A pest, disease, weed, virus or nematode with all that is known of it.");
