import { z } from "zod";
import { farmCropStatuses, type FarmCrop } from "./farm-crop";

const Id = z.int().min(1).max(2_147_483_647);
const CalendarDay = z.iso.date().max(10);

/** The ids of a farm and of a crop on it, in a path. */
export const FarmCropPath = z.strictObject({
  id: Id.describe("Id of one of your farms."),
  farm_crop_id: Id.describe("Id of a crop on this farm."),
});

const CropName = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^\P{Cc}+$/u)
  .describe("What the crop is called.");
const Variety = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^\P{Cc}+$/u)
  .describe("The variety, such as SAMMAZ 15.");
const Area = z.number().min(0.0001).max(1_000_000).describe("Area under this crop in hectares.");
const Status = z
  .enum(farmCropStatuses)
  .describe("planned: not planted yet; growing: in the ground; harvested: brought in; failed: lost.");

const settable = {
  variety: Variety.nullable().optional().describe("The variety, such as SAMMAZ 15; null when not known."),
  area: Area.nullable().optional().describe("Area under this crop in hectares, at most the farm's size."),
  planting_date: CalendarDay.nullable().optional().describe("Day of planting, YYYY-MM-DD; it may be still to come."),
  expected_harvest_date: CalendarDay.nullable()
    .optional()
    .describe(
      "Day on which harvest is expected, YYYY-MM-DD, not before planting; left out: the planting date and the crop's days to maturity, where the catalogue knows them.",
    ),
};

/** A crop to add to a farm. */
export const NewFarmCropBody = z
  .strictObject({
    crop_id: Id.optional().describe("Id in the crop catalogue. Give crop_id, or name, or both."),
    name: CropName.optional().describe(
      "What the crop is called; a name that the catalogue knows is linked to it. Left out: the catalogue's name.",
    ),
    status: Status.optional().describe(
      "planned, growing, harvested or failed. Left out: growing from the planting date on, else planned.",
    ),
    ...settable,
  })
  .describe("A crop on the farm.");

/** What changes in a crop on a farm. */
export const FarmCropEditBody = z
  .strictObject({ status: Status.optional(), ...settable })
  .refine((body) => Object.keys(body).length > 0, "give at least one field to change")
  .describe("What changes in the crop; fields left out stay as they are.");

/** A crop on a farm. */
export const FarmCropJson = z
  .strictObject({
    id: Id.describe("The id of this crop on this farm."),
    area: Area.nullable().describe("Area under this crop in hectares; null when not said."),
    name: CropName,
    status: Status,
    variety: Variety.nullable().describe("The variety; null when not said."),
    planting_date: CalendarDay.nullable().describe("Day of planting; null when not said."),
    expected_harvest_date: CalendarDay.nullable().describe("Day on which harvest is expected; null when not known."),
  })
  .describe("A crop on a farm.");

/** All crops of a farm. */
export const FarmCropListJson = z
  .strictObject({ data: z.array(FarmCropJson).max(1000).describe("The farm's crops, the latest planted first.") })
  .describe("The crops of a farm.");

/** What removing a crop answers. */
export const RemovedFarmCropJson = z
  .strictObject({ id: Id.describe("The id of the removed crop."), deleted: z.literal(true).describe("It is gone.") })
  .describe("A crop that was removed from its farm.");

/** A crop on a farm as JSON. */
export function farmCropToJson(crop: FarmCrop): z.output<typeof FarmCropJson> {
  return {
    id: crop.id,
    area: crop.areaHa,
    name: crop.name,
    status: crop.status,
    variety: crop.variety,
    planting_date: crop.plantingDate,
    expected_harvest_date: crop.expectedHarvestDate,
  };
}

/** What a caller may set of a crop; what is left out stays as it is. Dates are YYYY-MM-DD. */
export type FarmCropFields = Partial<
  Pick<FarmCrop, "variety" | "areaHa" | "status" | "plantingDate" | "expectedHarvestDate">
>;

/** The fields that a body sets; what it leaves out is left out. */
export function cropFieldsFromJson(body: z.output<typeof FarmCropEditBody>): FarmCropFields {
  const { status, variety, area, planting_date: plantingDate, expected_harvest_date: expectedHarvestDate } = body;
  return {
    ...(status === undefined ? {} : { status }),
    ...(variety === undefined ? {} : { variety }),
    ...(area === undefined ? {} : { areaHa: area }),
    ...(plantingDate === undefined ? {} : { plantingDate }),
    ...(expectedHarvestDate === undefined ? {} : { expectedHarvestDate }),
  };
}
