import { z } from "zod";
import { NamedLocation, PlaceQuery } from "../places/contract";

const maxDays = 366;
const msPerDay = 86_400_000;
const Day = z.iso.date().max(10);
const Moment = z.iso.datetime().max(30);
const words = (most: number) => z.string().max(most).regex(/\S/);
const ndvi = z.number().min(-1).max(1);
const moisture = z.number().min(0).max(1);

type Range = { start_date: string; end_date: string };

const daysIn = (range: Range) => (Date.parse(range.end_date) - Date.parse(range.start_date)) / msPerDay + 1;

const dayFrom = (first: string) => Day.refine((day) => day >= first, { error: `expected ${first} or later` });

const startText = (first: string) => `First day, YYYY-MM-DD, ${first} or later.`;
const endText = `Last day, YYYY-MM-DD: not before start_date, at most ${maxDays} days in all (both ends counted)`;
type Rule = [(range: Range) => boolean, { path: string[]; error: string }];

const inOrder: Rule = [
  (range) => !(daysIn(range) < 1),
  { path: ["end_date"], error: "expected start_date or a later day" },
];
const notTooLong: Rule = [
  (range) => !(daysIn(range) > maxDays),
  { path: ["end_date"], error: `expected at most ${maxDays} days from start_date, both counted` },
];

/** First day with NDVI (MODIS). */
const firstNdviDate = "2000-02-18";
/** First day with soil moisture (ERA5-Land). */
const firstMoistureDate = "1950-01-01";

/** Where and when NDVI is asked for. */
export const NdviQuery = PlaceQuery.safeExtend({
  start_date: dayFrom(firstNdviDate).describe(startText(firstNdviDate)),
  end_date: dayFrom(firstNdviDate).describe(`${endText}, and not after today (UTC).`),
})
  .refine(...inOrder)
  .refine(...notTooLong);

/** Where, when and how deep soil moisture is asked for. */
export const MoistureQuery = PlaceQuery.safeExtend({
  start_date: dayFrom(firstMoistureDate).describe(startText(firstMoistureDate)),
  end_date: dayFrom(firstMoistureDate).describe(`${endText}, and at the latest 7 days from today (UTC).`),
  depth: z
    .string()
    .max(12)
    .regex(/^\d{1,3}(-\d{1,3})?( ?cm)?$/)
    .default("0-28")
    .describe("Layer in cm below the surface, `0-28`, or one depth, `10`; at most 100 cm deep. 0-28 when left out."),
})
  .refine(...inOrder)
  .refine(...notTooLong);

/** Which picture is wanted. */
export const ImageryQuery = PlaceQuery.safeExtend({
  date: Day.optional().describe("The scene of this day, else the nearest before it; left out: the latest clear one."),
  layer: z
    .enum(["true_color", "ndvi"])
    .default("true_color")
    .describe("true_color: as the eye sees it; ndvi: how green it is, brown to green."),
});

/** NDVI over time. */
export const NdviJson = z
  .strictObject({
    location: NamedLocation,
    start_date: Day.describe("First day asked for."),
    end_date: Day.describe("Last day asked for."),
    ndvi_data: z
      .array(
        z
          .strictObject({
            date: Day.describe("Day of the picture (UTC); of a composite, its first day."),
            value: ndvi.describe("Mean NDVI of the clear pixels, -1 to 1."),
            quality: z
              .string()
              .max(80)
              .regex(/^(good|fair|poor|modelled)(, \d+ of \d+ pixels clear)?$/)
              .describe(
                "good (at least 80 % of the pixels clear), fair (at least 40 %), poor (fewer) or modelled, and how many pixels were clear.",
              ),
          })
          .describe("One picture."),
      )
      .max(maxDays)
      .describe("One point for each usable picture, oldest first; days without one are left out."),
    average_ndvi: ndvi.describe("Mean of the values."),
    min_ndvi: ndvi.describe("Lowest value."),
    max_ndvi: ndvi.describe("Highest value."),
    trend: z
      .enum(["rapid growth", "improving", "stable", "declining", "rapid decline", "too few pictures"])
      .describe("Theil-Sen slope with a Mann-Kendall test; see the description of the endpoint."),
  })
  .describe("How green a place was.");

