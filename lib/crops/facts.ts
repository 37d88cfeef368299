import { z } from "zod";
import { localLanguages, plantingUnits, textures, type Crop } from "./crop";

const span = z.object({ min: z.number(), max: z.number() });
const tolerance = z.object({ min: z.number(), optimumFrom: z.number(), optimumTo: z.number(), max: z.number() });
const sourced = z.object({ source: z.string(), review: z.boolean(), note: z.string().nullable() });
const texture = z.enum(textures);

/** A crop without what the table `crops` keeps in columns of its own. */
export type CropFacts = Omit<Crop, "id" | "name" | "scientificName" | "category">;

/** What the column `facts` of the table `crops` holds. */
export const CropFacts: z.ZodType<CropFacts> = z.object({
  perennial: z.boolean(),
  otherNames: z.array(z.string()),
  localNames: z.array(z.object({ language: z.enum(localLanguages), name: z.string() })),
  temperatureC: tolerance.nullable(),
  rainMm: tolerance.nullable(),
  ph: tolerance.nullable(),
  texture: z.object({ optimal: z.array(texture), absolute: z.array(texture) }).nullable(),
  killingC: z.number().nullable(),
  cycleDays: span.nullable(),
  daysToMaturity: span.nullable(),
  spacingCm: z.object({ betweenRows: z.number(), withinRow: z.number() }).nullable(),
  plantingRate: span.extend({ unit: z.enum(plantingUnits) }).nullable(),
  water: sourced
    .extend({
      stageDays: z.object({ initial: z.number(), development: z.number(), mid: z.number(), late: z.number() }),
      kc: z.object({ initial: z.number(), mid: z.number(), end: z.number() }),
      rootDepthM: span,
      depletionFraction: z.number(),
    })
    .nullable(),
  heat: sourced.extend({ baseC: z.number(), upperC: z.number(), degreeDays: span.nullable() }).nullable(),
  sources: z.object({ requirements: sourced, maturity: sourced, planting: sourced, names: sourced }),
});
