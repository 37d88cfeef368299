import { z } from "zod";
import type { Place } from "../geo/place";

const Latitude = z.number().min(-90).max(90).describe("Latitude in degrees north (WGS 84), -90 to 90.");

const Longitude = z.number().min(-180).max(180).describe("Longitude in degrees east (WGS 84), -180 to 180.");

const PlaceName = z
  .string()
  .max(200)
  .regex(/^\S.*$/)
  .describe("The farm's or the place's name; for coordinates the nearest known place's.");

const ways = {
  farm_id: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .describe("Id of one of your farms. Give exactly one of farm_id, latitude with longitude, or location."),
  latitude: Latitude.optional().describe("Latitude in degrees north (WGS 84), -90 to 90; together with longitude."),
  longitude: Longitude.optional().describe("Longitude in degrees east (WGS 84), -180 to 180; together with latitude."),
  location: z
    .string()
    .trim()
    .min(2)
    .max(120)
    .regex(/^[^<>{}[\]|\\\p{Cc}]+$/u)
    .optional()
    .describe(
      "Name of a place, with its state or country where the name alone is not clear: Kano; Bassa, Kogi; Paris, France.",
    ),
};

/** Where, as the caller said it. */
export type PlaceSelector = z.output<z.ZodObject<typeof ways>>;

type Context = { addIssue: (issue: { code: "custom"; path: string[]; message: string }) => void };

/** Refuses a selector that says where in more than one way, or by half a pair; gives in how many ways it does. */
function checkWays({ farm_id, latitude, longitude, location }: PlaceSelector, context: Context): number {
  const fault = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (latitude !== undefined && longitude === undefined) fault("longitude", "required together with latitude");
  if (longitude !== undefined && latitude === undefined) fault("latitude", "required together with longitude");
  const byCoordinates = latitude !== undefined || longitude !== undefined;
  const given = Number(farm_id !== undefined) + Number(byCoordinates) + Number(location !== undefined);
  if (given > 1) {
    fault("location", "give exactly one of farm_id, latitude with longitude, or location (more than one was given)");
  }
  return given;
}

/** The three ways of saying where; exactly one of them is given. Endpoints add their own with `.safeExtend`. */
export const PlaceQuery = z.strictObject(ways).superRefine((selector, context) => {
  if (checkWays(selector, context) > 0) return;
  const message = "give exactly one of farm_id, latitude with longitude, or location (none was given)";
  context.addIssue({ code: "custom", path: ["location"], message });
});

/** The same three ways, of which one or none is given. */
export const OptionalPlaceQuery = z.strictObject(ways).superRefine((selector, context) => {
  checkWays(selector, context);
});

/** Whether the caller said where. */
export const saysWhere = ({ farm_id, latitude, location }: PlaceSelector): boolean =>
  farm_id !== undefined || latitude !== undefined || location !== undefined;

/** Where an answer holds. */
export const NamedLocation = z
  .strictObject({ name: PlaceName, latitude: Latitude, longitude: Longitude })
  .describe("The place that the answer is for.");

/** A place that was found for a selector. Null: not known. */
export type ResolvedPlace = {
  name: string;
  latitude: number;
  longitude: number;
  elevationM: number | null;
  /** Two letters (ISO 3166-1). */
  country: string | null;
  /** IANA name. */
  timezone: string;
};

/** The `location` of an answer. */
export function locationToJson({ name, latitude, longitude }: ResolvedPlace): z.input<typeof NamedLocation> {
  return { name, latitude, longitude };
}

/** What the place search is asked. */
export const PlaceSearchQuery = z.strictObject({
  search: z
    .string()
    .trim()
    .min(2)
    .max(80)
    .regex(/^[^<>{}[\]|\\\p{Cc}]+$/u)
    .describe("The beginning of a place's name; accents, case and small misspellings do not matter."),
});

/** The places that fit, the likeliest first. */
export const PlaceSearchResult = z.strictObject({
  data: z
    .array(
      z.strictObject({
        id: z.int().min(1).max(2_147_483_647).describe("Id of the place in the gazetteer."),
        name: PlaceName.describe("The place's name."),
        kind: z.enum(["state", "lga", "city", "town"]).describe("State, local government area, city or town."),
        admin1: z
          .string()
          .max(100)
          .regex(/^.*$/)
          .describe("First-level area, in Nigeria the state; empty when unknown."),
        country: z
          .string()
          .length(2)
          .regex(/^[A-Z]{2}$/)
          .describe("Country (ISO 3166-1, two letters)."),
        latitude: Latitude,
        longitude: Longitude,
      }),
    )
    .max(8)
    .describe("Up to 8 places, the likeliest first."),
});

/** The places that a search found. */
export function placeSearchToJson(places: Place[]): z.input<typeof PlaceSearchResult> {
  return {
    data: places.map(({ id, name, kind, admin1, country, latitude, longitude }) => {
      return { id, name, kind, admin1, country, latitude, longitude };
    }),
  };
}
