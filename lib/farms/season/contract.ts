import { z } from "zod";
import { FarmCropJson } from "../crops/contract";
import { stageNames } from "../models/kc-curve";
import { textureClasses } from "../models/soil-texture";

const Id = z.int().min(1).max(2_147_483_647);
const Day = z.iso.date().max(10);
const depth = (most: number) => z.number().min(0).max(most);
const maxDays = 400;

const DataOrigin = z
  .strictObject({
    source: z.string().max(200).regex(/\S/).describe("Who made the data."),
    kind: z
      .enum(["observed", "forecast", "modelled"])
      .describe("modelled: what is usual there at that time of year, not what happened or is coming."),
    age_seconds: z.int().min(0).max(1e9).describe("Seconds since it was fetched from its source."),
  })
  .describe("Where data came from.");

const WeatherDayJson = z
  .strictObject({
    date: Day.describe("The day in the farm's own time zone, YYYY-MM-DD."),
    when: z.enum(["past", "ahead"]).describe("ahead: today and later, from the forecast."),
    temperature_min: z.number().min(-100).max(70).nullable().describe("Lowest temperature in °C; null: not known."),
    temperature_max: z.number().min(-100).max(70).nullable().describe("Highest temperature in °C; null: not known."),
    precipitation: depth(3000).nullable().describe("Rain in mm; null: not known."),
    precipitation_probability: depth(100).nullable().describe("Chance of rain in %; null for past days."),
    et0: depth(30)
      .nullable()
      .describe("Reference evapotranspiration in mm (FAO-56, Penman-Monteith); null: not known."),
    conditions: z.string().max(100).regex(/\S/).describe("The weather in a few English words."),
  })
  .describe("A day at the farm.");

const WeatherJson = z
  .strictObject({
    history: DataOrigin,
    forecast: DataOrigin,
    radiation_estimated: z.int().min(0).max(maxDays).describe("Days whose radiation was estimated from temperatures."),
    wind_estimated: z.int().min(0).max(maxDays).describe("Days whose wind is the usual one of the place."),
    days: z.array(WeatherDayJson).max(maxDays).describe("Past and coming days, oldest first."),
  })
  .describe("The farm's weather since the first planting (30 days at least, a year at most), and the forecast.");

const WaterDayJson = z
  .strictObject({
    date: Day.describe("The day, YYYY-MM-DD."),
    when: z.enum(["past", "ahead"]).describe("ahead: today and later, if nothing more is irrigated."),
    kc: depth(3).describe("Crop coefficient (no unit)."),
    evapotranspiration: depth(50).describe("What crop and soil give off in mm (ETc adj)."),
    precipitation: depth(3000).describe("Rain in mm."),
    irrigation: depth(1000).describe("Irrigation in mm (net)."),
    depletion: depth(2000).describe("Water missing in the root zone at the end of the day in mm (Dr)."),
    readily_available: depth(2000).describe("Water that the crop can use without stress in mm (RAW)."),
    total_available: depth(2000).describe("Water that the root zone can hold for the crop in mm (TAW)."),
    stress: depth(1).describe("Water stress coefficient Ks: 1 without stress, 0 at wilting point."),
  })
  .describe("A day of the root zone's water balance.");

const WaterJson = z
  .strictObject({
    kc: depth(3).describe("Crop coefficient today (no unit)."),
    depletion: depth(2000).describe("Water missing in the root zone now in mm (Dr)."),
    readily_available: depth(2000).describe("RAW today in mm."),
    total_available: depth(2000).describe("TAW today in mm."),
    root_depth: depth(10).describe("Rooting depth today in m."),
    days_filled: z.int().min(0).max(maxDays).describe("Days whose ET0 was taken from the day before."),
    source: z.string().max(1000).regex(/\S/).describe("Where Kc, stages and rooting depth come from."),
    days: z.array(WaterDayJson).max(maxDays).describe("Each day since planting and ahead."),
  })
  .describe("The water of the crop's root zone (FAO-56).");

const codes = [
  "irrigate_now",
  "irrigate_by",
  "wait_for_rain",
  "enough",
  "drying_down",
  "no_planting_date",
  "not_planted",
  "no_crop_data",
  "no_place",
] as const;

