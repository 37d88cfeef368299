import { z } from "zod";
import type { Corner } from "../geo/boundary/ring";
import { FarmCropJson, farmCropToJson } from "./crops/contract";
import { farmStatuses, type Farm, type FarmFields, type ListedFarm, type WholeFarm } from "./farm";

const Id = z.int().min(1).max(2_147_483_647);
const Moment = z.iso.datetime().max(30);

/** The id of a farm, in a path. */
export const FarmPath = z.strictObject({ id: Id.describe("Id of one of your farms.") });

const Coordinates = z
  .strictObject({
    latitude: z.number().min(-90).max(90).describe("Degrees north (WGS 84), -90 to 90."),
    longitude: z.number().min(-180).max(180).describe("Degrees east (WGS 84), -180 to 180."),
  })
  .describe("Where the farm is.");

const FarmName = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^\P{Cc}+$/u)
  .describe("What the farm is called, 1 to 120 characters.");
const Size = z.number().min(0.0001).max(1_000_000).describe("Area in hectares.");
const Location = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}+$/u)
  .describe("Where the farm is, in words: village, town, state.");
const SoilType = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^\P{Cc}+$/u)
  .describe("The soil in words, best a USDA texture class such as sandy loam.");
const Description = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .regex(/^[^\p{Cc}]*([\n\t\r][^\p{Cc}]*)*$/u)
  .describe("Anything worth knowing about the farm, up to 2,000 characters.");
const Status = z.enum(farmStatuses).describe("active: worked; fallow: resting; archived: no longer kept.");

/** Bounds are wide here so that the check of the boundary itself can say what is wrong and where. */
const Boundary = z
  .array(z.array(z.number().min(-180).max(180).describe("Degrees.")).min(2).max(2).describe("[latitude, longitude]"))
  .min(1)
  .max(10_000)
  .describe(
    "Corners of the farm's boundary in order, as [latitude, longitude] in degrees (WGS 84): at least 3 and at most 2,000, the last joined to the first; edges may not cross. 0.01 to 50,000 hectares.",
  );

const emptied = "null empties it.";
const settable = {
  size: Size.nullable()
    .optional()
    .describe(`Area in hectares; ${emptied} With a boundary and without a size it becomes the boundary's area.`),
  location: Location.nullable().optional().describe(`Where the farm is, in words; ${emptied}`),
  coordinates: Coordinates.nullable()
    .optional()
    .describe(`Where the farm is; ${emptied} With a boundary and without coordinates they become its centroid.`),
  soil_type: SoilType.nullable()
    .optional()
    .describe(`The soil in words, best a USDA texture class such as sandy loam; ${emptied}`),
  description: Description.nullable().optional().describe(`Anything worth knowing about the farm; ${emptied}`),
  boundary_coordinates: Boundary.nullable().optional(),
};

/** A new farm. */
export const NewFarmBody = z.strictObject({ name: FarmName, ...settable }).describe("A new farm.");

/** What changes in a farm. */
export const FarmEditBody = z
  .strictObject({ name: FarmName.optional(), status: Status.optional(), ...settable })
  .refine((body) => Object.keys(body).length > 0, "give at least one field to change")
  .describe("What changes in the farm; fields left out stay as they are.");

/** The filters of a list of farms. */
export const FarmFilter = z.strictObject({
  status: Status.optional().describe("Only farms with this status; left out: all."),
  search: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[^<>\p{Cc}]+$/u)
    .optional()
    .describe("Beginnings of words in the farm's name or location; accents and case do not matter."),
});

/** Orders of a list of farms; `-` is descending. */
export const farmSorts = [
  "name",
  "-name",
  "size",
  "-size",
  "created_at",
  "-created_at",
  "updated_at",
  "-updated_at",
] as const;

/** What a list of farms is asked. */
export const FarmListQuery = FarmFilter.extend({
  page: z.int().min(1).max(1_000_000).default(1).describe("Page, from 1."),
  per_page: z.int().min(1).max(100).default(15).describe("Farms per page, 1 to 100."),
  sort: z
    .enum(farmSorts)
    .default("-created_at")
    .describe("Order; a leading - is descending. Farms without a size come last by size."),
});

const stored = {
  id: Id.describe("The farm's id."),
  name: FarmName,
  size: z.number().min(0).max(1_000_000).nullable().describe("Area in hectares; null when not known."),
  status: Status,
  location: Location.nullable().describe("Where the farm is, in words; null when not said."),
  created_at: Moment.describe("When the farm was made (UTC)."),
  updated_at: Moment.describe("When the farm, its boundary or its crops were last changed (UTC)."),
  coordinates: Coordinates.nullable().describe("Where the farm is; null when not said."),
};

