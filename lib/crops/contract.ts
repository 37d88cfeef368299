import { z } from "zod";
import { CropId, CropPestJson, line, SeasonJson, spanToJson, YearSpanJson } from "./fields";
import type { PublishedWindow } from "./models/published";
import {
  categories,
  localLanguages,
  plantingUnits,
  textures,
  type Crop,
  type CropPest,
  type Sourced,
  type Span,
  type Tolerance,
} from "./crop";

const figure = z.number().min(-100).max(100_000);
const days = z.int().min(1).max(10_000);

/** Id of a crop in a path. */
export const CropPath = z.strictObject({ id: CropId.describe("Id of the crop in the catalogue.") });

/** What the catalogue is asked. */
export const CropListQuery = z.strictObject({
  search: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^[^<>{}[\]|\\\p{Cc}]+$/u)
    .optional()
    .describe(
      "A name or its beginning: English, scientific, Hausa, Yoruba or Igbo; accents, case and small misspellings do not matter.",
    ),
  category: z.enum(categories).optional().describe("Only crops grown for this."),
  page: z.int().min(1).max(1_000_000).default(1).describe("Page, from 1; beyond the last it is empty."),
  per_page: z.int().min(1).max(100).default(15).describe("Crops on a page, 1 to 100; 15 when left out."),
});

const names = {
  id: CropId.describe("Id of the crop; it does not change."),
  name: line(80).describe("English name."),
  scientific_name: line(120).describe("Scientific name."),
  category: z.enum(categories).describe("What the crop is grown for."),
  other_names: z.array(line(80).describe("A name.")).max(20).describe("Other English names."),
  local_names: z
    .array(
      z
        .strictObject({
          language: z.enum(localLanguages).describe("ISO 639-1: ha Hausa, yo Yoruba, ig Igbo."),
          name: line(80).describe("The name."),
        })
        .describe("A name in another language."),
    )
    .max(20)
    .describe("Names in Nigerian languages, only where they are certain."),
  days_to_maturity: z
    .strictObject({ min: days.describe("Fewest days."), max: days.describe("Most days.") })
    .nullable()
    .describe("Days from planting to harvest; of trees and other perennials to the first harvest."),
};

/** A crop in a list. */
const ListedCrop = z.strictObject(names).describe("A crop.");

/** A page of the catalogue. */
export const CropList = z
  .strictObject({
    data: z.array(ListedCrop).max(100).describe("The crops; the likeliest first when searched, else by name."),
    meta: z
      .strictObject({
        total: z.int().min(0).max(100_000).describe("Crops that fit, on all pages."),
        per_page: z.int().min(1).max(100).describe("Crops on a page."),
        last_page: z.int().min(1).max(100_000).describe("Number of the last page."),
        current_page: z.int().min(1).max(1_000_000).describe("Number of this page."),
      })
      .describe("Where the page stands in the list."),
  })
  .describe("A page of the crop catalogue.");

const tolerance = (what: string) =>
  z
    .strictObject({
      min: figure.describe("Below it the crop does not grow."),
      optimum_from: figure.describe("From here on it grows at its best."),
      optimum_to: figure.describe("Up to here it grows at its best."),
      max: figure.describe("Above it the crop does not grow."),
    })
    .nullable()
    .describe(`${what} Null when not known.`);
const TextureList = z.array(z.enum(textures).describe("Class of texture.")).max(4);
const Origin = z
  .strictObject({
    source: line(300).describe("Publication, database, or `General agronomic knowledge, …`."),
    review: z.boolean().describe("True when the figures were not checked against a publication."),
    note: line(300).nullable().describe("What to know of the figures; null when there is nothing."),
  })
  .describe("Where a block of figures comes from.");
const spanOf = (value: z.ZodNumber, unit: string) =>
  z.strictObject({ min: value.describe(`Least, ${unit}.`), max: value.describe(`Most, ${unit}.`) });
const stage = z.int().min(0).max(2000);
const kc = z.number().min(0).max(3);