const AdviceJson = z
  .strictObject({
    code: z.enum(codes).describe("What to do, or why that cannot be said."),
    irrigate_on: Day.nullable().describe("The last day on which to irrigate before the crop lacks water; null: none."),
    net_depth: depth(2000).nullable().describe("Water that then refills the root zone in mm; null: none."),
    gross_depth: z
      .strictObject({
        surface: depth(4000).describe("With furrows or basins, in mm."),
        sprinkler: depth(4000).describe("With sprinklers, in mm."),
        drip: depth(4000).describe("With drip lines, in mm."),
      })
      .nullable()
      .describe("What to give so that the net depth stays in the root zone; null: nothing."),
    rain_on: Day.nullable().describe("The day of the rain that is worth waiting for; null: none."),
    rain: depth(3000).nullable().describe("That rain in mm; null: none."),
    enough_until: Day.nullable().describe("The last day looked at on which there is still enough; null: not said."),
  })
  .describe("When to irrigate and how much.");

const SeasonCropJson = z
  .strictObject({
    farm_crop_id: Id.describe("The id of the crop on this farm."),
    crop_id: Id.nullable().describe("The crop's id in the catalogue; null when it is not there."),
    crop: FarmCropJson,
    harvest_date: Day.nullable().describe("Expected harvest, else the end of the stages; null when not known."),
    day_of_season: z.int().min(1).max(100_000).nullable().describe("1 on the day of planting; null before it."),
    stage: z.enum(stageNames).nullable().describe("Growth stage today (FAO-56); null when not known."),
    stages: z
      .array(
        z
          .strictObject({
            stage: z.enum(stageNames).describe("Growth stage."),
            from: Day.describe("First day."),
            to: Day.describe("Last day."),
          })
          .describe("A growth stage."),
      )
      .max(4)
      .describe("Growth stages; empty when the crop or its planting date is not known."),
    growing_degree_days: z
      .strictObject({
        base: z.number().min(-50).max(50).describe("Temperature in °C below which the crop does not develop."),
        upper: z.number().min(-50).max(70).describe("Temperature in °C above which it develops no faster."),
        sum: depth(100_000).describe("Growing degree days in °C days."),
        from: Day.describe("First day summed, the planting date."),
        to: Day.describe("Last day summed."),
        to_maturity_min: depth(100_000).nullable().describe("Sum at which early kinds are ripe; null: not known."),
        to_maturity_max: depth(100_000).nullable().describe("Sum at which late kinds are ripe; null: not known."),
      })
      .nullable()
      .describe("Warmth since planting; null when it cannot be told."),
    water: WaterJson.nullable().describe("Null when it cannot be told; the advice says why."),
    irrigations: z
      .array(
        z
          .strictObject({ date: Day.describe("The day."), depth: depth(1000).describe("Net depth in mm.") })
          .describe("Water given on a day."),
      )
      .max(5000)
      .describe("What was irrigated, oldest first."),
    advice: AdviceJson,
  })
  .describe("A growing crop's season.");

/** A farm's season. */
export const SeasonJson = z
  .strictObject({
    farm_id: Id.describe("The farm's id."),
    today: Day.describe("Today at the farm."),
    weather: WeatherJson.nullable().describe("Null when the farm has no coordinates."),
    crops: z.array(SeasonCropJson).max(100).describe("The crops that are growing."),
    assumptions: z
      .strictObject({
        texture: z.enum(textureClasses).describe("Soil texture class (USDA) that the balance is made with."),
        texture_from: z.enum(["farm", "assumed"]).describe("farm: from the farm's soil type; assumed: not known."),
        field_capacity: depth(1).describe("Water at field capacity in m3/m3."),
        wilting_point: depth(1).describe("Water at wilting point in m3/m3."),
        start: z.literal("field_capacity").describe("How wet the soil is taken to be at planting."),
      })
      .describe("What was taken for granted."),
  })
  .describe("A farm's weather, growing crops and their water.");

/** What a farmer says of an irrigation. */
export const IrrigationBody = z
  .strictObject({
    date: Day.describe("The day, YYYY-MM-DD, from planting to today."),
    depth_mm: depth(500).describe(
      "Water that stayed in the root zone, in mm (1 mm is 1 litre on each m2); 0 takes it back.",
    ),
  })
  .describe("Water given to a crop on a day.");

/** An irrigation as it is kept. */
export const IrrigationJson = IrrigationBody.extend({ farm_crop_id: Id.describe("The crop on the farm.") }).describe(
  "Water given to a crop on a day.",
);
