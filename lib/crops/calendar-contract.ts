import { z } from "zod";
import { locationToJson, NamedLocation } from "../places/contract";
import type { CropCalendar } from "./calendar";
import { CropId, line, SeasonJson, spanToJson, YearSpanJson } from "./fields";
import { factors, type Suitability } from "./models/ecocrop";
import { isChecked } from "./models/published";
import { seasonDays } from "./models/rain-windows";
import { adviceSentence, publishedReason, rainsReason, suitabilitySentence } from "./wording";

const reason = line(600);
const source = line(300).describe("Where it comes from.");

const Window = z
  .strictObject({
    basis: z
      .enum(["calendar", "rains"])
      .describe("calendar: as published; rains: from onset and end of the rains here."),
    season: SeasonJson,
    plant: YearSpanJson.describe("When to plant."),
    harvest: YearSpanJson.nullable().describe("When to harvest; null when the first harvest is years away."),
    reason: reason.describe("Why, in a sentence."),
    source,
    checked: z.boolean().describe("False for general agronomic knowledge that was not checked against a publication."),
    stand_in: z.boolean().describe("True when a neighbouring country's calendar stands in for this one's."),
  })
  .describe("A window of planting and harvest.");

const Rains = z
  .strictObject({
    kind: z
      .enum(["seasons", "all_year", "none"])
      .describe(
        "seasons: as listed; all_year: no break in the rains; none: no rains that a crop could start with, or not known.",
      ),
    seasons: z
      .array(
        z
          .strictObject({
            onset: YearSpanJson.shape.from.describe("Usual first day of the rains, MM-DD."),
            end: YearSpanJson.shape.to.describe("Usual last day of the rains, MM-DD."),
            days: z.int().min(1).max(366).describe("Length in days."),
            crop_fits: z
              .boolean()
              .nullable()
              .describe("Whether the crop ripens in it without irrigation. Null when not known."),
            reason: reason.describe("Why, in a sentence."),
          })
          .describe("A rainy season."),
      )
      .max(6)
      .describe("Rainy seasons, the longest first."),
    source: line(300).nullable().describe("Whose rainfall it is; null when none is known."),
  })
  .describe("When it usually rains at the place.");

const Score = z
  .strictObject({
    score: z.int().min(0).max(100).describe("0 to 100, of the best month to begin."),
    class: z
      .enum(["excellent", "very_suitable", "suitable", "marginal", "not_suitable"])
      .describe("From 80 excellent, from 60 very_suitable, from 40 suitable, from 20 marginal, else not_suitable."),
    limiting_factor: z
      .enum(factors)
      .nullable()
      .describe("What limits it; null when nothing does. Soil is not known here, so ph and texture do not occur."),
    too_much: z
      .boolean()
      .nullable()
      .describe("Whether there is too much (true) or too little (false) of the limiting factor."),
    start_months: z.array(z.int().min(1).max(12).describe("Month, 1 to 12.")).max(12).describe("Best months to begin."),
    reason: reason.describe("The same in a sentence."),
  })
  .describe("How well climate and crop fit (EcoCrop).");

/** The calendar of a crop at a place. */
export const CalendarJson = z
  .strictObject({
    crop: z
      .strictObject({ id: CropId.describe("Id of the crop."), name: line(80).describe("English name.") })
      .describe("The crop."),
    location: NamedLocation,
    advice: z
      .strictObject({
        basis: z
          .enum(["calendar_and_rains", "calendar", "rains", "irrigation"])
          .describe(
            "On what it rests: calendar and rains together, one of them, or a dry-season calendar with irrigation.",
          ),
        season: SeasonJson,
        plant: YearSpanJson.describe("When to plant."),
        harvest: YearSpanJson.nullable().describe("When to harvest; null when the first harvest is years away."),
        irrigate: z.boolean().describe("True when the rains alone are too little for the crop, or the season is dry."),
        reason: reason.describe("What to do and why, in a sentence."),
      })
      .nullable()
      .describe(
        "When best to plant here; null when neither calendar nor rains allow the crop, or the climate does not.",
      ),
    windows: z.array(Window).max(20).describe("Windows of the calendars and of the rains, each with its reason."),
    rains: Rains,
    suitability: z
      .strictObject({ rainfed: Score, irrigated: Score })
      .nullable()
      .describe("How well the crop fits, by rain alone and with irrigation; null where no climate is known."),
  })
  .describe("When a crop is planted and harvested at a place, and how well it fits there.");

function windowsToJson({ crop, place, published, seasons, rain }: CropCalendar): z.input<typeof Window>[] {
  const byCalendar = published.windows.map((window) => ({
    basis: "calendar" as const,
    season: window.season,
    plant: spanToJson(window.plant),
    harvest: spanToJson(window.harvest),
    reason: publishedReason(crop, window, { ...published, country: place.country }),
    source: window.source,
    checked: isChecked(window),
    stand_in: published.standIn,
  }));
  const byRains = seasons.flatMap((fitted, index) =>
    fitted.fit?.fits
      ? [
          {
            basis: "rains" as const,
            season: index === 0 ? ("main" as const) : ("second" as const),
            plant: spanToJson(fitted.fit.window.plant),
            harvest: fitted.fit.window.harvest && spanToJson(fitted.fit.window.harvest),
            reason: rainsReason(crop, fitted),
            source: rain?.source ?? "",
            checked: true,
            stand_in: false,
          },
        ]
      : [],
  );
  return [...byCalendar, ...byRains];
}

function rainsToJson({ crop, rains, seasons, rain }: CropCalendar): z.input<typeof Rains> {
  return {
    kind: rains.kind,
    seasons: seasons.map((fitted) => {
      const { from, to, days } = seasonDays(fitted.season);
      return { onset: from, end: to, days, crop_fits: fitted.fit?.fits ?? null, reason: rainsReason(crop, fitted) };
    }),
    source: rain?.source ?? null,
  };
}

function scoreToJson(crop: CropCalendar["crop"], fit: Suitability): z.input<typeof Score> {
  return {
    score: fit.score,
    class: fit.class,
    limiting_factor: fit.limit?.factor ?? null,
    too_much: fit.limit?.tooMuch ?? null,
    start_months: fit.startMonths,
    reason: suitabilitySentence(crop, fit),
  };
}

/** A calendar as JSON. */
export function calendarToJson(calendar: CropCalendar): z.input<typeof CalendarJson> {
  const { crop, place, advice, rainfed, irrigated } = calendar;
  return {
    crop: { id: crop.id, name: crop.name },
    location: locationToJson(place),
    advice: advice && {
      basis: advice.basis,
      season: advice.season,
      plant: spanToJson(advice.plant),
      harvest: advice.harvest && spanToJson(advice.harvest),
      irrigate: advice.irrigate,
      reason: adviceSentence(crop, advice),
    },
    windows: windowsToJson(calendar),
    rains: rainsToJson(calendar),
    suitability:
      rainfed && irrigated ? { rainfed: scoreToJson(crop, rainfed), irrigated: scoreToJson(crop, irrigated) } : null,
  };
}
