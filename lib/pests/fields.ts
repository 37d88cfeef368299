import { z } from "zod";
import { CropId } from "../crops/fields";
import { organismTypes, riskLevels } from "./organism";

const largestId = 2_147_483_647;

/** The id of an organism. */
export const OrganismId = z.int().min(1).max(largestId);

/** The id of an identification. */
export const IdentificationId = z.int().min(1).max(largestId);

/** A day. */
export const Day = z.iso.date().max(10);

/** A moment (UTC). */
export const Moment = z.iso.datetime().max(30);

/** A text that is not empty. */
export const words = (most: number) => z.string().max(most).regex(/\S/);

/** What kind of organism it is. */
export const OrganismTypeJson = z.enum(organismTypes).describe("pest, disease, weed, virus or nematode.");

/** How likely an organism is to spread now. */
export const RiskLevelJson = z.enum(riskLevels).describe("low, moderate, high or very high.");

/** A crop by its id and name. */
export const CropJson = z
  .strictObject({ id: CropId.describe("Id of the crop."), name: words(80).describe("English name.") })
  .describe("A crop.");
