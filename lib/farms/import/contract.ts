import { z } from "zod";
import { FarmEditBody, NewFarmBody, WholeFarmJson } from "../contract";
import { NewFarmCropBody } from "../crops/contract";

/** Farms that one import takes. */
const importLimit = 2000;
/** Bytes that the body of an import may have. */
export const importMaxBytes = 10 * 1_048_576;

/** Farms to import: what creating a farm takes, with status and crops. */
export const FarmImportBody = z
  .strictObject({
    farms: z
      .array(
        NewFarmBody.extend({
          status: FarmEditBody.shape.status,
          crops: z.array(NewFarmCropBody).max(100).optional().describe("The farm's crops."),
        }),
      )
      .min(1)
      .max(importLimit)
      .describe(`The farms, at most ${importLimit}.`),
  })
  .describe("Farms to import; all of them or none.");

/** The farms that an import made. */
export const FarmImportJson = z
  .strictObject({
    data: z
      .array(
        z.strictObject({
          id: WholeFarmJson.shape.id,
          name: WholeFarmJson.shape.name,
        }),
      )
      .max(importLimit)
      .describe("The new farms, in the order given."),
  })
  .describe("The imported farms.");

/** All farms of an account in full. */
export const FarmExportJson = z
  .strictObject({ data: z.array(WholeFarmJson).max(1_000_000).describe("The farms, the oldest first.") })
  .describe("All your farms.");
