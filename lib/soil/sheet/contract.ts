import { z } from "zod";
import { textureClasses } from "../../farms/models/soil-texture";
import { SoilAnalysisJson, SoilRecommendationsJson } from "../contract";
import { soilFields } from "../soil";

const Id = z.int().min(1).max(2_147_483_647);
const amount = (most: number) => z.number().min(0).max(most);
const text = (most: number) => z.string().max(most).regex(/\S/);

/** Which farm, and for which crop. */
export const SheetQuery = z.strictObject({
  farm_id: Id.describe("Id of one of your farms."),
  crop_id: Id.optional().describe("Crop to fertilise; left out: one that grows on the farm, else the best suited."),
});

const MeasureJson = z
  .strictObject({
    field: z.enum(soilFields).describe("Which figure."),
    value: amount(1_000_000).describe("Its value in `unit`."),
    unit: z.string().max(20).regex(/^.*$/).describe("Unit; empty for pH."),
    origin: z
      .enum(["measured", "mapped", "estimated"])
      .describe("measured by a laboratory, read from a map, or estimated from the other figures."),
    source: text(300).describe("Where it comes from."),
    class: z.enum(["low", "medium", "high"]).nullable().describe("By the Nigerian ratings; null: not rated."),
    low_below: amount(1_000_000).nullable().describe("Below this it is low; null: not rated."),
    high_above: amount(1_000_000).nullable().describe("Above this it is high; null: not rated."),
  })
  .describe("A figure of the soil.");

const ProductJson = z
  .strictObject({
    product: z.enum(["npk", "urea", "ssp", "mop", "lime"]).describe("What to buy."),
    formula: text(40).describe("Its grade N-P2O5-K2O in %, such as 15-15-15; for lime CaCO3."),
    kg_per_ha: amount(20_000).describe("kg for a hectare."),
    bags_per_ha: amount(400).describe("Bags of 50 kg for a hectare, to a tenth."),
    kg: amount(1e9).nullable().describe("kg for the area that is fertilised; null when that is not known."),
    bags: amount(2e7).nullable().describe("Whole bags of 50 kg to buy for that area; null when not known."),
    splits: z
      .array(
        z
          .strictObject({
            when: text(300).describe("When and how."),
            kg_per_ha: amount(20_000).describe("How much of it then, in kg/ha."),
          })
          .describe("A dressing."),
      )
      .max(5)
      .describe("The dressings in their order."),
  })
  .describe("A product and when to give it.");

const Npk = z.strictObject({
  n: amount(1_000).describe("Nitrogen (N) in kg/ha."),
  p2o5: amount(1_000).describe("Phosphate (P2O5) in kg/ha."),
  k2o: amount(1_000).describe("Potash (K2O) in kg/ha."),
});

/** All that the Soil tab of a farm shows. */
export const SoilSheetJson = z
  .strictObject({
    farm_id: Id.describe("The farm's id."),
    area: amount(1_000_000).nullable().describe("The farm's area in hectares; null when not known."),
    analysis: SoilAnalysisJson,
    texture_class: z.enum(textureClasses).describe("USDA texture class."),
    sample_id: Id.nullable().describe("The completed sample whose figures these are; null: from maps or a model."),
    source: text(300).describe("Where the figures come from."),
    basis: z
      .enum(["sample", "map", "region"])
      .describe(
        "What most figures rest on: a laboratory's sample of the farm, a soil map, or the region's usual soil.",
      ),
    measures: z.array(MeasureJson).max(soilFields.length).describe("Every figure with its origin and class."),
    grown: z
      .array(
        z
          .strictObject({ crop_id: Id.describe("The crop's id."), name: text(120).describe("Its name.") })
          .describe("A crop of the catalogue."),
      )
      .max(1000)
      .describe("Crops that grow on the farm or are planned there."),
    crops: SoilRecommendationsJson.shape.crop_recommendations,
    plan: z
      .strictObject({
        crop_id: Id.describe("The crop that is fertilised."),
        crop_name: text(120).describe("Its name."),
        area: amount(1_000_000).nullable().describe("Hectares that are fertilised; null when not known."),
        area_of: z
          .enum(["crop", "farm"])
          .describe("crop: what the crop grows on, as the farm's crops say; farm: all of the farm."),
        method: text(500).describe("How the amounts were worked out."),
        base: Npk.describe("What the crop needs on a poor soil at its usual yield."),
        need: Npk.describe("What it needs on this soil."),
        supplied: Npk.describe("What the products give."),
        products: z.array(ProductJson).max(5).describe("What to give, in the order of buying."),
        reasons: z.array(text(500)).max(12).describe("Why, sentence by sentence."),
      })
      .nullable()
      .describe("What to give the crop; null when nothing is known of its needs."),
  })
  .describe("A farm's soil, what suits it and what to give.");