/** Soil moisture over time. */
export const MoistureJson = z
  .strictObject({
    location: NamedLocation,
    start_date: Day.describe("First day asked for."),
    end_date: Day.describe("Last day asked for."),
    depth: words(20).describe("The layer, such as 0-28 cm."),
    moisture_data: z
      .array(
        z
          .strictObject({
            date: Day.describe("The day (UTC)."),
            value: moisture.describe("Volumetric water content in m3/m3."),
            quality: z
              .enum(["reanalysis", "forecast", "modelled"])
              .describe("reanalysis: weather model fed with observations; forecast; modelled: our water balance."),
          })
          .describe("A day."),
      )
      .max(maxDays)
      .describe("Days with a value, oldest first; days without one are left out."),
    average_moisture: moisture.describe("Mean in m3/m3."),
    min_moisture: moisture.describe("Lowest in m3/m3."),
    max_moisture: moisture.describe("Highest in m3/m3."),
    trend: z
      .enum(["wetting", "stable", "drying", "too few days"])
      .describe("Theil-Sen slope with a Mann-Kendall test."),
  })
  .describe("How wet the soil was.");

const pictureUrl = z.url().max(2_000);

/** A satellite picture. */
export const ImageryJson = z
  .strictObject({
    location: NamedLocation,
    date: Day.describe("Day of the picture (UTC)."),
    satellite: words(60).describe("The satellite, such as Sentinel-2A."),
    cloud_coverage: z.number().min(0).max(100).describe("Clouds in % of the whole scene."),
    image_url: pictureUrl.describe("A PNG of the place with the farm's boundary drawn; works for 24 hours."),
    metadata: z
      .strictObject({
        resolution: words(20).describe("Size of a pixel on the ground."),
        bands: z.array(z.string().max(20).regex(/^\w+$/)).max(20).describe("Bands that the picture was made from."),
        acquisition_time: Moment.describe("When the satellite passed (UTC)."),
      })
      .describe("How the picture was taken."),
  })
  .describe("A satellite picture of a place.");

/** Which scenes of a farm the Satellite tab shows. */
export const ScenesQuery = z
  .strictObject({
    farm_id: z.int().min(1).max(2_147_483_647).describe("Id of one of your farms."),
    start_date: dayFrom(firstNdviDate).describe(startText(firstNdviDate)),
    end_date: dayFrom(firstNdviDate).describe(`${endText}.`),
  })
  .refine(...inOrder)
  .refine(...notTooLong);

const degrees = z.number().min(-180).max(180);

/** The scenes of a farm, each with its overlay. */
export const ScenesJson = z
  .strictObject({
    data: z
      .array(
        z
          .strictObject({
            date: Day.describe("Day of the picture (UTC)."),
            satellite: words(60).describe("The satellite."),
            quality: z.enum(["good", "fair", "poor"]).describe("From the share of clear pixels."),
            clear_pixels: z.int().min(0).max(100_000_000).describe("Pixels of the farm without cloud or shadow."),
            pixels: z.int().min(1).max(100_000_000).describe("Pixels of the farm."),
            mean: ndvi.describe("Mean NDVI of the clear pixels."),
            min: ndvi.describe("Lowest NDVI."),
            max: ndvi.describe("Highest NDVI."),
            overlay_url: z
              .string()
              .max(2_000)
              .regex(/^\/pictures\/[\w.-]+$/)
              .describe(
                "PNG of the NDVI at this server, clipped to the boundary, to be laid over `bounds`; works for 24 hours.",
              ),
          })
          .describe("A scene."),
      )
      .max(maxDays)
      .describe("Usable scenes, oldest first."),
    bounds: z
      .strictObject({
        south: degrees.describe("Degrees north of the lower edge."),
        west: degrees.describe("Degrees east of the left edge."),
        north: degrees.describe("Degrees north of the upper edge."),
        east: degrees.describe("Degrees east of the right edge."),
      })
      .describe("Where the overlays lie (WGS 84; the pictures are in web Mercator)."),
  })
  .describe("Satellite scenes of a farm.");