/** A farm without crops and boundary, as creating and updating answer it. */
export const FarmJson = z
  .strictObject({
    ...stored,
    soil_type: SoilType.nullable().describe("The soil in words; null when not said."),
    description: z
      .string()
      .max(2000)
      .regex(/^[\s\S]*$/)
      .nullable()
      .describe("Notes on the farm; null when there are none."),
  })
  .describe("A farm.");

/** A farm in full. */
export const WholeFarmJson = FarmJson.extend({
  crops: z.array(FarmCropJson).max(1000).describe("The farm's crops, the latest planted first."),
  boundary_coordinates: Boundary.nullable().describe(
    "Corners of the boundary as [latitude, longitude], not closed; null when there is none.",
  ),
}).describe("A farm with its crops and boundary.");

/** A page of farms. */
export const FarmListJson = z
  .strictObject({
    data: z
      .array(
        z
          .strictObject({
            ...stored,
            crops: z
              .array(z.string().max(120).regex(/^.*$/))
              .max(1000)
              .describe("Names of the farm's crops that are planned or growing."),
          })
          .describe("A farm in a list."),
      )
      .max(100)
      .describe("The farms of the page."),
    meta: z
      .strictObject({
        total: z.int().min(0).max(2_147_483_647).describe("Farms on all pages together."),
        per_page: z.int().min(1).max(100).describe("Farms per page."),
        last_page: z.int().min(1).max(2_147_483_647).describe("The last page that has a farm; 1 when there is none."),
        current_page: z.int().min(1).max(1_000_000).describe("This page."),
      })
      .describe("Where in the list this page is."),
  })
  .describe("A page of farms.");

/** What deleting a farm answers. */
export const DeletedFarmJson = z
  .strictObject({
    id: Id.describe("The farm's id."),
    deleted: z.literal(true).describe("The farm is gone from every answer; you can restore it for 30 days."),
  })
  .describe("A deleted farm.");

/** A farm as JSON, in the form that creating and updating answer. */
export function farmToJson(farm: Farm): z.output<typeof FarmJson> {
  const moments = { createdAt: farm.createdAt.toISOString(), updatedAt: farm.updatedAt.toISOString() };
  return { ...storedToJson({ ...farm, ...moments }), soil_type: farm.soilType, description: farm.description };
}

function storedToJson(farm: Omit<ListedFarm, "cropNames">) {
  return {
    id: farm.id,
    name: farm.name,
    size: farm.sizeHa,
    status: farm.status,
    location: farm.location,
    created_at: farm.createdAt,
    updated_at: farm.updatedAt,
    coordinates: farm.point,
  };
}

/** A farm as JSON, in full. */
export function wholeFarmToJson(farm: WholeFarm): z.output<typeof WholeFarmJson> {
  return { ...farmToJson(farm), crops: farm.crops.map(farmCropToJson), boundary_coordinates: farm.boundary };
}

/** A page of farms as JSON. */
export function farmListToJson(
  farms: ListedFarm[],
  { total, page, perPage }: { total: number; page: number; perPage: number },
): z.output<typeof FarmListJson> {
  return {
    data: farms.map((farm) => ({ ...storedToJson(farm), crops: farm.cropNames })),
    meta: { total, per_page: perPage, last_page: Math.max(1, Math.ceil(total / perPage)), current_page: page },
  };
}

/** The fields that a body sets; what it leaves out is left out. */
export function fieldsFromJson(
  body: Omit<z.output<typeof FarmEditBody>, "name"> & { name?: string | undefined },
): FarmFields {
  const { name, status, size, location, coordinates, soil_type: soilType, description } = body;
  const boundary = body.boundary_coordinates;
  return {
    ...(name === undefined ? {} : { name }),
    ...(status === undefined ? {} : { status }),
    ...(size === undefined ? {} : { sizeHa: size }),
    ...(location === undefined ? {} : { location }),
    ...(coordinates === undefined ? {} : { point: coordinates }),
    ...(soilType === undefined ? {} : { soilType }),
    ...(description === undefined ? {} : { description }),
    ...(boundary === undefined ? {} : { boundary: boundary && boundary.map(cornerOf) }),
  };
}

const cornerOf = ([latitude = 0, longitude = 0]: number[]): Corner => [latitude, longitude];