/** All that is known of a crop. */
export const CropRecord = z
  .strictObject({
    ...names,
    perennial: z.boolean().describe("True for crops that stand for years."),
    requirements: z
      .strictObject({
        temperature: tolerance("Mean temperature in °C."),
        rainfall: tolerance("Rain in the growing season in mm; of perennials in the year."),
        ph: tolerance("pH of the soil in water."),
        texture: z
          .strictObject({
            optimal: TextureList.describe("Textures in which it grows best."),
            absolute: TextureList.describe("Textures in which it grows at all."),
          })
          .nullable()
          .describe(
            "Soil texture: heavy (clays), medium (loams), light (sands), organic (peats). Null when not known.",
          ),
        killing_temperature: figure
          .nullable()
          .describe("Temperature that kills young plants, °C. Null when not known."),
        source: Origin,
      })
      .describe("What the crop needs."),
    spacing: z
      .strictObject({
        between_rows: z.number().min(1).max(5000).describe("Between rows, cm."),
        within_row: z.number().min(1).max(5000).describe("Between plants in a row, cm."),
      })
      .nullable()
      .describe("How far apart it is planted. Null when not known."),
    seed_rate: z
      .strictObject({
        min: z.number().min(0).max(1_000_000).describe("Least, per hectare."),
        max: z.number().min(0).max(1_000_000).describe("Most, per hectare."),
        unit: z.enum(plantingUnits).describe("What is counted: kg of seed, or pieces of planting material."),
      })
      .nullable()
      .describe("What is planted on a hectare. Null when not known."),
    water: z
      .strictObject({
        stages: z
          .strictObject({
            initial: stage.describe("From planting to 10 % ground cover, days."),
            development: stage.describe("To full cover, days."),
            mid: stage.describe("To the start of ripening, days."),
            late: stage.describe("To harvest, days."),
          })
          .describe("Lengths of the growth stages."),
        kc: z
          .strictObject({
            initial: kc.describe("In the initial stage."),
            mid: kc.describe("In mid-season."),
            end: kc.describe("At harvest."),
          })
          .describe("Crop coefficients: evapotranspiration of the crop over that of the reference, no unit."),
        root_depth: spanOf(z.number().min(0).max(10), "m").describe("Greatest rooting depth, m."),
        depletion_fraction: z
          .number()
          .min(0)
          .max(1)
          .describe("Share of the available soil water that may be used before growth suffers, at 5 mm/day."),
        source: Origin,
      })
      .nullable()
      .describe("How the crop uses water (FAO-56). Null when not known."),
    growing_degree_days: z
      .strictObject({
        base: figure.describe("Below it the crop does not develop, °C."),
        upper: figure.describe("Above it more warmth brings nothing, °C."),
        to_maturity: spanOf(z.number().min(0).max(10_000), "°C days")
          .nullable()
          .describe("Sum from planting to maturity."),
        source: Origin,
      })
      .nullable()
      .describe("Limits for growing degree days. Null when not known."),
    seasons: z
      .array(
        z
          .strictObject({
            country: line(2).describe("Country (ISO 3166-1, two letters)."),
            zone: line(40).describe("Part of the country: north, south, east, middle, a state, or all."),
            season: SeasonJson,
            plant: YearSpanJson.describe("Planting."),
            harvest: YearSpanJson.describe("Harvest."),
            source: line(300).describe("Where the window is published."),
          })
          .describe("A season of the calendar."),
      )
      .max(100)
      .describe("When it is planted and harvested in West Africa, as published; for a place ask its calendar."),
    pests: z
      .array(CropPestJson)
      .max(200)
      .describe("Pests, diseases, weeds, viruses and nematodes that harm it in West Africa, by name."),
    sources: z
      .strictObject({ maturity: Origin, planting: Origin, names: Origin })
      .describe("Where days to maturity, spacing and seed rate, and names come from."),
  })
  .describe("A crop.");

const spanJson = (span: Span | null) => span && { min: span.min, max: span.max };
const originJson = ({ source, review, note }: Sourced) => ({ source, review, note });

function toleranceJson(value: Tolerance | null) {
  return value && { min: value.min, optimum_from: value.optimumFrom, optimum_to: value.optimumTo, max: value.max };
}

/** A crop as lists show it. */
function listedCropToJson(crop: Crop): z.input<typeof ListedCrop> {
  return {
    id: crop.id,
    name: crop.name,
    scientific_name: crop.scientificName,
    category: crop.category,
    other_names: crop.otherNames,
    local_names: crop.localNames,
    days_to_maturity: spanJson(crop.daysToMaturity),
  };
}

function waterJson({ water }: Crop): z.input<typeof CropRecord>["water"] {
  return (
    water && {
      stages: water.stageDays,
      kc: water.kc,
      root_depth: water.rootDepthM,
      depletion_fraction: water.depletionFraction,
      source: originJson(water),
    }
  );
}

function heatJson({ heat }: Crop): z.input<typeof CropRecord>["growing_degree_days"] {
  return (
    heat && { base: heat.baseC, upper: heat.upperC, to_maturity: spanJson(heat.degreeDays), source: originJson(heat) }
  );
}

/** A crop in full. */
export function cropToJson(crop: Crop, windows: PublishedWindow[], pests: CropPest[]): z.input<typeof CropRecord> {
  const { spacingCm, plantingRate, sources } = crop;
  return {
    ...listedCropToJson(crop),
    perennial: crop.perennial,
    requirements: {
      temperature: toleranceJson(crop.temperatureC),
      rainfall: toleranceJson(crop.rainMm),
      ph: toleranceJson(crop.ph),
      texture: crop.texture,
      killing_temperature: crop.killingC,
      source: originJson(sources.requirements),
    },
    spacing: spacingCm && { between_rows: spacingCm.betweenRows, within_row: spacingCm.withinRow },
    seed_rate: plantingRate,
    water: waterJson(crop),
    growing_degree_days: heatJson(crop),
    seasons: windows.map(({ country, zone, season, plant, harvest, source }) => ({
      country,
      zone,
      season,
      plant: spanToJson(plant),
      harvest: spanToJson(harvest),
      source,
    })),
    pests,
    sources: {
      maturity: originJson(sources.maturity),
      planting: originJson(sources.planting),
      names: originJson(sources.names),
    },
  };
}

/** A page of the catalogue as JSON. */
export function cropListToJson(
  crops: Crop[],
  { page, perPage }: { page: number; perPage: number },
): z.input<typeof CropList> {
  return {
    data: crops.slice((page - 1) * perPage, page * perPage).map(listedCropToJson),
    meta: {
      total: crops.length,
      per_page: perPage,
      last_page: Math.max(1, Math.ceil(crops.length / perPage)),
      current_page: page,
    },
  };
}
