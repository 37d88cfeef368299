import { z } from "zod";
import { BoardRowJson } from "../board/contract";
import { MarketId, productFields, words } from "../fields";

/** Whose crops: one farm's, or all active farms'. */
export const OwnPricesQuery = z.strictObject({
  farm_id: MarketId.optional().describe("Id of one of your farms; left out: all active farms."),
});

/** Prices of the caller's own crops, each in the nearest market that has one. */
export const OwnPricesJson = z
  .strictObject({
    crops: z
      .array(
        z
          .strictObject({
            crop_id: productFields.crop_id,
            name: productFields.name,
            farm: words(120).describe("The farm that the market is near to."),
            distance_km: z
              .number()
              .min(0)
              .max(21_000)
              .nullable()
              .describe(
                "From the farm to the market; null for a state's average and where the farm's place is not known.",
              ),
            row: BoardRowJson,
          })
          .describe("A crop with its price."),
      )
      .max(200)
      .describe("Crops that grow, are planned or were lately harvested and have prices, by name."),
    without: z
      .array(z.strictObject({ crop_id: productFields.crop_id, name: productFields.name }).describe("A crop."))
      .max(200)
      .describe("Those that have no prices."),
  })
  .describe("Prices of your own crops.");
